import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { figureOf } from '../../../testing/read-back/figures.ts'
import type { Plan, PlanItem, PlanMeal } from '../../plan.ts'
import { type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import type { MealWords, PlanWords } from '../plan-words.ts'
import { recipeName } from './dish-words.ts'

/** Water is beside a dish unless it stands in for its stock or is that of its soup. */
const isBeside =
  ({ recipe: { id: recipe, swaps } }: PlanMeal) =>
  ({ side, in_drink, food_id: id }: PlanItem) =>
    side !== null ||
    in_drink ||
    (id === 'water-tap' && swaps['any stock'] !== 'water-tap' && recipe !== 'miso-tofu-soup')

const isSalad = ({ side }: PlanItem) => side === 'salad'

/** Every meal of a plan beside its words. */
function* mealsOf(plan: Plan, words: PlanWords): Generator<[PlanMeal, MealWords]> {
  const days = [
    ...words.trainingDays,
    ...Object.values(words.raceWeek).flatMap((part) => part.days.map(({ day }) => day)),
  ]
  for (const { key, meals } of days) {
    const facts = [...plan.training_days, ...plan.race_week].find((day) => day.key === key)
    for (const [index, meal] of facts?.meals.entries() ?? []) yield [meal, meals[index] as MealWords]
  }
  for (const [index, meal] of plan.long_run.breakfasts.entries())
    yield [meal, words.longRun.before.meals[index] as MealWords]
}

test('the short form of a meal reads back as its recipe, its portion and its sides', () => {
  let sides = 0
  for (const { plan, words } of drawnPlans()) {
    for (const [meal, short] of mealsOf(plan, words)) {
      expect(short.title).toBe(recipeName(meal))
      expect(short.times === '' ? 1 : figureOf(short.times.slice(1))).toBe(meal.recipe.quarters / 4)
      const beside = meal.items.filter(isBeside(meal))
      expect(short.sides).toHaveLength(
        beside.filter((item) => !isSalad(item) && !item.in_drink).length + Number(beside.some(isSalad)),
      )
      const salted = short.sides.filter((each) => / with .*salt$/.test(each))
      expect(salted).toHaveLength(beside.filter(({ in_drink }) => in_drink).length)
      for (const text of salted) expect(text).toMatch(/^[\d,½¼¾]+ (?:ml|oz) water with /)
      // The long form, which is read back food by food, is the same with the weights beside it.
      for (const text of short.sides.flatMap(apart).filter((each) => each !== 'green salad')) {
        const [amount = ''] = text.split(' (')
        expect(
          short.beside.some((each) => each.startsWith(amount)),
          text,
        ).toBe(true)
      }
      sides += short.sides.length
    }
  }
  expect(sides).toBeGreaterThan(10 * drawnPlans().length)
})

/** "250 ml water with ¼ tsp table salt" is two things. */
const apart = (side: string) => (side.endsWith('salt') ? side.split(' with ') : [side])

test('each green salad of a plan is the one whose amounts are said', () => {
  let salads = 0
  for (const { plan, words } of drawnPlans()) {
    for (const [meal, { sides, items }] of mealsOf(plan, words)) {
      if (!sides.includes('green salad')) continue
      const amounts = items.filter((_, index) => meal.items[index]?.side === 'salad')
      const measures = amounts.map((amount) => amount.replace(/ \(.+\)$/, ''))
      expect(words.salad).toBe(`Green salad: ${measures.join(', ')}.`)
      salads += 1
    }
  }
  expect(salads).toBeGreaterThan(drawnPlans().length / 10)
})

test('a meal around the long run is only named where the example day has served it', () => {
  const read = { named: 0, whole: 0 }
  for (const { plan, words } of drawnPlans()) {
    const served = plan.training_days.flatMap((day) => (day.kind === 'long-run' ? day.meals : []))
    for (const [index, meal] of plan.long_run.breakfasts.entries()) {
      const isServed = served.some(
        ({ recipe, items }) => JSON.stringify([recipe, items]) === JSON.stringify([meal.recipe, meal.items]),
      )
      const { asBefore } = words.longRun.before.meals[index] as MealWords
      expect(asBefore).toBe(isServed ? 'see long-run day' : null)
      read[isServed ? 'named' : 'whole'] += 1
    }
  }
  expect(Math.min(read.named, read.whole)).toBeGreaterThan(10)
})

test('on the page a row of race day names what it serves, and leaves out what its columns have', () => {
  let rows = 0
  for (const { plan, words } of drawnPlans()) {
    for (const [index, { dish, onThePage, itemByName }] of words.raceRows.entries()) {
      const row = plan.race_day.rows[index]
      if (dish !== null) expect(itemByName.startsWith(dish.title)).toBe(true)
      else if (row?.phase === 'during') {
        expect(onThePage).not.toMatch(/\d ml\b/)
        expect(itemByName.replaceAll(/[\d,]+ ml /g, '')).toBe(onThePage)
        rows += 1
      }
    }
  }
  expect(rows).toBeGreaterThan(3 * drawnPlans().length)
})

test('breakfast on race morning names what its figures count beside the dish: fruit, juice and water', () => {
  let named = 0
  for (const { plan, words } of drawnPlans()) {
    const meal = plan.race_week.find(({ kind }) => kind === 'race-morning')?.meals[0]
    const index = plan.race_day.rows.findIndex(({ phase }) => phase === 'breakfast')
    const row = words.raceRows[index]
    if (!meal || !row?.dish) continue
    expect(row.onThePage).toBe(row.dish.beside)
    for (const { side, food_id: id } of meal.items) {
      if (side === null || side === 'salad') continue
      expect(row.dish.beside).toMatch(new RegExp(`, [^,]*\\b(${nameOfSide(id)})`))
      named += 1
    }
  }
  expect(named).toBeGreaterThan(drawnPlans().length)
})

/** "banana", or "bananas" where more than one is served. */
function nameOfSide(id: string): string {
  const { name, counted, line } = larderLine(id as LarderId)
  return [name, ...(counted ?? []), ...(typeof line === 'object' ? line : [])].join('|')
}
