import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct, holdsFructose } from '../foods/products.ts'
import { eatenOver, gramsPerHour, hours } from '../units.ts'
import { practiceServings } from './practice-servings.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const practiced = (id: string, rate: number, time: number) =>
  practiceServings(
    {
      fuels: [
        {
          id,
          use: 'fuel',
          amount: 1,
          unit: 'count',
          fromCourse: 0,
          forSlower: 0,
          spares: 1,
          label: null,
          instead: null,
        },
      ],
      drink: null,
      salt: null,
      caffeine: null,
      change: null,
    },
    { weeksLeft: 3, rate: gramsPerHour(rate), time: hours(time) },
  )

test('nine gels of 25 g over three and a quarter hours are 20 or 25 minutes apart', () => {
  expect(practiced('generic-gel-dual', 70, 3.25)).toEqual({
    servings: 9,
    minutes: [10, 35, 55, 75, 100, 120, 140, 165, 185],
  })
})

test('a serving and a half is taken in two parts of the run', () => {
  expect(practiced('generic-gel', 35, 1)).toEqual({ servings: 1.5, minutes: [15, 45] })
})

test.each([
  [40, 1, 2],
  [40, 2.5, 4],
  [30, 1, 1.5],
  [50, 1, 2],
  [60, 3.25, 8],
])('%i g an hour for %d h is %d gels of 23 g: whole where that is near enough', (rate, time, servings) => {
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

test('servings are taken as far apart as the rate of the step asks, to five minutes', () => {
  const steps = drawnRunners(300).flatMap((runner) => {
    const targets = setTargets(runner)
    const { kit } = scheduleRaceDay(runner, targets)
    return targets.race.gutTraining.steps.map((step) => ({ step, kit, counted: practiceServings(kit, step) }))
  })
  const counted = steps.flatMap(({ step, kit, counted: servings }) =>
    servings?.servings ? [{ step, kit, servings }] : [],
  )
  expect(counted.length).toBeGreaterThan(300)
  for (const { step, kit, servings } of counted) {
    const time = 60 * step.time
    const product = findProduct((kit.fuels[0] ?? kit.drink)?.id ?? '')
    const grams = product?.carbs ?? 0
    const asked = eatenOver(step.rate, step.time)
    const most = (product && holdsFructose(product) ? 90 : 60) * step.time
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
