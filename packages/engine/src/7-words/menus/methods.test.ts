import { expect, test } from 'vitest'
import { setTargets } from '../../2-targets/set-targets.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { composeMenus } from '../../3-menus/compose-menus.ts'
import { methodOf } from './dish-name.ts'
import { allDishes } from '../../3-menus/dishes/all-dishes.ts'
import { fillings } from '../../3-menus/dishes/fillings.ts'
import type { Meal, Menus } from '../../3-menus/menus.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'

const mealsOf = ({ exampleDays, raceWeek }: Menus): readonly Meal[] =>
  [...exampleDays, ...raceWeek].flatMap(({ meals }) => meals)

const methodIn = ({ dishId: id, foods, beside, items }: Meal) =>
  methodOf({ id, foods, beside, grams: new Map(items.map(({ foodId, amount }) => [foodId, amount])) })

/** Foods that could have filled a slot, are not on the plate, and are named in the method. */
function strangersIn({ dishId, items }: Meal, method: string | null): string[] {
  const dish = allDishes.find(({ id }) => id === dishId)
  if (!dish || method === null) return []
  const own = (dish.method ?? '').replace(/\{[\w ]+\}/g, '')
  const served = items.map(({ foodId }) => larderLine(foodId as LarderId).name)
  return Object.values(dish.slots)
    .flatMap(({ filling }) => fillings[filling])
    .map((id) => larderLine(id).name)
    .filter((name) => new RegExp(`\\b${name}\\b`).test(method))
    .filter((name) => !own.includes(name) && !served.some((word) => word.includes(name)))
}

test('the method of a meal names no food that is not in it', () => {
  const runners = (['Omnivore', 'Vegetarian', 'Vegan'] as const).flatMap((diet) =>
    (['Low', 'Medium', 'High'] as const).flatMap((budget) =>
      ([[], ['gluten'], ['milk']] as const).map((allergies) => someRunner({ diet, budget, allergies })),
    ),
  )
  const meals = runners.flatMap((runner) => mealsOf(composeMenus(runner, setTargets(runner))))
  const methods = meals.map((meal) => ({ meal, method: methodIn(meal) }))
  expect(methods.filter(({ method }) => method?.startsWith('Simmer the')).length).toBeGreaterThan(0)
  for (const { meal, method } of methods)
    expect(strangersIn(meal, method), `${meal.dishId}: ${method}`).toEqual([])
})

test('raw food is used uncooked only in dishes that cook it', () => {
  const meals = mealsOf(composeMenus(someRunner(), setTargets(someRunner())))
  const methods = meals.map((meal) => methodIn(meal) ?? '')
  expect(methods.join(' ')).not.toMatch(/\b(?:stir|fold) in the (?:chicken|turkey|ground turkey|cod|eggs?)\b/)
})
