import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import type { Plan, PlanItem, PlanMeal } from '../../plan.ts'
import { portions } from './dish-words.ts'
import { cookedTogether } from './cooked-together.ts'
import { recipeCards } from './recipe-cards.ts'

const quartersOf = (meals: readonly PlanMeal[]) => meals.reduce((sum, { recipe }) => sum + recipe.quarters, 0)

const gramsOf = (meals: readonly PlanMeal[]) =>
  meals
    .flatMap(({ items }) => items.filter(({ side, in_drink: inDrink }) => side === null && !inDrink))
    .reduce((sum, { grams }) => sum + grams, 0)

test('a pot is one meal with the amounts of all its meals, and nothing is cooked twice or left out', () => {
  let pots = 0
  for (const { plan, words } of drawnPlans()) {
    const meals = plan.race_week.flatMap((day) => day.meals)
    const together = cookedTogether(plan).map(({ dish }) => dish)
    expect(quartersOf(together)).toBe(quartersOf(meals))
    expect(gramsOf(together)).toBeCloseTo(gramsOf(meals), 6)
    for (const { recipe, quarters } of [...(plan.cooking?.pots ?? []), ...plan.doubles]) {
      const card = words.recipes.find(({ id }) => id === recipe)
      expect(card?.portions.map(({ label }) => label)).toContain(portions(quarters))
      pots += 1
    }
  }
  expect(pots).toBeGreaterThan(drawnPlans().length)
})

const boiledOf = (items: readonly PlanItem[]) =>
  items.filter(({ side }) => side === 'rice' || side === 'pasta' || side === 'potatoes')

const sumOf = (items: readonly PlanItem[]) => items.reduce((sum, { grams }) => sum + grams, 0)

test('every boiled side of a meal is on the card of its dish, and all of it is boiled once', () => {
  let [sides, forMore] = [0, 0]
  for (const { plan } of drawnPlans()) {
    const cards = recipeCards(plan)
    const together = cookedTogether(plan)
    const eaten = plan.race_week.flatMap(({ meals }) => meals)
    expect(sumOf(together.flatMap((cooked) => cooked.sides))).toBeCloseTo(
      sumOf(eaten.flatMap(({ items }) => boiledOf(items))),
      6,
    )
    for (const { recipe, items } of eaten)
      for (const { side } of boiledOf(items)) {
        const method = cards.find(({ id }) => id === recipe.id)?.method
        expect(method, recipe.id).toMatch(/Beside it, .+: (?:simmer in twice|boil)/)
        sides += side ? 1 : 0
      }
    forMore += together.flatMap((cooked) => cooked.sides.filter(({ meals }) => meals > 1)).length
  }
  expect(sides).toBeGreaterThan(20)
  expect(forMore).toBeGreaterThan(0)
})

const [plan] = drawnPlans().map((drawn) => drawn.plan) as [Plan]
const someMeal = plan.race_week[0]?.meals[0] as PlanMeal

const chili = (name: PlanMeal['name'], id: string, side: 'rice' | 'potatoes', grams: number): PlanMeal => ({
  ...someMeal,
  name,
  recipe: { id: 'turkey-bean-chili', quarters: 4, swaps: {} },
  items: [{ food_id: id, grams, side, in_drink: false, read_label: false }],
})

const potOf = (days: readonly [string, PlanMeal][]): Plan => ({
  ...plan,
  race_week: days.map(([date, meal]) => ({
    ...(plan.race_week[0] as Plan['race_week'][number]),
    date,
    meals: [meal],
  })),
  cooking: null,
  doubles: [
    {
      recipe: 'turkey-bean-chili',
      quarters: 8,
      meals: days.map(([date, { name }]) => ({ date, name })),
    },
  ],
})

test('potatoes for what is left of a pot are boiled with those of its first meal; rice for a day at most', () => {
  const potatoes = cookedTogether(
    potOf([
      ['2027-03-01', chili('dinner', 'potato-boiled-peeled', 'potatoes', 150)],
      ['2027-03-03', chili('lunch', 'potato-boiled-peeled', 'potatoes', 300)],
    ]),
  ).flatMap(({ sides }) => sides)
  expect(potatoes.map(({ grams, meals }) => [grams, meals])).toEqual([[450, 2]])
  const rice = (day: string) =>
    cookedTogether(
      potOf([
        ['2027-03-01', chili('dinner', 'rice-white-cooked', 'rice', 120)],
        [day, chili('lunch', 'rice-white-cooked', 'rice', 160)],
      ]),
    ).flatMap(({ sides }) => sides.map(({ grams, meals }) => [grams, meals]))
  expect(rice('2027-03-02')).toEqual([[280, 2]])
  expect(rice('2027-03-03')).toEqual([
    [120, 1],
    [160, 1],
  ])
})
