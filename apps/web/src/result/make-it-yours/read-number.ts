import type { OwnMeasure } from './own-measures.ts'

/** Not a number for an empty field, with which `Number` would set 0. */
export const readNumber = (typed = '', { toWire }: Pick<OwnMeasure, 'toWire'>): number => {
  const bare = typed.trim().replace('−', '-')
  // 1,000 is a thousand, and 31,5 has a decimal.
  const text = /^\d{1,3}(?:,\d{3})+$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.')
  return text === '' ? Number.NaN : toWire(Number(text))
}
