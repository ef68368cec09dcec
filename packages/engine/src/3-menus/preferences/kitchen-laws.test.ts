import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyWishes } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Plan } from '../../plan.ts'
import { findRecipe } from '../recipes/all-recipes.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 150)

/** How many meals of other days are other dishes. */
const othersMoved = (before: Plan, after: Plan, day: string) => {
  const dishes = (plan: Plan) =>
    [...plan.training_days, ...plan.race_week]
      .filter(({ key }) => key !== day)
      .flatMap(({ meals }) => meals.map(({ recipe }) => recipe.id))
  const now = dishes(after)
  return dishes(before).filter((id, at) => id !== now[at]).length
}

test('a swap for the next choice is followed, and taking it back gives the same plan to the byte', {
  timeout: 600_000,
}, () => {
  let followed = 0
  let refused = 0
  let others = 0
  fc.assert(
    fc.property(anyWishes, fc.nat(), (wishes, at) => {
      const ours = factsFor(someRunner(wishes))
      const meals = [...ours.training_days, ...ours.race_week].flatMap(({ key, meals: ofDay }) =>
        ofDay.flatMap(({ name, choices }) => choices.map((id) => [`${key}.${name}`, id] as const)),
      )
      const swap = meals[at % Math.max(1, meals.length)]
      if (!swap) return
      const [place, id] = swap
      const kitchen = { swaps: { [place]: id } }
      const plan = factsFor(someRunner({ ...wishes, preferences: { ...wishes.preferences, kitchen } }))
      const [key, name] = place.split('.')
      const meal = [...plan.training_days, ...plan.race_week]
        .find((day) => day.key === key)
        ?.meals.find((each) => each.name === name)
      if (meal?.recipe.id === id) {
        followed += 1
        expect(findRecipe(meal.instead_of ?? '').id).not.toBe(id)
        others += othersMoved(ours, plan, key ?? '')
        expect(meal.choices).not.toContain(meal.instead_of)
        expect(meal.choices).not.toContain(id)
      } else {
        refused += 1
        expect(plan.kitchen_not_kept).toHaveLength(1)
      }
      expect(JSON.stringify(factsFor(someRunner(wishes)))).toBe(JSON.stringify(ours))
    }),
    { numRuns },
  )
  expect(refused).toBeLessThan(followed / 9)
  // The lunch that was the rest of a swapped dinner.
  expect(others).toBeLessThan(followed / 3)
})
