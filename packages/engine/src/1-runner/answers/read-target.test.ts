import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hours, kilometersPerMile } from '../../units.ts'
import { fastestEver, fastestTime, plausibleSeconds, slowestPlausible } from './plausible-times.ts'
import { minutesText, timeText } from '../../7-words/amounts/format-measures.ts'
import { type RaceType, raceTypes, type Sex, sexes } from '../questionnaire.ts'
import { raceDistances } from '../race-distances.ts'
import { readTarget } from './read-target.ts'
import { valueOf } from '../refusal.ts'

const finishOf = (race: RaceType, text: string, sex: Sex = 'Male') => {
  const read = readTarget(text, { race, sex })
  return read.ok ? timeText(read.value.time) : read.refused[0]?.code
}

test.each<[RaceType, string, string]>([
  ['10K', '45:00', '45:00'],
  ['Half', '1:45', '1:45:00'],
  ['Half', '1:45:30', '1:45:30'],
  ['Marathon', '3h45', '3:45:00'],
  ['Marathon', '3 h 45 min', '3:45:00'],
  ['Marathon', '3H45M', '3:45:00'],
  ['Half', '1h 45m', '1:45:00'],
  ['Half', '1h45m30s', '1:45:30'],
  ['Half', '1h45:30', '1:45:30'],
  ['Half', '1 hour and 45 minutes', '1:45:00'],
  ['Half', '1.5 h', '1:30:00'],
  ['Half', '1:45 hrs', '1:45:00'],
  ['Half', '105 min', '1:45:00'],
  ['Half', '105:00', '1:45:00'],
  ['10K', '45 min', '45:00'],
  ['10K', `45'30"`, '45:30'],
  ['10K', '45:30 min', '45:30'],
  ['Marathon', 'sub 4', '4:00:00'],
  ['Marathon', 'sub4', '4:00:00'],
  ['Marathon', 'sub-4 hours', '4:00:00'],
  ['Marathon', '< 3:30', '3:30:00'],
  ['Half', 'sub-1:45', '1:45:00'],
  ['Half', 'sub 2', '2:00:00'],
  ['10K', 'under 50', '50:00'],
  ['10K', 'sub 1', '1:00:00'],
  ['5K', '25:00', '25:00'],
  ['5K', '25', '25:00'],
  ['5K', '22.5', '22:30'],
  ['10K', '1:02', '1:02:00'],
  ['10K', '7:30/mi', '46:36'],
  ['10K', '7:30 per mile', '46:36'],
  ['10K', '7:30 min/mile', '46:36'],
  ['10K', '7:30 pace', '46:36'],
  ['10K', 'pace: 7:30', '46:36'],
  ['10K', '7:30 pace per mile', '46:36'],
  ['10K', '8 min miles', '49:43'],
  ['10K', '8/mi', '49:43'],
  ['10K', '4:40/km', '46:40'],
  ['10K', '4:40 min/km', '46:40'],
  ['10K', '4:40 per kilometer', '46:40'],
  ['10K', `4'40"/km`, '46:40'],
  ['10K', '４：４０／ｋｍ', '46:40'],
  ['10K', '280 s/km', '46:40'],
  ['Marathon', '4:30', '4:30:00'],
  ['Marathon', '7:30', '7:30:00'],
  ['Marathon', '🏅 goal: 3:45:00', '3:45:00'],
])('%s in %s is a finish of %s', (race, text, finish) => {
  expect(finishOf(race, text)).toBe(finish)
})

test.each<[RaceType, string]>([
  ['10K', 'fast'],
  ['10K', '-45:00'],
  ['10K', '45:60'],
  ['10K', '45:00-50:00'],
  ['Half', '1:60:00'],
  ['Half', '1h75'],
  ['Half', '1:45:00 pace'],
  ['Half', '12 km/h'],
  ['10K', '10 km'],
  ['Half', '100'],
  ['Marathon', '4'],
])('%s: %s is not a target', (race, text) => {
  expect(finishOf(race, text)).toBe('not-a-target')
})

test('a pace without a unit is per mile, and is marked as assumed', () => {
  const run = { race: '10K', sex: 'Male' } as const
  expect(valueOf(readTarget('7:30 pace', run))?.pace).toEqual({ per: 'mi', unitAssumed: true })
  expect(valueOf(readTarget('7:30/mi', run))?.pace).toEqual({ per: 'mi', unitAssumed: false })
  expect(valueOf(readTarget('45:00', run))?.pace).toBeNull()
})

test('4:30 for a 10K is not a time, and a pace with its unit is suggested', () => {
  expect(readTarget('4:30', { race: '10K', sex: 'Female' })).toMatchObject({
    refused: [
      {
        code: 'target-ambiguous',
        facts: { readings: [{ pace: { seconds: 270, per: 'km' }, finish: 2700 }] },
      },
    ],
  })
  expect(readTarget('4:30', { race: '10K', sex: 'Male' })).toMatchObject({
    refused: [
      {
        code: 'target-ambiguous',
        facts: {
          readings: [
            { pace: { seconds: 270, per: 'mi' }, finish: expect.closeTo(1677.7, 1) },
            { pace: { seconds: 270, per: 'km' }, finish: 2700 },
          ],
        },
      },
    ],
  })
})

test('45.30 is ambiguous: 45:18 and 45:30 are both suggested', () => {
  expect(readTarget('45.30', { race: '10K', sex: 'Male' })).toMatchObject({
    refused: [
      {
        code: 'target-ambiguous',
        facts: {
          readings: [
            { pace: null, finish: 45 * 60 + 18 },
            { pace: null, finish: 45 * 60 + 30 },
          ],
        },
      },
    ],
  })
})

test('a time slightly out of range is refused with its pace as well', () => {
  expect(readTarget('9:01', { race: 'Marathon', sex: 'Male' })).toMatchObject({
    refused: [
      {
        code: 'target-too-slow',
        facts: {
          read: 9 * 3600 + 60,
          slowest: 9 * 3600,
          paces: [{ pace: { seconds: 541, per: 'mi' } }, { pace: { seconds: 541, per: 'km' } }],
        },
      },
    ],
  })
})

// The records, less two percent, to the second on both sides. Evidence: fastest-ever, record-tolerance.
test.each<[RaceType, Sex, string, string]>([
  ['5K', 'Male', '0:12:20', '0:12:19'],
  ['5K', 'Female', '0:13:38', '0:13:37'],
  ['5K', 'Other', '0:12:20', '0:12:19'],
  ['10K', 'Male', '0:25:40', '0:25:39'],
  ['10K', 'Female', '0:28:12', '0:28:11'],
  ['10K', 'Other', '0:25:40', '0:25:39'],
  ['Half', 'Male', '0:55:34', '0:55:33'],
  ['Half', 'Female', '1:01:37', '1:01:36'],
  ['Marathon', 'Male', '1:57:07', '1:57:06'],
  ['Marathon', 'Female', '2:07:21', '2:07:20'],
])('%s, %s: %s is possible and %s is faster than the record', (race, sex, possible, impossible) => {
  expect(readTarget(possible, { race, sex }).ok).toBe(true)
  expect(finishOf(race, impossible, sex)).toBe('target-faster-than-record')
})

test.each<[RaceType, string, string]>([
  ['5K', '1:15:00', '1:15:01'],
  ['10K', '2:30:00', '2:30:01'],
  ['Half', '4:30:00', '4:30:01'],
  ['Marathon', '9:00:00', '9:00:01'],
])('%s: %s is possible and %s is too slow', (race, possible, impossible) => {
  expect(finishOf(race, possible)).toBe(possible)
  expect(finishOf(race, impossible)).toBe('target-too-slow')
})

test('without a race only the text is parsed', () => {
  expect(readTarget('45:00', { race: undefined, sex: 'Male' })).toEqual({ ok: false, refused: [] })
  expect(readTarget('fast', { race: undefined, sex: 'Male' })).toMatchObject({
    refused: [{ code: 'not-a-target' }],
  })
})

test('a finish and a pace round-trip through their texts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...raceTypes),
      fc.constantFrom(...sexes),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (race, sex, share) => {
        const [fastest, slowest] = plausibleSeconds(race, sex)
        const seconds = Math.ceil(fastest) + Math.floor(share * (slowest - Math.ceil(fastest)))
        expect(finishOf(race, timeText(hours(seconds / 3600)), sex)).toBe(timeText(hours(seconds / 3600)))
        const perKilometer = Math.ceil(seconds / raceDistances[race])
        const perMile = Math.ceil((seconds / raceDistances[race]) * kilometersPerMile)
        const [byKilometer, byMile] = [`${minutesText(perKilometer)} /km`, `${minutesText(perMile)} /mi`].map(
          (text) => valueOf(readTarget(text, { race, sex })),
        )
        // The last pace within the limit may round beyond it.
        if (byKilometer) expect((byKilometer.time * 3600) / raceDistances[race]).toBeCloseTo(perKilometer, 6)
        if (byMile)
          expect((byMile.time * 3600 * kilometersPerMile) / raceDistances[race]).toBeCloseTo(perMile, 6)
        if (share < 0.95) expect([byKilometer, byMile]).not.toContain(undefined)
      },
    ),
  )
})

test('records and slowest times rise with the distance, and the record of women is never below that of men', () => {
  for (const [shorter, longer] of [
    ['5K', '10K'],
    ['10K', 'Half'],
    ['Half', 'Marathon'],
  ] as const) {
    expect(fastestTime(shorter, 'Female')).toBeLessThan(fastestTime(longer, 'Male'))
    expect(slowestPlausible.value[shorter]).toBeLessThan(slowestPlausible.value[longer])
  }
  for (const race of raceTypes)
    expect(fastestEver.value[race].men).toBeLessThan(fastestEver.value[race].women)
})
