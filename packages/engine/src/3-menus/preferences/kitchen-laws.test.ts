import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyKitchen } from '../../../testing/any-kitchen.ts'
import { anyWishes } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Runner } from '../../1-runner/runner.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import { auditPlan } from '../../6-audit/audit-plan.ts'
import { permitsFood } from '../../foods/exclusions/permitted.ts'
import { findFoods } from '../../foods/foods.ts'
import { groceryIdOf } from '../../foods/sold-together.ts'
import type { Plan, PlanMeal } from '../../plan.ts'
import { findRecipe } from '../recipes/all-recipes.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 300)

const runners = fc
  .record({ wishes: anyWishes, kitchen: anyKitchen })
  .map(({ wishes, kitchen }) => someRunner({ ...wishes, practicedRate: null, preferences: { kitchen } }))

const mealsOf = ({
  training_days: days,
  race_week: week,
  long_run: run,
  race_day: race,
}: Plan): PlanMeal[] => [
  ...[...days, ...week].flatMap(({ meals }) => meals),
  ...run.breakfasts,
  ...[run.recovery_meal, race.recovery_meal, race.breakfast_away].flatMap((meal) => meal ?? []),
]

const idsIn = (plan: Plan) =>
  mealsOf(plan).flatMap(({ items, recipe }) => [
    ...items.map(({ food_id: id }) => id),
    ...Object.values(recipe.swaps),
  ])

const notKept = ({ kitchen_not_kept: left = [] }: Plan, of: string) =>
  left.flatMap((each) => (each.of === of && each.of === 'dislike' ? [each.id] : []))

/** How many meals of other days are other dishes. */
const othersMoved = (before: Plan, after: Plan, day: string) => {
  const dishes = (plan: Plan) =>
    [...plan.training_days, ...plan.race_week]
      .filter(({ key }) => key !== day)
      .flatMap(({ meals }) => meals.map(({ recipe }) => recipe.id))
  const now = dishes(after)
  return dishes(before).filter((id, at) => id !== now[at]).length
}

describe('whatever a runner wishes of the kitchen', { timeout: 600_000 }, () => {
  test('exclusions, sums and limits hold, dislikes are out or said, and swaps are in or said', () => {
    let swapped = 0
    let kept = 0
    fc.assert(
      fc.property(runners, (runner: Runner) => {
        const plan = factsFor(runner)
        const { dislikes = [], swaps = {}, effort } = runner.preferences.kitchen ?? {}
        for (const food of findFoods(idsIn(plan)))
          expect(permitsFood(runner, food).permitted, food.id).toBe(true)

        const said = notKept(plan, 'dislike')
        const eaten = new Set(idsIn(plan).map(groceryIdOf))
        const cooked = new Set(mealsOf(plan).map(({ recipe }) => recipe.id))
        for (const id of dislikes.filter((each) => !said.includes(each))) {
          expect(eaten.has(groceryIdOf(id)) || cooked.has(id), id).toBe(false)
          const lines = plan.groceries.lines.flatMap(({ food_ids: ids }) => ids)
          expect([...lines, ...plan.groceries.cupboard].map(groceryIdOf)).not.toContain(groceryIdOf(id))
          kept += 1
        }
        for (const [place, id] of Object.entries(swaps)) {
          const [key, name] = place.split('.')
          const day = [...plan.training_days, ...plan.race_week].find((each) => each.key === key)
          const meal = day?.meals.find((each) => each.name === name)
          const left =
            plan.kitchen_not_kept?.some((each) => each.of === 'swap' && each.meal === place) === true
          if (meal) expect(meal.recipe.id === id, place).toBe(!left)
          if (meal?.instead_of !== undefined) swapped += 1
        }
        if (effort === 'quick') expect(plan.cooking).toBeNull()
        const audit = auditPlan(plan, runner, setTargets(runner))
        expect(audit.findings.filter(({ severity }) => severity === 'hard')).toEqual([])
        expect(audit.findings.filter(({ id }) => id === 'kitchen-preferences')).toEqual([])
      }),
      { numRuns },
    )
    expect(swapped).toBeGreaterThan(numRuns / 100)
    expect(kept).toBeGreaterThan(numRuns)
  })

  test('a swap for the next choice is followed, and taking it back gives the same plan to the byte', () => {
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
      { numRuns: numRuns / 2 },
    )
    expect(refused).toBeLessThan(followed / 9)
    // The lunch that was the rest of a swapped dinner.
    expect(others).toBeLessThan(followed / 3)
  })
})
