import { composePlan } from '../../5-plan/compose-plan.ts'
import { factsFor, stagesFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { renderReasons } from '../reasons/render-reasons.ts'
import { renderPlan } from '../render-plan.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderedOf } from '../../../testing/drawn-plans.ts'
import { anyWishes } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { gutPractice, practiceSteps } from './gut-practice.ts'

function practice(wishes: Partial<RunnerWishes>) {
  return gutPractice(factsFor(someRunner(wishes), { menus: noMenus })).join(' ')
}

describe('a race that is fueled at 70 g an hour', () => {
  test.each([
    [
      49,
      /^Train your gut in your long run with race fuel, evenly spread\. After more than mild stomach trouble go back one step; never take two in a week\./,
    ],
    [
      28,
      / The steps end at 50 g: race on 70 g only if it has held in two long runs, your stomach is calm and it is no hotter than planned; else on the lighter dose, 50 g, or on what you reached if less\.$/,
    ],
    [
      13,
      /^Train your gut .* Under three weeks are left: race on the lighter dose, 50 g, unless 70 g has held/,
    ],
    [6, /^Under three weeks are left: race on the lighter dose, 50 g, unless 70 g has held in two long runs/],
    [0, /^Under three weeks are left/],
  ])('is practiced for in the %i days left', (daysToGo, words) => {
    expect(practice({ daysToGo })).toMatch(words)
  })

  test('has a lighter dose beside it, unless a practiced rate was given', () => {
    expect(practice({ daysToGo: 49 })).toMatch(
      /Race on the lighter dose, 50 g, if 70 g has not held in two long runs, your stomach is uneasy or it is hotter than planned\.$/,
    )
    expect(practice({ daysToGo: 49, practicedRate: 60 })).not.toMatch(/lighter/)
  })

  test('stays with what was practiced if too few weeks are left', () => {
    expect(practice({ daysToGo: 20, practicedRate: 40 })).toMatch(
      /The race stays with what your gut knows, 50 g an hour: set your pace by feel\./,
    )
  })
})

test('a race at less than 40 g an hour needs no practice', () => {
  const half = { race: 'Half', targetSeconds: 90 * 60, longRunKm: 15, daysToGo: 40 } as const
  expect(practice(half)).toMatch(/^Most stomachs take 35 g carbs an hour untrained\. Try it in a long run/)
})

test('each rate has its weeks, and the servings of the fuel of the race, fewer in the last weeks', () => {
  const plan = factsFor(someRunner({ daysToGo: 28, longRunKm: 28 }), { menus: noMenus })
  const lines = practiceSteps(plan)
  const rates = new Set(plan.gut_training.map(({ carbs_g_per_hr: rate }) => rate))
  expect(plan.gut_training).toHaveLength(4)
  expect(lines).toHaveLength(rates.size)
  expect(lines[0]).toMatch(/^From Mar 1: 40 g an hour, [\d.]+ servings\.$/)
  expect(lines.at(-1)).toMatch(
    /^From Mar \d+: 50 g an hour, [\d.]+ servings, in the last two weeks [\d.]+ and [\d.]+\.$/,
  )
})

describe('the weeks of one rate say the servings of each', () => {
  const plan = factsFor(someRunner({ daysToGo: 28 }), { menus: noMenus })
  /** Steps in the weeks that begin on these days of March; the race is on the 29th. */
  const stepsOf = (...servings: readonly (readonly [day: string, count: number | null])[]) =>
    practiceSteps({
      ...plan,
      gut_training: servings.map(([day, count]) => ({
        week_starting: `2027-03-${day}`,
        carbs_g_per_hr: 40,
        servings: count,
        minutes: [],
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
      'From Mar 1: 40 g an hour, 4.5 servings, in the last two weeks 3.5 and 2.5.',
    ],
    [
      [
        ['08', 4.5],
        ['15', 3],
        ['22', 3],
      ],
      'From Mar 8: 40 g an hour, 4.5 servings, in the last two weeks 3.',
    ],
    [
      [
        ['15', 2],
        ['22', 1.5],
      ],
      'From Mar 15: 40 g an hour, 2 servings, in the last week 1.5.',
    ],
    // Another rate follows: none of these weeks is the last one.
    [
      [
        ['01', 2],
        ['08', 1.5],
      ],
      'From Mar 1: 40 g an hour, 2 servings, from the week of Mar 8 on 1.5.',
    ],
    [
      [
        ['15', 1],
        ['22', 1],
      ],
      'From Mar 15: 40 g an hour, 1 serving.',
    ],
    [[['22', null]], 'From Mar 22: 40 g an hour.'],
  ] as const)('%j', (servings, words) => {
    expect(stepsOf(...servings)).toBe(words)
  })
})

describe('no plan contradicts itself on its dose', () => {
  test.each([0, 6, 13, 20, 21, 28, 49])('with %i days to go', (daysToGo) => {
    const { object, plan } = renderedOf(factsFor(someRunner({ daysToGo }), { menus: noMenus }))
    const text = [...object.long_run_fueling.during.schedule, ...object.assumptions_safety].join('\n')
    expect(text.match(/lighter dose/g)).toHaveLength(1)
    expect(/Under three weeks are left/.test(text)).toBe(daysToGo < 21)
    const top = `${plan.working.gut_training.top_g_per_hr} g`
    const isTrained = daysToGo >= 7
    expect(text.match(/Train your gut for (\d+ g)/)?.[1]).toBe(isTrained ? top : undefined)
    expect(text.match(/The steps end at (\d+ g)/)?.[1] ?? top).toBe(top)
  })
})

test('a runner whose longest run takes less than an hour trains the gut in that run', () => {
  expect(practice({ longRunKm: 8, daysToGo: 49 })).toMatch(/in your longest run of the week/)
})

describe('a long run that is fueled before a race that is not', () => {
  const short = { race: '5K', targetSeconds: 1500, weeklyKm: 100, longRunKm: 40 } as const
  test.each([
    [28, /^Practice in your long runs, before the race and after it: start at 30 g/],
    [7, /in your long runs, before the race and after it/],
    [6, /^No long run is left before the race\. Practice from the first one after it: start at 30 g/],
  ])('is practiced in the long runs that are left, with %i days to go', (daysToGo, words) => {
    expect(practice({ ...short, daysToGo })).toMatch(words)
  })
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
