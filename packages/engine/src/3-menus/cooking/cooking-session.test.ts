import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRunner } from '../../../testing/any-runner.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { cookingSession } from '../../evidence/portions.ts'
import { addDays, daysBetween, type PlainDay } from '../../plain-day.ts'
import type { DayMenu, Meal, MealName } from '../menus.ts'
import { findRecipe } from '../recipes/all-recipes.ts'
import { cookingOf, minutesOf } from './cooking-session.ts'
import type { DatedMeal } from './pots-of-week.ts'

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

/** Recipes by the meals that they are. */
type MealsOfDay = Partial<Readonly<Record<MealName, string>>>

/** Days from Monday with these meals, of 1¼ portions each. */
const week = (...days: readonly MealsOfDay[]): DayMenu[] =>
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

// Days in the fridge; the third is of rice.
const [soup, goulash, jambalaya, keepsNone] = [
  'roman-chickpea-pasta-soup',
  'hamburger-goulash',
  'chicken-shrimp-jambalaya',
  'paprika-shrimp-tomato-rice',
] as const
const [traybake, porkFromTheOven] = ['sheet-pan-chicken', 'roast-pork-with-cabbage'] as const

const inWords = ({ recipeId, meals }: { recipeId: string; meals: readonly DatedMeal[] }) => [
  recipeId,
  ...meals.map(({ date, name }) => `${name} ${date.day}`),
]

const sessionOf = (...days: readonly MealsOfDay[]) => cookingOf(week(...days)).session
const potsIn = (...days: readonly MealsOfDay[]) => sessionOf(...days)?.pots.map(inWords)
const doublesIn = (...days: readonly MealsOfDay[]) => cookingOf(week(...days)).doubles.map(inWords)

describe('a pot', () => {
  test('is cooked once for the meals that eat it while it keeps', () => {
    expect(doublesIn({}, { dinner: goulash }, { lunch: goulash })).toEqual([[goulash, 'dinner 2', 'lunch 3']])
  })

  test('is cooked again for a meal after its days in the fridge', () => {
    expect(doublesIn({ dinner: goulash }, {}, { dinner: goulash })).toHaveLength(1)
    expect(doublesIn({ dinner: goulash }, {}, {}, { dinner: goulash })).toEqual([])
  })

  test('with rice in it keeps for one day, whatever its recipe says', () => {
    const days = week({}, { dinner: goulash }, {}, { dinner: goulash })
    const withRice = days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        recipe: { ...meal.recipe, swaps: { 'any couscous': 'rice-white-cooked' } },
      })),
    }))
    expect(cookingOf(days).doubles).toHaveLength(1)
    expect(cookingOf(withRice).doubles).toEqual([])
  })

  test('is cooked for each meal where it does not keep', () => {
    expect(doublesIn({ dinner: keepsNone }, { lunch: keepsNone })).toEqual([])
  })

  // Twenty minutes of simmering, and five of a bowl.
  test.each([
    ['brown-sugar-rice-cinnamon', 1],
    ['vanilla-protein-porridge-banana', 0],
  ])('of a breakfast or snack is cooked for two times where it takes long: %s', (id, pots) => {
    expect(doublesIn({ breakfast: id }, { breakfast: id })).toHaveLength(pots)
  })
})

describe('a cooking session', () => {
  test('is the first dinner with what is left of it, and what keeps whole beside it', () => {
    expect(potsIn({ lunch: keepsNone, dinner: goulash }, { lunch: goulash, dinner: soup }, {}, {})).toEqual([
      [goulash, 'dinner 1', 'lunch 2'],
      [soup, 'dinner 2'],
    ])
  })

  test('takes the hour of a dinner that is eaten at once', () => {
    const withDinner = sessionOf({ dinner: keepsNone }, { dinner: soup }, {}, {})
    const without = sessionOf({}, { dinner: soup }, {}, {})
    expect(withDinner?.pots.map(({ recipeId }) => recipeId).toSorted()).toEqual([keepsNone, soup].toSorted())
    expect(withDinner?.minutes ?? 0).toBeGreaterThan(without?.minutes ?? 0)
  })

  test('leaves a pot of which a part would not keep to its own dinner', () => {
    const days = [{ dinner: goulash }, { dinner: jambalaya }, { lunch: jambalaya }, {}] as const
    expect(sessionOf(...days)).toBeNull()
    expect(doublesIn(...days)).toEqual([[jambalaya, 'dinner 2', 'lunch 3']])
  })

  test('cooks nothing that is eaten more than three days later', () => {
    expect(potsIn({}, {}, { dinner: soup }, { dinner: soup })).toEqual([[soup, 'dinner 3', 'dinner 4']])
    expect(sessionOf({}, {}, {}, { dinner: soup }, { dinner: soup })).toBeNull()
  })

  test('cooks no single portion two days ahead', () => {
    expect(potsIn({}, { dinner: soup }, {}, {})).toEqual([[soup, 'dinner 2']])
    expect(sessionOf({}, {}, { dinner: soup }, {})).toBeNull()
  })

  test('cooks no dish that is quick to make, and none of half a portion', () => {
    expect(findRecipe('tofu-tomato-skillet').minutes.total).toBeLessThan(cookingSession.value.leastTotal)
    expect(sessionOf({}, { dinner: 'tofu-tomato-skillet' }, {}, {})).toBeNull()
    const half = week({}, { dinner: soup }, {}, {}).map((day) => ({
      ...day,
      meals: day.meals.map((meal) => ({ ...meal, recipe: { ...meal.recipe, quarters: 2 } })),
    }))
    expect(cookingOf(half).session).toBeNull()
  })

  test('has one heat in its oven, that of the dinner of its evening', () => {
    expect(potsIn({}, { dinner: porkFromTheOven }, {}, {})).toHaveLength(1)
    const withTraybake = potsIn({ dinner: traybake }, { lunch: traybake, dinner: porkFromTheOven }, {}, {})
    expect(withTraybake).toEqual([[traybake, 'dinner 1', 'lunch 2']])
  })

  test('has two dishes on its stove', () => {
    const quick = 'somen-ginger-broth-loading'
    const ahead = { lunch: 'cumin-potato-rice-loading', dinner: soup } as const
    const minutes = sessionOf({}, ahead, {}, {})?.minutes ?? 60
    // There would be time for a third.
    expect(minutes + findRecipe(quick).minutes.handsOn).toBeLessThan(60)
    expect(potsIn({}, ahead, {}, {})).toHaveLength(2)
    expect(potsIn({ dinner: quick }, ahead, {}, {})).toHaveLength(2)
  })

  test('counts the hands of every portion: a third more for each further one', () => {
    const [pot] = sessionOf({ dinner: goulash }, { lunch: goulash }, {}, {})?.pots ?? []
    const { handsOn, total } = findRecipe(goulash).minutes
    // Two and a half portions.
    expect([handsOn, total]).toEqual([14, 28])
    expect(pot).toMatchObject({ quarters: 10, handsOn: 21, total: 35 })
  })

  test.each([
    [0, { date: 2, side: 'potatoes' }, 26, 40],
    [0, { date: 2, side: 'rice' }, 23, 37],
    [0, { date: 3, side: 'rice' }, 21, 35],
    [1, { date: 3, side: 'potatoes' }, 21, 35],
  ] as const)(
    'counts the sides of tonight and of what is left of it while they keep: dinner %i days on, %j',
    (from, beside, handsOn, total) => {
      const mains: MealsOfDay[] = [{}, {}, {}, {}]
      mains[from] = { dinner: goulash }
      mains[beside.date - 1] = { lunch: goulash }
      const days = week(...mains).map((day) => ({
        ...day,
        meals: day.meals.map((meal) =>
          meal.name === 'lunch'
            ? { ...meal, items: meal.items.map((item) => ({ ...item, side: beside.side })) }
            : meal,
        ),
      }))
      expect(cookingOf(days).session?.pots[0]).toMatchObject({ quarters: 10, handsOn, total })
    },
  )

  test('is not held for fewer than four days, and what is left is cooked at its dinner', () => {
    const days = [{ dinner: goulash }, { lunch: goulash }, {}] as const
    expect(sessionOf(...days)).toBeNull()
    expect(doublesIn(...days)).toEqual([[goulash, 'dinner 1', 'lunch 2']])
    expect(sessionOf(...days, {})).not.toBeNull()
    expect(doublesIn(...days, {})).toEqual([])
  })

  test('is not held where its dinner alone takes longer than an hour', () => {
    const days = [{ dinner: 'greek-white-bean-stew' }, { lunch: 'greek-white-bean-stew' }, {}, {}] as const
    expect(sessionOf(...days)).toBeNull()
    expect(doublesIn(...days)).toHaveLength(1)
  })
})

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

test('of any runner lasts an hour at most and cooks each meal once, which keeps until it is eaten', {
  timeout: 120_000 + 1000 * numRuns,
}, () => {
  const seen = { sessions: 0, doubles: 0 }
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const {
        cooking: { session, doubles },
        menus,
      } = stagesFor(runner)
      seen.sessions += session ? 1 : 0
      seen.doubles += doubles.length
      expect(session?.minutes ?? 0).toBeLessThanOrEqual(60)
      expect(session?.minutes ?? 0).toBe(session ? minutesOf(session.pots) : 0)
      const totals = (session?.pots ?? []).map(({ total }) => total)
      expect(totals).toEqual(totals.toSorted((one, other) => other - one))
      const cooked = [...(session?.pots ?? []), ...doubles].flatMap(({ meals }) => meals)
      expect(new Set(cooked.map(({ date, name }) => `${date.day} ${name}`)).size).toBe(cooked.length)
      for (const { recipeId, quarters, meals } of [...(session?.pots ?? []), ...doubles]) {
        const isOfSession = session?.pots.some((pot) => pot.meals === meals)
        const from = isOfSession && session ? session.date : meals[0].date
        const days = meals.map(({ date }) => daysBetween({ from, until: date }))
        const inFridge = findRecipe(recipeId).foods.some(([id]) => /^rice-(?!noodles)/.test(id)) ? 1 : 3
        expect(Math.max(...days), recipeId).toBeLessThanOrEqual(inFridge)
        const eaten = menus.raceWeek
          .flatMap((day) => day.meals.map((meal) => ({ date: day.date, meal })))
          .filter(({ date, meal }) => meals.some((other) => other.date === date && other.name === meal.name))
        expect(eaten.map(({ meal }) => meal.recipe.id)).toEqual(meals.map(() => recipeId))
        expect(eaten.reduce((sum, { meal }) => sum + meal.recipe.quarters, 0)).toBe(quarters)
      }
    }),
    { numRuns },
  )
  expect(seen.sessions).toBeGreaterThan(numRuns / 4)
  expect(seen.doubles).toBeGreaterThan(numRuns)
})
