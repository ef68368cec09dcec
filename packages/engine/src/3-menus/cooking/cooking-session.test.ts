import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunner } from '../../../testing/any-runner.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { addDays, daysBetween, type PlainDay } from '../../plain-day.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { cookingSessionOf, minutesOf } from './cooking-session.ts'

describe('the minutes of a session', () => {
  // Three to set out, five to box.
  test.each([
    [[{ handsOn: 10, total: 40 }], 48],
    [
      [
        { handsOn: 10, total: 10 },
        { handsOn: 10, total: 10 },
      ],
      28,
    ],
    [
      [
        { handsOn: 15, total: 30 },
        { handsOn: 10, total: 40 },
      ],
      48,
    ],
    [
      [
        { handsOn: 20, total: 30 },
        { handsOn: 20, total: 30 },
      ],
      58,
    ],
  ])('of %j are %i: hands are on one pot while others simmer', (pots, minutes) => {
    expect(minutesOf(pots)).toBe(minutes)
  })

  test('do not depend on the order in which pots are named', () => {
    const pots = [
      { handsOn: 5, total: 45 },
      { handsOn: 15, total: 20 },
      { handsOn: 10, total: 30 },
    ]
    expect(minutesOf(pots.toReversed())).toBe(minutesOf(pots))
  })
})

const monday: PlainDay = { year: 2027, month: 3, day: 1 }
const [someDay] = stagesFor(someRunner({ daysToGo: 0 })).menus.raceWeek
const [someMeal] = someDay?.meals ?? []

/** Days from Monday with these lunches and dinners. */
const week = (...days: readonly Partial<Record<'lunch' | 'dinner', string>>[]): DayMenu[] =>
  days.map((mains, index) => ({
    ...(someDay as DayMenu),
    kind: 'easy-week',
    date: addDays(monday, index),
    meals: Object.entries(mains).map(
      ([name, id]): Meal => ({
        ...(someMeal as Meal),
        name: name as MealName,
        recipe: { id, quarters: 5, swaps: {} },
      }),
    ),
  }))

// Two days in the fridge; one and the freezer; none.
const [keepsTwoDays, freezes, keepsNone] = [
  'sheet-pan-chicken',
  'chicken-shrimp-jambalaya',
  'paprika-shrimp-tomato-rice',
] as const

const mealsIn = (days: readonly DayMenu[]) =>
  cookingSessionOf(days)?.pots.map(({ recipeId, meals }) => [
    recipeId,
    ...meals.map(({ date, name }) => `${name} ${date.day}`),
  ])

describe('a cooking session', () => {
  test('is on the first evening: from its dinner on, as long as the food keeps', () => {
    const days = week(
      { lunch: keepsTwoDays, dinner: keepsTwoDays },
      { lunch: keepsTwoDays },
      { dinner: keepsTwoDays },
      { lunch: keepsTwoDays },
    )
    expect(cookingSessionOf(days)?.date).toEqual(monday)
    expect(mealsIn(days)).toEqual([[keepsTwoDays, 'dinner 1', 'lunch 2', 'dinner 3']])
  })

  test('cooks one pot for all the meals that eat of it', () => {
    const [pot] =
      cookingSessionOf(week({ dinner: keepsTwoDays }, { lunch: keepsTwoDays }, {}, {}))?.pots ?? []
    const { handsOn, total } = findRecipe(keepsTwoDays).minutes
    expect(pot).toMatchObject({ quarters: 10, handsOn, total, freezes: false })
  })

  test('freezes what is eaten after its days in the fridge', () => {
    const [pot] = cookingSessionOf(week({ dinner: freezes }, {}, {}, { dinner: freezes }))?.pots ?? []
    expect([pot?.meals.length, pot?.freezes]).toEqual([2, true])
  })

  test('cooks nothing that does not keep', () => {
    expect(cookingSessionOf(week({ dinner: keepsNone }, { lunch: keepsNone }, {}, {}))).toBeNull()
  })

  test('is not held for fewer than four days', () => {
    expect(cookingSessionOf(week({ dinner: freezes }, { lunch: freezes }, {}))).toBeNull()
    expect(cookingSessionOf(week({ dinner: freezes }, { lunch: freezes }, {}, {}))).not.toBeNull()
  })

  test('leaves out the pot that would make it longer than an hour', () => {
    const pots = [
      'sheet-pan-chicken',
      'chicken-shrimp-jambalaya',
      'spaghetti-and-turkey-meatballs',
      'chicken-noodle-soup',
    ]
    const days = week(
      { dinner: pots[0] ?? '' },
      { dinner: pots[1] ?? '' },
      { lunch: pots[2] ?? '', dinner: pots[3] ?? '' },
      {},
    )
    const session = cookingSessionOf(days)
    expect(session?.minutes).toBeLessThanOrEqual(60)
    expect(session?.pots.length).toBeGreaterThan(1)
    expect(session?.pots.length).toBeLessThan(4)
  })
})

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

test('of any runner lasts an hour at most, starts the longest pot first and keeps what it cooks, rice for a day', {
  timeout: 120_000 + 1000 * numRuns,
}, () => {
  let sessions = 0
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const { cooking, menus } = stagesFor(runner)
      if (!cooking) return
      sessions++
      expect(cooking.minutes).toBeLessThanOrEqual(60)
      expect(cooking.minutes).toBe(minutesOf(cooking.pots))
      const totals = cooking.pots.map(({ total }) => total)
      expect(totals).toEqual(totals.toSorted((one, other) => other - one))
      for (const { recipeId, quarters, meals, freezes: isFrozen } of cooking.pots) {
        const days = meals.map(({ date }) => daysBetween({ from: cooking.date, until: date }))
        const inFridge = findRecipe(recipeId).foods.some(([id]) => id.startsWith('rice-')) ? 1 : 3
        if (!isFrozen) expect(Math.max(...days), recipeId).toBeLessThanOrEqual(inFridge)
        const eaten = menus.raceWeek
          .flatMap((day) => day.meals.map((meal) => ({ date: day.date, meal })))
          .filter(({ date, meal }) => meals.some((ahead) => ahead.date === date && ahead.name === meal.name))
        expect(eaten.map(({ meal }) => meal.recipe.id)).toEqual(meals.map(() => recipeId))
        expect(eaten.reduce((sum, { meal }) => sum + meal.recipe.quarters, 0)).toBe(quarters)
      }
    }),
    { numRuns },
  )
  expect(sessions).toBeGreaterThan(numRuns / 4)
})
