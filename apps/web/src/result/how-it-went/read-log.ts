import type { LogDraft } from './kept-log.ts'

export type LogField = Exclude<keyof LogDraft, 'servings' | 'count'>

/** In the order of the form. */
export const logFields: readonly LogField[] = ['taken', 'hours', 'stomach']

/** Null where what was typed is not a number, or one out of range. */
export function readLogField(field: LogField, typed: string): number | null {
  const number = field === 'hours' ? hoursOf(typed) : numberOf(typed)
  const { least, most } = limits[field]
  return number >= least && number <= most ? number : null
}

/** A minute is the shortest run. */
const limits: Readonly<Record<LogField, { readonly least: number; readonly most: number }>> = {
  taken: { least: 0, most: 99 },
  hours: { least: 1 / 60, most: 99 },
  stomach: { least: 0, most: 10 },
}

/** Also as a watch shows them: `2:30`, `2:30:15`. */
function hoursOf(typed: string): number {
  const [, hours, minutes, seconds = '0'] = /^(\d+):([0-5]\d)(?::([0-5]\d))?$/.exec(typed.trim()) ?? []
  return hours === undefined ? numberOf(typed) : Number(hours) + Number(minutes) / 60 + Number(seconds) / 3600
}

const numberOf = (typed: string) => {
  const text = typed.trim().replace(',', '.')
  return text === '' ? Number.NaN : Number(text)
}
