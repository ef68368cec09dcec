import { expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { findFood } from '../foods/foods.ts'
import { isMain } from './same-again.ts'

const isOfFish = ({ foodId, amount }: { readonly foodId: string; readonly amount: number }) =>
  ['fish', 'shellfish'].includes(findFood(foodId)?.category ?? '') && amount >= 40

/** Dishes of fish at lunch and dinner of race week. */
function dishesOfFish(wishes: Partial<RunnerWishes>): number {
  const { menus } = stagesFor(
    someRunner({ ...wishes, healthWords: ['pescatarian', ...(wishes.healthWords ?? [])] }),
  )
  return new Set(
    menus.raceWeek.flatMap(({ meals }) =>
      meals.filter((meal) => isMain(meal) && meal.items.some(isOfFish)).map(({ recipe }) => recipe.id),
    ),
  ).size
}

test.each<[string, Partial<RunnerWishes>]>([
  ['a half marathon', { race: 'Half', targetSeconds: 7200, weightKg: 70 }],
  ['a marathon', {}],
  ['a marathon of 80 kg on a low budget', { weightKg: 80, budget: 'Low' }],
  ['a 10K without gluten', { race: '10K', targetSeconds: 3600, allergies: ['gluten'] }],
  ['a half without milk', { race: 'Half', targetSeconds: 8700, allergies: ['milk'] }],
  ['a half without added salt', { race: 'Half', targetSeconds: 8700, healthWords: ['high blood pressure'] }],
])('before %s who eats fish and no meat has two dishes of fish', (_race, wishes) => {
  expect(dishesOfFish(wishes)).toBeGreaterThanOrEqual(2)
})
