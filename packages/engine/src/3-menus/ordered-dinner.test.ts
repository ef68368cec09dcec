import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { audited } from '../../testing/audit/audited-case.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { boughtPerGram, findFood } from '../foods/foods.ts'
import { composePlan } from '../5-plan/compose-plan.ts'
import { restaurantDishes } from './ordered-dinner.ts'
import { findRecipe } from './recipes/all-recipes.ts'

const hotel = { kitchen: { race_morning: 'hotel' } } as const

const runners: Partial<RunnerWishes>[] = [
  {},
  { diet: 'Vegan' },
  { diet: 'Vegetarian', allergies: ['lactose'] },
  { allergies: ['gluten'] },
  { daysToGo: 1 },
  { daysToGo: 3, race: 'Half', targetSeconds: 6600, budget: 'Low' },
  { preferences: { kitchen: { race_morning: 'hotel', effort: 'quick' } } },
]

const lines = (wishes: Partial<RunnerWishes>) => eveOf(wishes).stages.groceries.lines.length

const eveOf = (wishes: Partial<RunnerWishes>) => {
  const stages = stagesFor(someRunner(wishes))
  const eve = stages.menus.raceWeek.find(({ key }) => key === '1-days-before')
  const dinner = eve?.meals.find(({ name }) => name === 'dinner')
  if (!eve || !dinner) throw new Error('the eve has a dinner')
  return { stages, eve, dinner }
}

test.each(['egg', 'soy', 'gluten', 'fish', 'peanut'] as const)(
  'a runner who excludes %s orders no East Asian dish, whose sauces often contain it',
  (group) => {
    for (const diet of ['Omnivore', 'Vegetarian', 'Vegan'] as const) {
      const { dinner } = eveOf({ preferences: hotel, diet, allergies: [group] })
      expect(dinner.isOrdered).toBe(true)
      expect(findRecipe(dinner.recipe.id).cuisine).not.toBe('Japanese, Korean and Thai')
    }
  },
)

describe('dinner before a morning in a hotel', () => {
  test.each(runners)('is ordered, and neither bought nor cooked: %o', (wishes) => {
    const { stages, eve, dinner } = eveOf({ preferences: hotel, ...wishes })
    expect(dinner.isOrdered).toBe(true)
    expect(restaurantDishes).toContain(dinner.recipe.id)
    // The day counts it: it is eaten.
    expect(eve.totals.carbs).toBe(eve.meals.reduce((sum, { carbs }) => sum + carbs, 0))
    const after = eve.meals.filter(({ name }) => name === 'evening-snack')
    expect(
      after.map(({ recipe }) => findRecipe(recipe.id).effort).filter((each) => each !== 'no-cook'),
    ).toEqual([])
    const { session, doubles } = stages.cooking
    const cooked = [...(session?.pots ?? []), ...doubles].flatMap(({ meals }) => meals)
    expect(cooked.filter(({ date, name }) => date === eve.date && name === 'dinner')).toEqual([])
    const bought = stages.groceries.lines.reduce((sum, { usesGrams }) => sum + usesGrams, 0)
    const eaten = [...stages.menus.raceWeek.flatMap(({ meals }) => meals), stages.menus.recovery.race]
      .flatMap((meal) => (meal && !meal.isOrdered ? meal.items : []))
      .filter(({ foodId }) => stages.groceries.lines.some(({ foodIds }) => foodIds.includes(foodId)))
      .reduce((sum, { foodId, amount }) => sum + amount * perGram(foodId), 0)
    expect(Math.abs(bought - eaten)).toBeLessThanOrEqual(stages.groceries.lines.length)
    const given = {
      plan: composePlan(stages),
      runner: stages.runner,
      targets: setTargets(stages.runner),
    }
    expect(audited(given).findings.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect(audited(given).findings.map(({ id }) => id)).not.toContain('groceries-hold-the-menus')
    expect(audited(given).findings.map(({ id }) => id)).not.toContain('cooking-fits-the-week')
    expect(audited(given).findings.map(({ id }) => id)).not.toContain('kitchen-preferences')
  })

  test('is cooked at home, and where nothing is said of the morning', () => {
    expect(eveOf({}).dinner.isOrdered).toBeUndefined()
    expect(
      eveOf({ preferences: { kitchen: { race_morning: 'home' } } }).stages.menus.raceWeek.some(({ meals }) =>
        meals.some(({ isOrdered }) => isOrdered),
      ),
    ).toBe(false)
  })

  test('has no more lines to buy than the same eve at home', () => {
    expect(lines({ daysToGo: 1, preferences: hotel })).toBeLessThanOrEqual(
      lines({ daysToGo: 1, preferences: { kitchen: { race_morning: 'home' } } }),
    )
  })
})

test('each dish to order is a warm main of little fat and fiber', () => {
  for (const id of restaurantDishes) {
    const recipe = findRecipe(id)
    expect(recipe.at, id).toContain('main')
    expect(recipe.tags, id).toContain('loading')
    expect(recipe.effort, id).not.toBe('no-cook')
  }
})

function perGram(id: string): number {
  const food = findFood(id)
  if (!food) throw new Error(id)
  return boughtPerGram(food)
}
