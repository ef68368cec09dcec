import { describe, expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct, holdsFructose } from '../foods/products.ts'
import { eatenOver, gramsPerHour, hours } from '../units.ts'
import { type PracticeLimits, practiceServings } from './practice-servings.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const noLimits = { fluids: Number.POSITIVE_INFINITY, sodium: Number.POSITIVE_INFINITY }

const practiced = (
  ids: string | readonly string[],
  rate: number,
  time: number,
  limits: PracticeLimits = noLimits,
) =>
  practiceServings(
    {
      fuels: [ids].flat().map((id) => ({
        id,
        use: 'fuel',
        amount: 1,
        unit: 'count',
        fromCourse: 0,
        forSlower: 0,
        spares: 1,
        label: null,
        instead: null,
      })),
      drink: null,
      salt: null,
      caffeine: null,
      change: null,
    },
    { weeksLeft: 3, rate: gramsPerHour(rate), time: hours(time) },
    limits,
  )

test('nine gels of 25 g over three and a quarter hours are 20 or 25 minutes apart', () => {
  expect(practiced('generic-gel-dual', 70, 3.25)).toEqual({
    servings: 9,
    minutes: [10, 35, 55, 75, 100, 120, 140, 165, 185],
    limited: null,
    atTheStops: null,
  })
})

test('a drink of 80 g a serving is taken 40 g at a time at most, in quarters of a serving', () => {
  const drunk = practiceServings(
    {
      fuels: [],
      salt: null,
      caffeine: null,
      change: null,
      drink: {
        id: 'maurten-drink-mix-320',
        use: 'drink',
        amount: 1350,
        unit: 'ml',
        fromCourse: 0,
        forSlower: 0,
        spares: 0,
        label: null,
        instead: null,
      },
    },
    { weeksLeft: 6, rate: gramsPerHour(60), time: hours(3.29) },
    noLimits,
  )
  expect(drunk?.servings).toBe(2.25)
  expect(drunk?.minutes).toEqual([20, 60, 100, 140, 180])
})

test('a serving and a half is taken in two parts of the run', () => {
  expect(practiced('generic-gel', 35, 1)).toEqual({
    servings: 1.5,
    minutes: [15, 45],
    limited: null,
    atTheStops: null,
  })
})

test.each([
  [40, 1, 1.5],
  [40, 2.5, 4.5],
  [30, 1, 1.5],
  [50, 1, 2],
  [60, 3.25, 8],
])('%i g an hour for %d h is %d gels of 23 g, to the half', (rate, time, servings) => {
  expect(practiced('generic-gel', rate, time)?.servings).toBe(servings)
})

test.each([
  // Three gels of 23 g in an hour were 69 g, four in an hour and a half 61.
  ['generic-gel', 60, 1, 2.5],
  ['generic-gel', 60, 1.5, 3.5],
  // Ten portions of 25 g in two hours and three quarters were 91.
  ['sugar-gel-home', 90, 2.75, 9.5],
])('%s at %i g an hour for %d h is %d, no more than a gut takes up', (id, rate, time, servings) => {
  expect(practiced(id, rate, time)?.servings).toBe(servings)
})

describe('gels of 40 and 22 g in turn are counted wherever the turn begins', () => {
  const inTurn = ['maurten-gel-160', 'gu-energy-gel']
  test.each([
    // Two and a half were 82 g in an hour that begins with the larger one.
    [70, 1, 2],
    [40, 1, 1.5],
    [62, 2, 4],
    [60, 3, 6],
  ])('%i g an hour for %d h is %d', (rate, time, servings) => {
    expect(practiced(inTurn, rate, time)?.servings).toBe(servings)
  })

  test('what they bring to drink evens out from run to run', () => {
    const salty = practiced(['tailwind-endurance', 'gu-energy-gel'], 60, 1, { fluids: 200, sodium: 1000 })
    expect(salty?.servings).toBe(1)
    expect(salty?.limited?.by).toBe('fluids')
  })
})

describe('no step brings more to drink, or more sodium, than a long run may have', () => {
  test.each([
    // Seven servings of 300 ml were 2.1 liters in three hours.
    ['tailwind-endurance', 60, 3, { fluids: 300 }, { servings: 3, by: 'fluids', rate: 25 }],
    ['tailwind-endurance', 60, 3, { fluids: 50 }, { servings: 0.5, by: 'fluids', rate: 4 }],
    ['tailwind-endurance', 60, 1, { fluids: 100 }, { servings: 0.25, by: 'fluids', rate: 6 }],
    ['tailwind-endurance', 60, 3, { fluids: 300, sodium: 200 }, { servings: 1.75, by: 'sodium', rate: 15 }],
    ['tailwind-endurance', 20, 3, { fluids: 300 }, { servings: 2.5, by: null, rate: null }],
    ['generic-gel', 60, 3, { fluids: 0 }, { servings: 7.5, by: null, rate: null }],
  ] as const)('%s at %i g an hour for %d h with at most %o', (id, rate, time, limits, made) => {
    const counted = practiced(id, rate, time, { ...noLimits, ...limits })
    expect({
      servings: counted?.servings,
      by: counted?.limited?.by ?? null,
      rate: counted?.limited?.rate ?? null,
    }).toEqual(made)
  })
})

test('servings are taken as far apart as the rate of the step asks, to five minutes', () => {
  const steps = drawnRunners(300).flatMap((runner) => {
    const targets = setTargets(runner)
    const { kit } = scheduleRaceDay(runner, targets)
    return targets.race.gutTraining.steps.map((step) => ({
      step,
      kit,
      counted: practiceServings(kit, step, noLimits),
    }))
  })
  const counted = steps.flatMap(({ step, kit, counted: servings }) =>
    servings?.servings ? [{ step, kit, servings }] : [],
  )
  expect(counted.length).toBeGreaterThan(300)
  for (const { step, kit, servings } of counted) {
    const time = 60 * step.time
    const inTurn = (kit.fuels.length > 0 ? kit.fuels : [kit.drink]).flatMap(
      (item) => findProduct(item?.id ?? '') ?? [],
    )
    const grams = inTurn.reduce((sum, { carbs }) => sum + carbs, 0) / inTurn.length
    const asked = eatenOver(step.rate, step.time)
    const most = (inTurn.every(holdsFructose) ? 90 : 60) * step.time
    const taken = servings.servings * grams
    expect(taken).toBeLessThanOrEqual(Math.max(most, grams / 2) + 1e-6)
    // Half a serving more would be more than a gut takes up.
    if (taken + grams / 2 <= most)
      expect(Math.abs(taken - asked)).toBeLessThanOrEqual(Math.max(grams / 4, 0.15 * asked) + 1e-6)
    const even = time / servings.minutes.length
    expect(even).toBeGreaterThanOrEqual(15)
    servings.minutes.forEach((minute, index) => {
      expect(minute).toBeLessThan(time)
      expect(minute - (servings.minutes[index - 1] ?? -even / 2)).toBeGreaterThanOrEqual(even - 5)
    })
  }
})
