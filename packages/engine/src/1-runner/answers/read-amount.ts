import { type NumberToken, type Phrase } from '../text/tokens.ts'

/** A number with its unit, or a range read as its middle. */
export interface Amount {
  readonly value: number
  readonly unit: string | null
  /** The ends of a range, lower first. */
  readonly range: readonly [number, number] | null
}

const amountShape = /^n(?: -)?(?: (?<unit>(?!n\b)[a-z]+))?$/u
const rangeShape = /^n(?: (?<first>(?!n\b)[a-z]+))? - n(?: -)?(?: (?<unit>(?!n\b)[a-z]+))?$/u

/** Reads `35`, `35 mi`, `30-40 mi` and `30 mi - 40 mi`; `valueIn` gives the value of a number in a unit. */
export function readAmount(
  { shape, numbers: [first, second] }: Phrase,
  valueIn = (number: NumberToken, _unit: string | null) => number.value,
): Amount | undefined {
  const single = amountShape.exec(shape)
  if (single && first) {
    const unit = single.groups?.['unit'] ?? null
    return { value: valueIn(first, unit), unit, range: null }
  }
  const range = rangeShape.exec(shape)
  if (!range || !first || !second) return undefined
  const unit = range.groups?.['unit'] ?? null
  if (range.groups?.['first'] !== undefined && range.groups['first'] !== unit) return undefined
  const [low, high] = [valueIn(first, unit), valueIn(second, unit)].sort((a, b) => a - b) as [number, number]
  return { value: (low + high) / 2, unit, range: [low, high] }
}
