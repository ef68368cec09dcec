import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWishes } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { factsFor, stagesFor } from '../../testing/stages-for.ts'
import { raceDayMeals } from '../2-targets/before-and-after/race-day-meals.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { auditPlan } from '../6-audit/audit-plan.ts'
import { findFoods } from '../foods/foods.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'
import { groceryIdOf } from '../foods/sold-together.ts'
import type { Runner } from '../1-runner/runner.ts'
import type { Plan } from '../plan.ts'
import { findRecipe } from './recipes/all-recipes.ts'

const startingAt = (start_time: string, wishes: Parameters<typeof someRunner>[0] = {}) =>
  factsFor(someRunner({ daysToGo: 5, ...wishes, preferences: { ...wishes.preferences, start_time } }))

const dishesOf = ({ race_day: { other_meals: meals } }: Plan) =>
  meals.map(({ name, meal }) => [name, meal === null ? null : meal.recipe.id] as const)

const boughtFor = ({ groceries: { lines, cupboard } }: Plan) =>
  new Set([...lines.flatMap(({ food_ids: ids }) => ids), ...cupboard].map(groceryIdOf))

describe('race day before an evening start', () => {
  test('has a dish for breakfast, lunch and snack, each within its carbs and on the list', () => {
    const plan = startingAt('19:00')
    expect(dishesOf(plan).map(([name]) => name)).toEqual(['breakfast', 'lunch', 'snack'])
    for (const [, dish] of dishesOf(plan)) expect(dish).not.toBeNull()
    const bought = boughtFor(plan)
    for (const { meal } of plan.race_day.other_meals)
      for (const { food_id: id } of meal?.items ?? []) expect(bought).toContain(groceryIdOf(id))
  })

  test('serves no dish of the two days before, and none twice', () => {
    const plan = startingAt('19:00')
    const before = plan.race_week.slice(-2).flatMap(({ meals }) => meals.map(({ recipe }) => recipe.id))
    const dishes = dishesOf(plan).map(([, dish]) => dish)
    expect(dishes.filter((dish) => dish !== null && before.includes(dish))).toEqual([])
    expect(new Set(dishes).size).toBe(dishes.length)
  })

  test('is cooked on no stove in a hotel: what has no such dish stays in grams', () => {
    const plan = startingAt('19:00', { preferences: { kitchen: { race_morning: 'hotel' } } })
    const dishes = dishesOf(plan).flatMap(([, dish]) => dish ?? [])
    expect(dishes.length).toBeGreaterThan(0)
    for (const dish of dishes) expect(findRecipe(dish).tags).toContain('hotel')
  })

  test('adds nothing before a start in the morning, or one that is not given', () => {
    expect(startingAt('10:59').race_day.other_meals).toEqual([])
    expect(factsFor(someRunner({ daysToGo: 5 })).race_day.other_meals).toEqual([])
  })
})

const starts = fc.constantFrom('11:00', '14:59', '15:00', '17:59', '18:00', '23:59')

test('whoever starts when: dishes are within their carbs, permitted, counted and sound', {
  timeout: 600_000,
}, () => {
  let dishes = 0
  let withoutADish = 0
  fc.assert(
    fc.property(anyWishes, starts, (wishes, start_time) => {
      const runner: Runner = someRunner({ ...wishes, preferences: { ...wishes.preferences, start_time } })
      const targets = setTargets(runner)
      const plan = factsFor(runner)
      const wanted = raceDayMeals(runner, targets.loadingMass, targets.race.breakfast.carbs)
      expect(stagesFor(runner).menus.raceDayMeals).toHaveLength(wanted.length)
      for (const [at, { carbs_g: carbs, meal }] of plan.race_day.other_meals.entries()) {
        expect(carbs).toBeLessThanOrEqual(wanted[at]?.carbs ?? 0)
        if (meal === null) withoutADish += 1
        else dishes += 1
        for (const food of findFoods((meal?.items ?? []).map(({ food_id: id }) => id)))
          expect(permitsFood(runner, food).permitted, food.id).toBe(true)
      }
      const hard = auditPlan(plan, runner, targets).findings.filter(({ severity }) => severity === 'hard')
      expect(hard).toEqual([])
    }),
    { numRuns: Number(process.env['SWEEP_RUNS'] ?? 150) },
  )
  expect(dishes).toBeGreaterThan(20 * withoutADish)
})
