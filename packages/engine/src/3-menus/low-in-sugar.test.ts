import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { findFood } from '../foods/foods.ts'
import type { Runner } from '../1-runner/runner.ts'

const numRuns = 30

/** Grams of juice a day before the race, in the mean of all runners. */
function gramsOfJuiceADay(runnerOf: (wishes: Parameters<typeof someRunner>[0]) => Runner): number {
  let [juice, days] = [0, 0]
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const { menus } = stagesFor(runnerOf({ ...wishes, age: Math.max(18, wishes.age ?? 18) }))
      for (const day of [...menus.exampleDays, ...menus.raceWeek]) {
        if (day.kind === 'race-morning') continue
        days += 1
        for (const { items } of day.meals)
          for (const { foodId, amount } of items) if (findFood(foodId)?.category === 'juice') juice += amount
      }
    }),
    { numRuns },
  )
  return juice / days
}

test('runners with diabetes drink hardly any juice before race day', () => {
  const usual = gramsOfJuiceADay((wishes) => someRunner(wishes))
  const withDiabetes = gramsOfJuiceADay((wishes) =>
    someRunner({ ...wishes, healthWords: ['type 2 diabetes, metformin'] }),
  )
  expect(usual).toBeGreaterThan(80)
  expect(withDiabetes).toBeLessThan(20)
})
