import { describe, expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { ownDose } from '../race-day/own-dose.ts'
import { practiceSteps } from './practice-weeks.ts'

test('each rate has its weeks: the first with the stops, each other in servings, fewer on shorter runs', () => {
  const plan = factsFor(someRunner({ daysToGo: 28, longRunKm: 28 }), { menus: noMenus })
  const rates = new Set(plan.gut_training.map(({ carbs_g_per_hr: rate }) => rate))
  const lines = practiceSteps(plan)
  expect(plan.gut_training).toHaveLength(4)
  expect(ownDose(plan)).toEqual(['Stops for the week of Mar 1: 40 g an hour.'])
  expect(lines).toHaveLength(rates.size - 1)
  expect(lines[0]).toMatch(
    /^Weeks of Mar 8 to Mar 22 \(last run by Mar 22\): 50 g an hour, [\d.]+ servings a run; the last two, shorter, [\d.]+ and [\d.]+\.$/,
  )
})

test('stops of a whole run say what the shorter runs of the last two weeks take', () => {
  const plan = factsFor(someRunner({ daysToGo: 20, longRunKm: 28 }), { menus: noMenus })
  expect(ownDose(plan).join()).toMatch(
    /^Only shorter long runs are left, weeks of Mar \d+ to Mar \d+ \(last run by Mar \d+\): [\d.]+ and [\d.]+ servings\. These stops are for a whole run, 40 g an hour\.$/,
  )
  expect(practiceSteps(plan)).toEqual([])
})

test('the run of a weekend before the first week takes the stops, and its fuel is on the list', () => {
  const friday = { year: 2026, month: 11, day: 27 }
  const plans = [12, 9].map((daysToGo) => factsFor(someRunner({ today: friday, daysToGo, longRunKm: 28 })))
  const [withWeekend, without] = plans
  // The race is on Wednesday, December 9, and on Sunday, December 6.
  expect(withWeekend && ownDose(withWeekend).join()).toMatch(
    /^Stops for this weekend and the week of Dec 2 \(long run by Dec 2\): 40 g an hour; the last, shorter, [\d.]+ servings\.$/,
  )
  expect(without && ownDose(without).join()).toMatch(
    /^Only a shorter long run is left, week of Nov 29 \(long run by Nov 29\): [\d.]+ servings\. These stops are for a whole run, 40 g an hour\.$/,
  )
  const bought = plans.map(({ groceries }) => groceries.for_long_runs[0]?.amount ?? 0)
  const atTheStops = withWeekend?.long_run.kit.find(({ use }) => use === 'fuel')?.amount ?? 0
  expect(atTheStops).toBeGreaterThan(2)
  expect(bought[0]).toBe((bought[1] ?? 0) + atTheStops)
})

test('the last long run is a week before the race, never on its eve', () => {
  const plan = factsFor(someRunner({ daysToGo: 28, longRunKm: 28 }), { menus: noMenus })
  expect(plan.runner.race_date).toBe('2027-03-29')
  expect(practiceSteps(plan).at(-1)).toMatch(/ to Mar 22 \(last run by Mar 22\): /)
  expect(ownDose(plan)).toEqual(['Stops for the week of Mar 1: 40 g an hour.'])
  const half = factsFor(someRunner({ race: 'Half', targetSeconds: 105 * 60, daysToGo: 10 }), {
    menus: noMenus,
  })
  expect(ownDose(half).join()).toMatch(/week of Mar 4 \(long run by Mar 4\)/)
})

test('servings that a limit keeps below the rate say what they bring, and why', () => {
  const wishes = {
    daysToGo: 28,
    longRunKm: 28,
    preferences: { fuel: { main: [], drink: { product: 'tailwind-endurance' } } },
  }
  const plan = factsFor(someRunner(wishes), { menus: noMenus })
  expect(plan.gut_training[1]?.limited?.by).toBe('fluids')
  expect(practiceSteps(plan).join()).toMatch(/\. That is \d+ g an hour: more would be too much to drink\.$/)
})

describe('the weeks of one rate say the servings of each', () => {
  const plan = factsFor(someRunner({ daysToGo: 28 }), { menus: noMenus })
  /** Steps in the weeks that begin on these days of March, at a rate that the stops do not show; the race is on the 29th. */
  const stepsOf = (...servings: readonly (readonly [day: string, count: number | null])[]) =>
    practiceSteps({
      ...plan,
      gut_training: servings.map(([day, count]) => ({
        week_starting: `2027-03-${day}`,
        carbs_g_per_hr: 45,
        servings: count,
        minutes: [],
        takes_the_stops: false,
      })),
    }).join()

  test('the race is four weeks after the first of them', () =>
    expect(plan.runner.race_date).toBe('2027-03-29'))

  test.each([
    [
      [
        ['01', 4.5],
        ['08', 4.5],
        ['15', 3.5],
        ['22', 2.5],
      ],
      'Weeks of Mar 1 to Mar 22 (last run by Mar 22): 45 g an hour, 4.5 servings a run; the last two, shorter, 3.5 and 2.5.',
    ],
    [
      [
        ['08', 4.5],
        ['15', 3],
        ['22', 3],
      ],
      'Weeks of Mar 8 to Mar 22 (last run by Mar 22): 45 g an hour, 4.5 servings a run; the last two, shorter, 3.',
    ],
    [
      [
        ['15', 2],
        ['22', 1.5],
      ],
      'Weeks of Mar 15 to Mar 22 (last run by Mar 22): 45 g an hour, 2 servings a run; the last, shorter, 1.5.',
    ],
    // Another rate follows: none of these weeks is the last one.
    [
      [
        ['01', 2],
        ['08', 1.5],
      ],
      'Weeks of Mar 1 to Mar 8: 45 g an hour, 2 servings a run; from the week of Mar 8 on 1.5.',
    ],
    [
      [
        ['15', 1],
        ['22', 1],
      ],
      'Weeks of Mar 15 to Mar 22 (last run by Mar 22): 45 g an hour, 1 serving a run.',
    ],
    [[['22', null]], 'Week of Mar 22 (long run by Mar 22): 45 g an hour.'],
  ] as const)('%j', (servings, words) => {
    expect(stepsOf(...servings)).toBe(words)
  })
})
