import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import type { Runner } from '../1-runner/runner.ts'
import { mostCarbsAtAMeal } from '../evidence/plates.ts'
import { findFood } from '../foods/foods.ts'

const numRuns = 30

interface Eaten {
  readonly juice: number
  /** Sugar of sweets, desserts, sweetened cereals, syrup and jam. */
  readonly addedSugar: number
}

/** Grams a day before the race, in the mean of all runners. */
function eatenADay(runnerOf: (wishes: Parameters<typeof someRunner>[0]) => Runner): Eaten {
  let [juice, addedSugar, days] = [0, 0, 0]
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const { menus } = stagesFor(runnerOf({ ...wishes, age: Math.max(18, wishes.age ?? 18) }))
      for (const day of [...menus.exampleDays, ...menus.raceWeek]) {
        if (day.kind === 'race-morning') continue
        days += 1
        for (const { foodId, amount } of day.meals.flatMap(({ items }) => items)) {
          const { category, sugarPer100g } = findFood(foodId) ?? {}
          if (category === 'juice') juice += amount
          if (isSweet(category)) addedSugar += ((sugarPer100g ?? 0) * amount) / 100
        }
      }
    }),
    { numRuns },
  )
  return { juice: juice / days, addedSugar: addedSugar / days }
}

const isSweet = (category = '') => ['sweetener', 'sweet', 'dessert', 'cereal', 'snack'].includes(category)

test('runners with diabetes drink hardly any juice before race day, and eat less that is sweetened', () => {
  const usual = eatenADay((wishes) => someRunner(wishes))
  const withDiabetes = eatenADay((wishes) =>
    someRunner({ ...wishes, healthWords: ['type 2 diabetes, metformin'] }),
  )
  expect(usual.juice).toBeGreaterThan(80)
  expect(withDiabetes.juice).toBeLessThan(20)
  expect(usual.addedSugar).toBeGreaterThan(20)
  expect(withDiabetes.addedSugar).toBeLessThan(0.6 * usual.addedSugar)
})

test('no meal of runners with diabetes holds more than 115 g of carbs, or 15 % of a large day, but for what rounding adds', () => {
  const { withDiabetes, share } = mostCarbsAtAMeal.value
  let meals = 0
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const { menus } = stagesFor(someRunner({ ...wishes, healthWords: ['type 2 diabetes'] }))
      for (const { kind, target, gaveWay, meals: eaten } of [...menus.exampleDays, ...menus.raceWeek]) {
        // Meals around a run keep their own numbers.
        if (kind === 'race-morning' || gaveWay.length > 0) continue
        const most = Math.max(withDiabetes, (share * target.energy) / 4)
        for (const { name, carbs } of eaten) {
          if (name === 'recovery' || (kind === 'long-run' && name === 'breakfast')) continue
          meals += 1
          expect(carbs).toBeLessThan(most + rounding)
        }
      }
    }),
    { numRuns },
  )
  expect(meals).toBeGreaterThan(20 * numRuns)
})

/** Grams: each food is printed in amounts that a kitchen weighs. */
const rounding = 10
