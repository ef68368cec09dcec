import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct } from '../foods/products.ts'
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

test('ten gels of 22 g over three and a quarter hours are 15 or 20 minutes apart', () => {
  expect(practiced('generic-gel', 70, 3.25)).toEqual({
    servings: 10,
    minutes: [10, 30, 50, 70, 90, 105, 125, 145, 165, 185],
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
    const grams = findProduct((kit.fuels[0] ?? kit.drink)?.id ?? '')?.carbs ?? 0
    const asked = eatenOver(step.rate, step.time)
    expect(Math.abs(servings.servings * grams - asked)).toBeLessThanOrEqual(
      Math.max(grams / 4, 0.15 * asked) + 1e-6,
    )
    const even = time / servings.minutes.length
    expect(even).toBeGreaterThanOrEqual(15)
    servings.minutes.forEach((minute, index) => {
      expect(minute).toBeLessThan(time)
      expect(minute - (servings.minutes[index - 1] ?? -even / 2)).toBeGreaterThanOrEqual(even - 5)
    })
  }
})
