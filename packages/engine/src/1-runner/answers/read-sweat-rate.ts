import { ok } from '../../result.ts'
import { litersPerHour, type LitersPerHour, millilitersPerFluidOunce } from '../../units.ts'
import { isWithin, sweatRateLimits } from '../limits.ts'
import { plainText } from '../text/plain-text.ts'
import { type Amount, readAmount } from './read-amount.ts'
import { type Read, type RefusalFacts, refused } from '../refusal.ts'
import { splitList, type NumberToken, phraseOf, softeners, tokensOf, vocabulary } from '../text/tokens.ts'

export interface SweatRateRead {
  readonly rate: LitersPerHour
  /** True if no unit was given, and liters per hour were assumed. */
  readonly unitAssumed: boolean
  readonly range: readonly [number, number] | null
}

/** `0.9`, `0.9 L/h`, `900 ml/h`, `32 oz/hr`; null if the runner does not know it. A bare number is in liters per hour. */
export function readSweatRate(text: string): Read<SweatRateRead | null> {
  if (isNotKnown(text)) return ok(null)
  const phrase = phraseOf(text, words)
  const amount = phrase && readAmount({ ...phrase, shape: phrase.shape.replace(/ \/ h$/u, '') }, inItsUnit)
  if (!amount) return refused({ field: 'sweatRate', code: 'not-a-sweat-rate', given: text, facts: {} })
  const rate = inLiters(amount)
  if (isWithin(rate, sweatRateLimits.value)) {
    return ok({ rate, unitAssumed: amount.unit === null, range: amount.range })
  }
  return refused({
    field: 'sweatRate',
    code: 'sweat-rate-out-of-range',
    given: text,
    facts: {
      rate,
      perhaps: amount.unit === null ? suggestionFor(amount.value) : null,
    },
  })
}

/** For a bare number too large for liters: the same number in milliliters or ounces. */
function suggestionFor(number: number): RefusalFacts['sweat-rate-out-of-range']['perhaps'] {
  if (isWithin(number / 1000, sweatRateLimits.value)) return { number, unit: 'ml/h' }
  const isOunces = isWithin((number * millilitersPerFluidOunce) / 1000, sweatRateLimits.value)
  return isOunces ? { number, unit: 'oz/h' } : null
}

function isNotKnown(text: string): boolean {
  const tokens = tokensOf(text)
  if (tokens.every((token) => token.kind === 'mark' && token.text === '-')) return true
  return notKnown.has(
    plainText(text)
      .replace(/['?.!]/gu, '')
      .trim(),
  )
}

const notKnown = new Set([
  ...splitList(
    'not sure, unsure, im not sure, i am not sure, unknown, not known, n/a, na, none, no, nil, null, blank, skip',
  ),
  ...splitList(
    'dont know, i dont know, do not know, i do not know, idk, no idea, not specified, not given, not provided',
  ),
  ...splitList('not measured, never measured, not tested, never tested, tbd'),
])

const words = vocabulary({
  l: ['l', 'lt', 'ltr', 'ltrs', 'liter', 'liters', 'litre', 'litres', 'lph'],
  ml: ['ml', 'mls', 'milliliter', 'milliliters', 'millilitre', 'millilitres', 'cc', 'mlph'],
  oz: ['oz', 'ozs', 'ounce', 'ounces', 'floz', 'ozph'],
  h: ['h', 'hr', 'hrs', 'hour', 'hours', 'hourly'],
  '/': ['/', 'per', 'a', 'an', 'each', 'every'],
  '-': ['-', 'to', 'and', 'or'],
  '': [...softeners, 'fl', 'fluid', 'us', 'between', 'sweat', 'rate'],
})

// Many people write 1,000 milliliters; nobody sweats 1,000 liters.
const inItsUnit = (number: NumberToken, unit: string | null) =>
  unit === 'ml' ? number.grouped : number.value

function inLiters({ value, unit }: Amount): LitersPerHour {
  if (unit === 'ml') return litersPerHour(value / 1000)
  if (unit === 'oz') return litersPerHour((value * millilitersPerFluidOunce) / 1000)
  return litersPerHour(value)
}
