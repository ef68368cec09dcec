import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyWishes } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { leftOutWith } from '../../foods/sold-together.ts'
import type { Plan, PlanMeal } from '../../plan.ts'
import { larderIds } from '../portions/household-measure.ts'
import { findRecipe } from '../recipes/all-recipes.ts'

type Placed = readonly (readonly [string, PlanMeal])[]

const mealsOf = (plan: Plan): Placed => [
  ...[...plan.training_days, ...plan.race_week].flatMap(({ key, meals }) =>
    meals.map((meal) => [`${key}.${meal.name}`, meal] as const),
  ),
  ...plan.long_run.breakfasts.map((meal, at) => [`long-run breakfast ${at}`, meal] as const),
  ...Object.entries({
    away: plan.race_day.breakfast_away,
    'after the race': plan.race_day.recovery_meal,
    'after a long run': plan.long_run.recovery_meal,
  }).flatMap(([name, meal]) => (meal ? [[name, meal] as const] : [])),
]

const holds = ({ items }: PlanMeal, id: string) => items.some(({ food_id: food }) => leftOutWith([id])(food))

const followChoices = (wishes: Partial<RunnerWishes>, dislikes: readonly string[]) =>
  factsFor(
    someRunner({ ...wishes, preferences: { ...wishes.preferences, kitchen: { dislikes: [...dislikes] } } }),
  )

/** Meals that held the food, and those that are not the same to the gram. */
function moved(wishes: Partial<RunnerWishes>, id: string) {
  const before = mealsOf(factsFor(someRunner(wishes)))
  const after = new Map(mealsOf(followChoices(wishes, [id])))
  return {
    held: before.filter(([, meal]) => holds(meal, id)).length,
    moved: before.filter(([at, meal]) => JSON.stringify(after.get(at)?.items) !== JSON.stringify(meal.items))
      .length,
  }
}

describe('a dislike', () => {
  const wishes = { daysToGo: 6 } as const
  const ours = factsFor(someRunner(wishes))

  test('of a food that no meal holds moves none', () => {
    const unused = larderIds.filter((id) => !mealsOf(ours).some(([, meal]) => holds(meal, id)))
    expect(unused.length).toBeGreaterThan(50)
    for (const id of unused.slice(0, 12)) expect(moved(wishes, id).moved, id).toBe(0)
  })

  test('of a dinner moves it and the lunch that was the rest of it, which are one dish again', () => {
    const [dinner, lunch] =
      ours.race_week.flatMap(({ meals }, at) => {
        const cooked = meals.find(({ name }) => name === 'dinner')
        const rest = ours.race_week[at + 1]?.meals.find(({ name }) => name === 'lunch')
        return cooked && rest && cooked.recipe.id === rest.recipe.id ? [[cooked, rest] as const] : []
      })[0] ?? []
    expect(dinner?.recipe.id).toBe(lunch?.recipe.id)
    const plan = followChoices(wishes, [dinner?.recipe.id ?? ''])
    const places = mealsOf(ours).filter(([, meal]) => meal.recipe.id === dinner?.recipe.id)
    const now = new Map(mealsOf(plan))
    expect(places.length).toBeGreaterThan(1)
    const others = places.map(([at]) => now.get(at)?.recipe.id ?? '')
    expect(others).not.toContain(dinner?.recipe.id)
    expect(new Set(others).size).toBeLessThan(places.length)
    expect(findRecipe(others[0] ?? '').keeps.fridgeDays).toBeGreaterThan(0)
  })

  test('leaves no choice that it rules out, and none that its day has', () => {
    const plan = followChoices(wishes, ['rice-white-cooked', 'egg-fried'])
    const [base] = mealsOf(plan).filter(([, { choices }]) => choices.length > 0)
    expect(base).toBeDefined()
    for (const { meals } of [...plan.training_days, ...plan.race_week])
      for (const { choices } of meals)
        for (const id of choices) {
          expect(meals.map(({ recipe }) => recipe.id)).not.toContain(id)
          expect(findRecipe(id).foods.map(([food]) => food)).not.toContain('rice-white-cooked')
        }
  })
})

test('whoever dislikes what: half of the plans move at most the meals that held it', {
  timeout: 600_000,
}, () => {
  const beyond: number[] = []
  fc.assert(
    fc.property(anyWishes, fc.nat(), (wishes, at) => {
      const foods = mealsOf(factsFor(someRunner(wishes))).flatMap(([, { items }]) =>
        items.map(({ food_id: id }) => id).filter((id) => id !== 'water-tap' && id !== 'salt-table'),
      )
      const id = foods[at % Math.max(1, foods.length)]
      if (id === undefined) return
      const each = moved(wishes, id)
      beyond.push(each.moved - each.held)
    }),
    { numRuns: Number(process.env['SWEEP_RUNS'] ?? 120) },
  )
  const sorted = beyond.toSorted((one, other) => one - other)
  expect(sorted.length).toBeGreaterThan(100)
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(3)
  expect(sorted[Math.floor(0.8 * sorted.length)]).toBeLessThan(20)
})
