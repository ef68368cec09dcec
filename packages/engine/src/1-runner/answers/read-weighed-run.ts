import { weighedRun, weighedSweat } from '../../evidence/fluids.ts'
import { ok, refuse, type Result } from '../../result.ts'
import { liters, litersPerHour, type LitersPerHour, millilitersPerFluidOunce } from '../../units.ts'
import { isWithin, sweatRateLimits } from '../limits.ts'
import type { Questionnaire } from '../questionnaire.ts'
import { readAmount } from './read-amount.ts'
import { readHeight } from './read-height.ts'
import { readWeight } from './read-weight.ts'
import { type Refusal, readOn, valueOf } from '../refusal.ts'
import { takeAnswer } from './take-answer.ts'
import { splitList, phraseOf, softeners, vocabulary } from '../text/tokens.ts'

/** One run between two weighings, as typed. The volume may be blank if nothing was drunk. */
export interface WeighedRun {
  readonly before: string
  readonly after: string
  readonly drunk: string
  readonly time: string
}

/** What could not be used, and why; `run` if the four are inconsistent. */
export interface WeighedRunRefusal {
  readonly part: keyof WeighedRun | 'run'
  readonly because: WeighedRunFault
}

export type WeighedRunFault =
  | { readonly code: 'no-weight' | 'unclear-unit' | 'not-a-volume' | 'not-a-time' | 'hardly-any-sweat' }
  | { readonly code: 'refused-weight'; readonly refusal: Refusal }
  | { readonly code: 'time-out-of-range'; readonly leastMinutes: number; readonly mostMinutes: number }
  | { readonly code: 'too-much-sweat'; readonly rate: LitersPerHour; readonly most: number }

/** The sweat rate: weight lost and volume drunk over the time. */
export function readWeighedRun(
  run: WeighedRun,
  others: Questionnaire,
): Result<LitersPerHour, readonly WeighedRunRefusal[]> {
  const parts = {
    before: weight('before', run.before, others),
    after: weight('after', run.after, others),
    drunk: volume(run.drunk),
    time: minutes(run.time),
  }
  const refusals = Object.values(parts).flatMap((part) => (part.ok ? [] : [part.refused]))
  const { before, after, drunk, time } = parts
  if (!before.ok || !after.ok || !drunk.ok || !time.ok) return refuse(refusals)
  const lost = liters((before.value - after.value) * weighedSweat.value)
  return possible(litersPerHour((lost + drunk.value) / (time.value / 60)))
}

type Part = Result<number, WeighedRunRefusal>

const refusedPart = (part: WeighedRunRefusal['part'], because: WeighedRunFault) => refuse({ part, because })

/** Kilograms. */
function weight(part: 'before' | 'after', text: string, others: Questionnaire): Part {
  if (text.trim() === '') return refusedPart(part, { code: 'no-weight' })
  const height = valueOf(readOn(takeAnswer(others, 'height'), readHeight))?.height
  const read = readWeight(text, height)
  if (read.ok) return ok(read.value.weight)
  const [refusal] = read.refused
  return refusedPart(part, refusal ? { code: 'refused-weight', refusal } : { code: 'unclear-unit' })
}

/** Liters; a blank is none. */
function volume(text: string): Part {
  if (text.trim() === '') return ok(0)
  const phrase = phraseOf(text, volumes)
  const amount = phrase && readAmount(phrase)
  if (amount?.unit === 'l') return ok(amount.value)
  if (amount?.unit === 'ml') return ok(amount.value / 1000)
  if (amount?.unit === 'oz') return ok((amount.value * millilitersPerFluidOunce) / 1000)
  if (amount?.value === 0) return ok(0)
  return refusedPart('drunk', { code: 'not-a-volume' })
}

const volumes = vocabulary({
  l: splitList('l, liter, liters, litre, litres'),
  ml: splitList('ml, mls, milliliter, milliliters, millilitre, millilitres'),
  oz: splitList('oz, ounce, ounces, floz'),
  '-': ['-', 'to'],
  '': [...softeners, 'fl', 'fluid', 'us'],
})

/** Minutes: `60`, `75 min`, `1 h 15 min`, `1:15`. */
function minutes(text: string): Part {
  const phrase = phraseOf(text, times)
  const [first, second] = phrase?.numbers ?? []
  const read = phrase && first && inMinutes(phrase.shape, first.value, second?.value ?? 0)
  if (read === undefined) return refusedPart('time', { code: 'not-a-time' })
  if (isWithin(read, weighedRun.value)) return ok(read)
  const [leastMinutes, mostMinutes] = weighedRun.value
  return refusedPart('time', { code: 'time-out-of-range', leastMinutes, mostMinutes })
}

const times = vocabulary({
  h: splitList('h, hr, hrs, hour, hours'),
  min: splitList('min, mins, minute, minutes, m'),
  ':': [':'],
  '': [...softeners, 'and'],
})

function inMinutes(shape: string, first: number, second: number): number | undefined {
  if (['n', 'n min'].includes(shape)) return first
  if (shape === 'n h') return first * 60
  if (['n : n', 'n h n', 'n h n min', 'n : n h'].includes(shape))
    return second < 60 ? first * 60 + second : undefined
  return undefined
}

function possible(rate: LitersPerHour): Result<LitersPerHour, readonly WeighedRunRefusal[]> {
  if (isWithin(rate, sweatRateLimits.value)) return ok(rate)
  const [least, most] = sweatRateLimits.value
  const because: WeighedRunFault =
    rate < least ? { code: 'hardly-any-sweat' } : { code: 'too-much-sweat', rate, most }
  return refuse([{ part: 'run', because }])
}
