import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { isCookedWithFishSauce } from '../../3-menus/ordered-dinner.ts'
import { findRecipe } from '../../3-menus/recipes/all-recipes.ts'
import type { Plan, PlanDatedMeal } from '../../plan.ts'
import { inFractions } from '../amounts/fractions.ts'
import { weekdayInWords } from '../amounts/days.ts'
import { groceryNote } from '../notes/grocery-note.ts'
import { cookedWhen } from './cooked-when.ts'

const eatenAway: ReadonlySet<string> = new Set(['morning-snack', 'lunch', 'afternoon-snack'])

const wordsOf = (plan: Plan, { date, name }: PlanDatedMeal) => {
  const day = plan.race_week.find((each) => each.date === date)
  const meal = day?.meals.find((each) => each.name === name)
  if (!day || !meal) throw new Error(`nobody eats ${name} on ${date}`)
  return cookedWhen(plan, day, meal)?.replace(/; hot in a food jar$/, '') ?? null
}

test('a hot school lunch goes into a food jar, and the grocery note says how to use one', () => {
  let flasks = 0
  for (const { plan } of drawnPlans()) {
    const before = flasks
    for (const day of plan.race_week)
      for (const meal of day.meals) {
        const words = cookedWhen(plan, day, meal)
        if (!words?.endsWith('; hot in a food jar')) continue
        flasks += 1
        expect(plan.runner.age).toBeLessThan(18)
        expect(meal.name).toBe('lunch')
        expect(findRecipe(meal.recipe.id).equipment.some((each) => each === 'stove' || each === 'oven')).toBe(
          true,
        )
        expect(weekdayInWords(day.date ?? '')).not.toMatch(/^S/)
      }
    expect(groceryNote(plan).includes('Food jar: 5 minutes full of boiling water')).toBe(flasks > before)
  }
  expect(flasks).toBeGreaterThan(5)
})

test('the first meal of a pot says how much is cooked, and each later one from which day it is', () => {
  let pots = 0
  for (const { plan } of drawnPlans()) {
    for (const { quarters, meals } of plan.doubles) {
      const [first, ...later] = meals
      if (!first) throw new Error('a pot without a meal')
      expect(wordsOf(plan, first)).toBe(
        `cook ${inFractions(quarters / 4)} ${quarters > 4 ? 'portions' : 'portion'}`,
      )
      for (const each of later)
        expect(wordsOf(plan, each)).toBe(
          `from ${each.date === first.date ? first.name : weekdayInWords(first.date)}`,
        )
      pots += 1
    }
  }
  expect(pots).toBeGreaterThan(drawnPlans().length)
})

test('a meal of the session names its evening, and any other nothing', () => {
  let [ofSession, fresh] = [0, 0]
  for (const { plan } of drawnPlans()) {
    const { cooking, doubles, race_week: week } = plan
    const ahead = (cooking?.pots ?? []).flatMap(({ meals }) => meals)
    for (const meal of ahead)
      expect(wordsOf(plan, meal)).toBe(
        meal.date === cooking?.date ? 'tonight’s session' : `from ${weekdayInWords(cooking?.date ?? '')}`,
      )
    const inPots = [...ahead, ...doubles.flatMap(({ meals }) => meals)]
    for (const { date, meals } of week) {
      const alone = meals.filter(
        ({ name }) => !inPots.some((meal) => meal.date === date && meal.name === name),
      )
      const others = alone.filter(({ name }) => !eatenAway.has(name))
      for (const { name } of others) expect(wordsOf(plan, { date: date ?? '', name })).toBeNull()
      fresh += others.length
    }
    ofSession += ahead.length
  }
  expect(Math.min(ofSession, fresh)).toBeGreaterThan(drawnPlans().length)
})

test('a lunch or a snack that is cooked for itself on a weekday is cooked ahead where it needs a stove, and when it is eaten where it does not', () => {
  let [madeAhead, fresh] = [0, 0]
  for (const { plan } of drawnPlans()) {
    const inPots = [plan.cooking?.pots ?? [], plan.doubles].flat().flatMap(({ meals }) => meals)
    for (const [index, { date, meals }] of plan.race_week.entries())
      for (const { name, recipe, is_ordered: isOrdered } of meals) {
        if (date === null || !eatenAway.has(name) || isOrdered) continue
        if (inPots.some((meal) => meal.date === date && meal.name === name)) continue
        const { equipment, keeps } = findRecipe(recipe.id)
        const isHot = equipment.includes('stove') || equipment.includes('oven')
        const isToday = index === 0 && plan.runner.days_to_go < 7
        const isExpected =
          isHot && keeps.fridgeDays > 0 && !isToday && !['Saturday', 'Sunday'].includes(weekdayInWords(date))
        const ahead = name === 'lunch' ? 'cook the night before' : 'make ahead'
        expect(wordsOf(plan, { date, name }), recipe.id).toBe(isExpected ? ahead : null)
        if (isExpected) madeAhead += 1
        else fresh += 1
      }
  }
  expect(Math.min(madeAhead, fresh)).toBeGreaterThan(10)
})

test('vegetarians and vegans ask for no fish sauce with an East Asian dinner that they order', () => {
  const told = { asks: 0, else: 0 }
  for (const diet of ['Omnivore', 'Vegetarian', 'Vegan'] as const)
    for (let daysToGo = 1; daysToGo <= 12; daysToGo++) {
      const plan = factsFor(
        someRunner({ diet, daysToGo, preferences: { kitchen: { race_morning: 'hotel' } } }),
      )
      const eve = plan.race_week.find(({ key }) => key === '1-days-before')
      const dinner = eve?.meals.find(({ name }) => name === 'dinner')
      if (!eve || !dinner) throw new Error('the eve has a dinner')
      const isEastAsian = isCookedWithFishSauce(findRecipe(dinner.recipe.id))
      const asks = isEastAsian && diet !== 'Omnivore'
      expect(cookedWhen(plan, eve, dinner)).toBe(
        asks ? 'ordered: ask for no fish sauce or meat broth' : 'ordered',
      )
      told[asks ? 'asks' : 'else'] += 1
    }
  expect(Math.min(told.asks, told.else)).toBeGreaterThan(0)
})
