import { describe, expect, test } from 'vitest'
import { audited, caseOf } from '../../testing/audit/audited-case.ts'
import { saltyGel } from '../../testing/salty-gel.ts'
import type { RunnerWishes } from '../../testing/some-runner.ts'
import type { Preferences } from '../1-runner/preferences/preferences-schema.ts'

const marathon = { race: 'Marathon', targetSeconds: 4.25 * 3600, sex: 'Female', weightKg: 60 } as const

const raceWith = (preferences: Preferences, wishes: Partial<RunnerWishes> = {}) =>
  caseOf({ ...marathon, ...wishes, preferences })

describe('a race with little to drink', () => {
  test.each<[string, ReturnType<typeof raceWith>]>([
    ['a small bottle', raceWith({ carry: { bottle_ml: 200 }, course: { stations: { at_km: [20] } } })],
    ['a tiny bottle', raceWith({ carry: { bottle_ml: 100 }, course: { stations: { at_km: [20] } } })],
    [
      'one late station with a large cup',
      raceWith(
        { course: { stations: { at_km: [38.6] }, cup_ml: 200 } },
        { targetSeconds: 6.33 * 3600, weightKg: 48 },
      ),
    ],
    ['very salty gels', raceWith({ fuel: { main: [{ label: saltyGel }] } })],
  ])('is never too salty: %s', (_what, given) => {
    const { rows, start_to_finish: sums } = given.plan.race_day
    expect(audited(given).findings.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect((1000 * sums.sodium_mg) / sums.fluids_ml).toBeLessThanOrEqual(2000)
    expect(rows.filter(({ phase, carbs_g: carbs }) => phase === 'during' && carbs > 0)).not.toEqual([])
  })

  test('has the bottle at some of its stops where it holds less than one sip for each', () => {
    const { race_day: day } = raceWith(
      { course: { stations: { at_km: [38.6] }, cup_ml: 200 } },
      { targetSeconds: 6.33 * 3600, weightKg: 48 },
    ).plan
    expect(day.bottle?.ml).toBe(500)
    expect(day.start_to_finish.fluids_ml).toBeGreaterThan(500)
  })
})
