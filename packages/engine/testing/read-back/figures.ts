import { type Reader } from '../../src/7-words/amounts/format-amounts.ts'
import { expect } from 'vitest'

// Readers of finished lines, by rules of their own: for tests alone, which compare what is read to the facts of the plan.

/** What stands in a line by the names of the form's groups; a line of another form fails. */
export function readBy(form: RegExp, line: string): Readonly<Record<string, string>> {
  const found = form.exec(line)
  if (!found) throw new Error(`"${line}" does not read as ${form.source}`)
  return Object.fromEntries(Object.entries(found.groups ?? {}).map(([name, text]) => [name, text ?? '']))
}

/** "1,240", "62.5", "1½", "⅛". */
export function figureOf(text: string | undefined): number {
  const [, whole = '', part = ''] = /^([\d,.]*)([⅛¼⅜½⅝¾⅞⅓⅔]?)$/.exec(text ?? '') ?? []
  if (!text || whole + part === '') throw new Error(`"${text}" is no figure`)
  return Number(whole.replaceAll(',', '')) + partOfOne(part)
}

const partOfOne = (part: string) =>
  part === '' ? 0 : ({ '⅓': 1 / 3, '⅔': 2 / 3 }[part] ?? ('⅛¼⅜½⅝¾⅞'.indexOf(part) + 1) / 8)

/** "1 h 5 min", "48 min", "2 h", in minutes. */
export function minutesOf(text: string | undefined): number {
  const { h = '', min = '' } = readBy(/^(?:(?<h>\d+) h)? ?(?:(?<min>\d+) min)?$/, text ?? '')
  if (h + min === '') throw new Error(`"${text}" is no time`)
  return 60 * Number(h) + Number(min)
}

/** "0:25" and "1:45" in the lower unit of the two; "1:45:00" in seconds. */
export const clockOf = (text: string | undefined) =>
  (text ?? '').split(':').reduce((sum, part) => 60 * sum + figureOf(part), 0)

/** "5 oz (150 ml)" for runners who read ounces, "150 ml" for everybody else. */
export function expectVolume(reader: Reader, text: string | undefined, milliliters: number) {
  expectSumOfVolumes(reader, text, [milliliters])
}

/** The ounces are the sum of those of each drink, as printed. */
export function expectSumOfVolumes(reader: Reader, text: string | undefined, milliliters: readonly number[]) {
  const { oz, ml, mlAlone } = readBy(
    /^(?:(?<oz>[\d,½]+) oz \((?<ml>[\d,]+) ml\)|(?<mlAlone>[\d,]+) ml)$/,
    text ?? '',
  )
  const sum = milliliters.reduce((total, each) => total + each, 0)
  const ounces = milliliters.reduce((total, each) => total + ouncesOf(each), 0)
  expect(
    [oz, ml, mlAlone].map((figure) => (figure ? figureOf(figure) : null)),
    text,
  ).toEqual(readsOunces(reader) ? [ounces, sum, null] : [null, null, sum])
}

/** "5 oz" or "150 ml" alone: what is in the brackets of a volume stands in the column of its row. */
export function expectOwnVolume(reader: Reader, text: string | undefined, milliliters: number) {
  const { figure, unit } = readBy(/^(?<figure>[\d,½]+) (?<unit>oz|ml)$/, text ?? '')
  expect(unit, text).toBe(readsOunces(reader) ? 'oz' : 'ml')
  expect(figureOf(figure), text).toBe(unit === 'oz' ? ouncesOf(milliliters) : milliliters)
}

/** Whole, or in halves below four. */
function ouncesOf(milliliters: number): number {
  const ounces = milliliters / 29.5735
  return ounces < 4 ? Math.round(2 * ounces) / 2 : Math.round(ounces)
}

export const readsOunces = ({ units }: Reader) => units.mass === 'lb' || units.distance === 'mi'

export const volume = String.raw`(?:[\d,½]+ oz \([\d,]+ ml\)|[\d,]+ ml)`
export const ownVolume = String.raw`[\d,½]+ (?:oz|ml)`
export const duration = String.raw`(?:\d+ h)? ?(?:\d+ min)?`

/** Half up to so many decimals. */
export const rounded = (value: number, decimals = 0) =>
  Math.floor(value * 10 ** decimals + 0.5 + 1e-9) / 10 ** decimals

/** "Thursday, April 8" of a day of the plan: the weekday and the day have to agree. */
export function expectDay(text: string | undefined, iso: string | null | undefined) {
  const { weekday, month, day } = readBy(/^(?<weekday>\w+), (?<month>\w+) (?<day>\d+)$/, text ?? '')
  const date = new Date(`${iso}T12:00:00Z`)
  const named = (part: 'weekday' | 'month') =>
    date.toLocaleDateString('en-US', { [part]: 'long', timeZone: 'UTC' })
  expect([weekday, month, Number(day)], text).toEqual([named('weekday'), named('month'), date.getUTCDate()])
}
