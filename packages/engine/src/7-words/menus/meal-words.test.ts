import { expect, test } from 'vitest'
import { composeDay } from '../../5-plan/compose-day.ts'
import { composePlan } from '../../5-plan/compose-plan.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { renderPlan } from '../render-plan.ts'
import { renderWords } from '../render-words.ts'
import { exampleDayLines } from './daily-plan.ts'
import { itemInWords } from './dish-words.ts'
import { mealLine, mealWords } from './meal-words.ts'

function somePlanInWords(wishes: Partial<RunnerWishes> = {}) {
  const plan = composePlan(stagesFor(someRunner(wishes)))
  return { plan, words: renderWords(plan) }
}

/** Every drink of the days, as lines show it. */
function drinksFor(units: 'metric' | 'imperial'): string[] {
  const runner = someRunner({ units })
  const { menus } = stagesFor(runner)
  return [...menus.exampleDays, ...menus.raceWeek]
    .flatMap((day) => composeDay(runner, day, stagesFor(runner, { menus }).targets).meals)
    .flatMap(({ items }) => items.map((item) => itemInWords(runner, item)))
    .filter((text) => / ml\b/.test(text))
}

test('American readers read ounces before milliliters, and nobody else reads ounces', () => {
  expect(drinksFor('imperial').every((text) => /^[\d¼½¾]+ oz [^()]+ \(\d+ ml/.test(text))).toBe(true)
  expect(drinksFor('imperial').length).toBeGreaterThan(3)
  expect(drinksFor('metric').some((text) => /oz/.test(text))).toBe(false)
  expect(drinksFor('metric').length).toBeGreaterThan(3)
})

test('what is beside a recipe are its sides, the water and the salt in it, and the rest is on its card', () => {
  const { plan, words } = somePlanInWords()
  let sides = 0
  for (const [index, day] of plan.training_days.entries()) {
    for (const [at, { items, recipe }] of day.meals.entries()) {
      const { items: texts = [], beside = [] } = words.trainingDays[index]?.meals[at] ?? {}
      const expected = items.flatMap(({ side, in_drink, food_id: id }, item) =>
        side !== null || in_drink || (id === 'water-tap' && !Object.values(recipe.swaps).includes(id))
          ? (texts[item] ?? [])
          : [],
      )
      expect(beside).toEqual(expected)
      sides += beside.length
    }
  }
  expect(sides).toBeGreaterThan(0)
})

test('only the day with fuel names it, in words and on the wire', () => {
  const { plan, words } = somePlanInWords()
  expect(words.trainingDays.map(({ fuel }) => fuel)).toEqual(
    plan.training_days.map(({ fuel_carbs_g: carbs }) => (carbs > 0 ? `On the run: ${carbs} g carbs` : null)),
  )
  const lines = words.trainingDays.map((day) => exampleDayLines(day, words.weighing))
  const named = lines.map((each) => each.filter((line) => line.startsWith('On the run: ')).length)
  expect(named).toEqual([0, 0, 1])
})

test('race morning away from home is a meal of its own, and none where there is none', () => {
  // Most breakfasts are made anywhere; this runner's is cooked at home.
  const { plan, words } = somePlanInWords({ diet: 'Vegan', allergies: ['gluten', 'soy'] })
  expect(plan.race_day.breakfast_away).not.toBeNull()
  expect(words.breakfastAway?.when).toBe('Away from home')
  const last = renderPlan(plan, words).race_week.race_morning.filter((line) =>
    line.startsWith('Away from home: '),
  )
  expect(last).toHaveLength(1)
  const without = { ...plan, race_day: { ...plan.race_day, breakfast_away: null } }
  expect(renderWords(without).breakfastAway).toBeNull()
})

test('a line has the meal, the dish, each food with its amount, and the figures', () => {
  const runner = someRunner()
  const { menus, targets } = stagesFor(runner)
  const day = menus.exampleDays.map((each) => composeDay(runner, each, targets))[0]
  if (!day) throw new Error('no day')
  const [meal] = day.meals
  const line = meal ? mealLine(mealWords(runner, meal)) : ''
  expect(line).toMatch(
    /^Breakfast: [A-Z].* — [\d½¼¾a].* · [\d,]+ kcal, \d+ g carbs, \d+ g protein, \d+ g fat$/,
  )
  expect(line.split(' · ').at(-1)).toBe(
    `${meal?.kcal} kcal, ${meal?.carbs_g} g carbs, ${meal?.protein_g} g protein, ${meal?.fat_g} g fat`,
  )
  expect(
    line
      .split(' — ')[1]
      ?.split(' · ')[0]
      ?.split(/, (?![^(]*\))/),
  ).toHaveLength(meal?.items.length ?? 0)
})

test('water beside a dish that soaks up water is to drink, and beside bread it is water', () => {
  const { plan } = somePlanInWords()
  const [meal] = plan.training_days[0]?.meals ?? []
  if (!meal) throw new Error('no meal')
  const water = { food_id: 'water-tap', grams: 350, side: null, in_drink: false, read_label: false } as const
  const textsOf = (id: string) =>
    mealWords(plan.runner, { ...meal, recipe: { ...meal.recipe, id, swaps: {} }, items: [water] }).items
  expect(textsOf('ginger-congee')).toEqual(['350 ml water (to drink)'])
  expect(textsOf('sandwich-jam-grape-juice')).toEqual(['350 ml water'])
})
