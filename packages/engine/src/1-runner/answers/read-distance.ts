import { ok } from '../../result.ts'
import { fromMiles, kilometers } from '../../units.ts'
import { isWithin, longRunLimits, weeklyDistanceLimits, weeklyLoadLimit } from '../limits.ts'
import { readAmount } from './read-amount.ts'
import { type Read, refused, readOn, type WrittenDistance } from '../refusal.ts'
import type { WeightRead } from './read-weight.ts'
import { phraseOf, softeners, vocabulary } from '../text/tokens.ts'

export interface DistanceRead extends WrittenDistance {
  /** True if no unit was given, and miles were assumed. */
  readonly unitAssumed: boolean
  /** The ends of a range, in its own unit; the distance is their middle. */
  readonly range: readonly [number, number] | null
}

/** Whether a week is too much for a body is known only once the weight is read. */
export function readWeeklyDistance(text: string, weight: WeightRead | undefined): Read<DistanceRead> {
  return readOn(readDistance(text, 'weeklyMileage'), (week) => {
    if (!weight || week.distance * weight.weight <= weeklyLoadLimit.value) return ok(week)
    const most = { distance: kilometers(weeklyLoadLimit.value / weight.weight), unit: week.unit }
    return refused({
      field: 'weeklyMileage',
      code: 'distance-over-load',
      given: text,
      facts: { read: asWritten(week), weight: { weight: weight.weight, unit: weight.unit }, most },
    })
  })
}

/** A long run is part of the week: one that is longer than the week is a typo. */
export function readLongRun(text: string, week: DistanceRead | undefined): Read<DistanceRead> {
  return readOn(readDistance(text, 'longRunDistance'), (longRun) =>
    week && longRun.distance > week.distance
      ? refused({
          field: 'longRunDistance',
          code: 'long-run-over-week',
          given: text,
          facts: { longRun: asWritten(longRun), week: asWritten(week) },
        })
      : ok(longRun),
  )
}

/** `35`, `35 mpw`, `56 km`, `56k`, `30-40 miles`. A bare distance is in miles, and a range is read as its middle. */
function readDistance(text: string, field: 'weeklyMileage' | 'longRunDistance'): Read<DistanceRead> {
  const phrase = phraseOf(text, words)
  const amount = phrase && readAmount({ ...phrase, shape: phrase.shape.replace(aWeek, '') })
  if (!amount) return refused({ field, code: 'not-a-distance', given: text, facts: {} })
  const read: DistanceRead = {
    distance: amount.unit === 'km' ? kilometers(amount.value) : fromMiles(amount.value),
    unit: amount.unit === 'km' ? 'km' : 'mi',
    unitAssumed: amount.unit === null,
    range: amount.range,
  }
  const limits = field === 'weeklyMileage' ? weeklyDistanceLimits : longRunLimits
  if (isWithin(read.distance, limits.value)) return ok(read)
  const facts = { read: asWritten(read), mostKilometers: limits.value[1] }
  return refused({ field, code: 'distance-out-of-range', given: text, facts })
}

const aWeek = /(?: \/)? week$/u

const words = vocabulary({
  mi: ['mi', 'mile', 'miles', 'mpw', 'm'],
  km: ['km', 'kms', 'k', 'kpw', 'kmpw', 'kilometer', 'kilometers', 'kilometre', 'kilometres'],
  week: ['week', 'weeks', 'wk', 'wks', 'w', 'weekly'],
  '/': ['/', 'per', 'a', 'each', 'every'],
  '-': ['-', 'to', 'and', 'or'],
  '': [...softeners, 'between', 'from', 'run', 'running', 'long', 'mileage', 'distance', 'up'],
})

const asWritten = ({ distance, unit }: DistanceRead): WrittenDistance => ({ distance, unit })
