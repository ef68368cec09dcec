import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { mealsOf } from '../7-words/menus/recipe-cards.ts'
import { composePlan } from '../5-plan/compose-plan.ts'
import { foods } from '../foods/foods.ts'

const burns = new Set(
  foods
    .filter(({ name }) =>
      /orange|clementine|grapefruit|lemon|lime juice|kiwi|pineapple|cranberry juice|chili|pepper sauce|salsa|^mint/i.test(
        name,
      ),
    )
    .map(({ id }) => id),
)

/** How many foods of these runners’ meals, race morning, hotel and recovery included, burn. */
function foodsThatBurn(healthWords: readonly string[]): number {
  let found = 0
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const plan = composePlan(stagesFor(someRunner({ ...wishes, healthWords })))
      for (const { items } of mealsOf(plan)) found += items.filter(({ food_id: id }) => burns.has(id)).length
    }),
    { numRuns: 20 },
  )
  return found
}

test('runners with reflux eat no sour fruit, hot sauce, chili or mint', () => {
  expect(foodsThatBurn([])).toBeGreaterThan(20)
  expect(foodsThatBurn(['reflux'])).toBe(0)
})
