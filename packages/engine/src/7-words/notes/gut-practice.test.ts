import { composePlan } from '../../5-plan/compose-plan.ts'
import { factsFor, stagesFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { renderReasons } from '../reasons/render-reasons.ts'
import { renderPlan } from '../render-plan.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWishes } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { gutPractice } from './gut-practice.ts'

function practice(wishes: Partial<RunnerWishes>) {
  return gutPractice(factsFor(someRunner(wishes), { menus: noMenus })).join(' ')
}

describe('a race that is fueled at 70 g an hour', () => {
  test.each([
    [
      28,
      /^Practice in at least 4 long runs, with the fuel.*: start at 30 g carbs an hour and add 10 g each week until you reach the 70 g of race day\.$/,
    ],
    [
      27,
      /^3 long runs are left .* Practice in each, .*: start at 30 g .* In this race, take no more carbs an hour than you have practiced\.$/,
    ],
    [14, /^2 long runs are left/],
    [13, /^One long run is left .* Practice in it, .* at 30 g carbs an hour\. In this race, take no more/],
    [7, /^One long run is left/],
    [6, /^There is no time left .* in this race, take no more .* For a later race/],
    [0, /^There is no time left/],
  ])('is practiced for in the %i days left', (daysToGo, words) => {
    expect(practice({ daysToGo })).toMatch(words)
  })
})

test('a long run with a higher rate than the race is practiced up to its own rate, which is named beside that of the race', () => {
  const half = { race: 'Half', targetSeconds: 118 * 60, climate: 'Hot & Humid', daysToGo: 40 } as const
  expect(practice(half)).toMatch(
    / until you reach the 55 g planned for your long run; race day takes 40 g\.$/,
  )
})

describe('a long run that is fueled before a race that is not', () => {
  const short = { race: '5K', targetSeconds: 1500, weeklyKm: 100, longRunKm: 40 } as const
  test.each([
    [28, /^Practice in at least 4 long runs: start at 30 g .* planned for your long run\.$/],
    [27, /^Practice in your long runs as they come, before the race and after it: start at 30 g/],
    [7, /as they come/],
    [6, /^No long run is left before the race\. Practice from the first one after it: start at 30 g/],
  ])('is practiced in the long runs that are left, with %i days to go', (daysToGo, words) => {
    expect(practice({ ...short, daysToGo })).toMatch(words)
  })
})

test('one step up to the goal is described as one step', () => {
  const half = {
    race: 'Half',
    targetSeconds: 90 * 60,
    climate: 'Moderate',
    longRunKm: 15,
    daysToGo: 40,
  } as const
  expect(practice(half)).toMatch(
    /: start at 30 g carbs an hour and take the \d\d g of race day from the second week on\.$/,
  )
})

test('a runner who takes no carbs while running has nothing to practice', () => {
  expect(practice({ race: '5K', targetSeconds: 1500, longRunKm: 8 })).toBe('')
})

const numRuns = Math.min(Number(process.env['SWEEP_RUNS'] ?? 60), 2000)

test('no text of a plan requires more long runs than are left, or practice in the last week', () => {
  const nearRace = fc
    .tuple(anyWishes, fc.integer({ min: 0, max: 27 }))
    .map(([wishes, daysToGo]) => someRunner({ ...wishes, daysToGo }))
  let fueled = 0
  fc.assert(
    fc.property(nearRace, (runner) => {
      const made = stagesFor(runner)
      const { targets } = made
      const plan = composePlan(made)
      const texts = JSON.stringify([renderPlan(plan), renderReasons(plan)])
      if (targets.race.perHour.carbs > 0) fueled += 1
      expect(texts).not.toMatch(/at least \d+ long/)
      const asked = texts.matchAll(/(\d+) long runs (?:that )?are left/g)
      for (const [, count] of asked) expect(7 * Number(count)).toBeLessThanOrEqual(runner.daysToGo)
      if (runner.daysToGo < 7) expect(texts).not.toMatch(/[Pp]ractice (?:it )?in (?:it|each|the|at least) ?/)
    }),
    { numRuns },
  )
  expect(fueled).toBeGreaterThan(numRuns / 4)
})
