import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { diets } from '../1-runner/questionnaire.ts'
import type { Runner } from '../1-runner/runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { allergenGroupIds } from '../foods/exclusions/allergen-groups.ts'
import { permitsFood } from '../foods/exclusions/permitted.ts'
import { findFood } from '../foods/foods.ts'
import { toIsoDay } from '../plain-day.ts'
import { grams } from '../units.ts'
import { anyRunner, anyWishes } from '../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { composeMenus } from './compose-menus.ts'
import type { DayMenu, Meal, Menus } from './menus.ts'
import { findRecipe } from './recipes/all-recipes.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

vi.setConfig({ testTimeout: 120_000 + 1000 * numRuns })

/** The menus alone: `stagesFor` is for runners that other laws draw too. */
const menusOf = (runner: Runner) => composeMenus(runner, setTargets(runner))
const menusFor = (wishes: Partial<RunnerWishes>) => menusOf(someRunner(wishes))

const mealsOf = ({ exampleDays, raceWeek, breakfastAway, longRunBreakfasts, recovery }: Menus): Meal[] => [
  ...[...exampleDays, ...raceWeek].flatMap(({ meals }) => meals),
  ...longRunBreakfasts,
  ...[breakfastAway, recovery.race, recovery.longRun].flatMap((meal) => meal ?? []),
]

const recipesOf = ({ meals }: DayMenu) => meals.map(({ recipe }) => recipe.id)

describe('example days', () => {
  test('are a rest day, a day with a run and the day of the long run, each with its own target and recipes', () => {
    const runner = someRunner()
    const { dayTypes } = setTargets(runner)
    const { exampleDays } = menusOf(runner)
    expect(exampleDays.map(({ key, kind }) => [key, kind])).toEqual([
      ['rest', 'rest'],
      ['run', 'run'],
      ['long-run', 'long-run'],
    ])
    expect(exampleDays.map(({ target }) => target)).toEqual([dayTypes.rest, dayTypes.run, dayTypes.longRun])
    expect(exampleDays.flatMap(({ gaveWay }) => gaveWay)).toEqual([])
    const ids = exampleDays.flatMap(recipesOf)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('show a breakfast before the long run, the fuel on it and the meal after it, and add up', () => {
    const runner = someRunner()
    const menus = composeMenus(runner, setTargets(runner), grams(150))
    const [, , day] = menus.exampleDays
    expect(day?.meals[0]).toEqual(menus.longRunBreakfasts[0])
    expect(day?.meals[1]).toEqual(menus.recovery.longRun)
    expect(day?.fuelCarbs).toBe(150)
    const carbs = day?.meals.reduce((sum, meal) => sum + meal.carbs, 150)
    const energy = day?.meals.reduce((sum, meal) => sum + meal.energy, 600)
    expect([day?.totals.carbs, day?.totals.energy]).toEqual([carbs, energy])
  })

  test('of a runner without a long run take no fuel', () => {
    const { exampleDays } = menusFor({ longRunKm: 0, weeklyKm: 20 })
    expect(exampleDays.map(({ fuelCarbs }) => fuelCarbs)).toEqual([0, 0, 0])
    expect(exampleDays[2]?.meals.map(({ name }) => name)).not.toContain('recovery')
  })
})

describe('race week', () => {
  test('carries the carbs of its targets', () => {
    const { raceWeek: week } = setTargets(someRunner())
    const days = menusFor({}).raceWeek
    const easy = week.mondayToWednesday
    const asked = [easy, easy, easy, week.thursday, week.friday, week.dayBefore, week.raceMorning]
    expect(days.map(({ target }) => target.carbs)).toEqual(asked)
    for (const { kind, totals, target } of days) {
      expect(totals.carbs, kind).toBeGreaterThanOrEqual(0.95 * target.carbs)
      const most = kind === 'loading' || kind === 'day-before' ? 1.03 : 1.05
      expect(totals.carbs, kind).toBeLessThanOrEqual(most * target.carbs)
    }
  })

  test.each([
    [7, 7],
    [6, 7],
    [5, 6],
    [1, 2],
    [0, 1],
  ])('with %i days to go has %i days left to eat', (daysToGo, left) => {
    const { raceWeek } = menusFor({ daysToGo })
    expect(raceWeek.length).toBe(left)
    expect(raceWeek.at(-1)?.kind).toBe('race-morning')
  })

  test('carries its dates over the end of February in a leap year', () => {
    const { raceWeek } = menusFor({ today: { year: 2028, month: 2, day: 20 }, daysToGo: 10 })
    expect(raceWeek.map(({ date }) => date && toIsoDay(date))).toEqual([
      '2028-02-24',
      '2028-02-25',
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })

  test('of a runner of 95 kg reaches 800 g and never passes it', () => {
    const { raceWeek } = menusFor({ weightKg: 95, heightCm: 195, sex: 'Male' })
    const eve = raceWeek.find(({ kind }) => kind === 'day-before')
    expect(eve?.target.carbs).toBe(800)
    expect(eve?.totals.carbs).toBeGreaterThanOrEqual(760)
    expect(eve?.totals.carbs).toBeLessThanOrEqual(800)
  })

  test('ends before the race with a breakfast that needs no stove, at home or away', () => {
    for (const diet of diets) {
      const { raceWeek, breakfastAway } = menusFor({ diet })
      const atHome = findRecipe(raceWeek.at(-1)?.meals[0]?.recipe.id ?? '')
      const away = breakfastAway && findRecipe(breakfastAway.recipe.id)
      expect((away ?? atHome).tags).toContain('hotel')
      if (atHome.tags.includes('hotel')) expect(breakfastAway).toBeNull()
    }
  })
})

const dearFoods = (budget: 'Low' | 'High') =>
  [56, 62, 68]
    .flatMap((weightKg) => menusFor({ budget, weightKg }).exampleDays)
    .flatMap(({ meals }) => meals.flatMap(({ items }) => items))
    .filter(({ foodId }) => findFood(foodId)?.costTier === 'high').length

describe('menus', () => {
  test('are the same for the same answers and differ for any other', () => {
    const recipes = (wishes: Partial<RunnerWishes>) => menusFor(wishes).exampleDays.map(recipesOf)
    expect(menusFor({})).toEqual(menusFor({}))
    expect(recipes({})).not.toEqual(recipes({ targetSeconds: 4 * 3600 + 60 }))
  })

  test('on a low budget have fewer expensive foods than on a high one', () => {
    expect(dearFoods('Low')).toBeLessThan(dearFoods('High'))
  })

  test('contain no coffee, tea, cola or chocolate under 18', () => {
    for (const wish of fc.sample(anyWishes, 12)) {
      const items = mealsOf(menusFor({ ...wish, age: 15 })).flatMap((meal) => meal.items)
      expect(items.length).toBeGreaterThan(20)
      expect(items.filter(({ foodId }) => findFood(foodId)?.caffeinePer100g !== 0)).toEqual([])
    }
  })

  test('offer two other recipes for nearly every meal', () => {
    const meals = menusFor({}).exampleDays.flatMap((day) => day.meals)
    for (const { choices, recipe } of meals) {
      expect(choices).not.toContain(recipe.id)
      for (const id of choices)
        expect(findRecipe(id).at.some((at) => findRecipe(recipe.id).at.includes(at))).toBe(true)
    }
    expect(meals.filter(({ choices }) => choices.length === 2).length).toBeGreaterThan(0.7 * meals.length)
  })

  test('have three different breakfasts before a long run', () => {
    for (const diet of diets) {
      for (const weightKg of [45, 60, 85]) {
        const { longRunBreakfasts } = menusFor({
          diet,
          weightKg,
          race: '5K',
          targetSeconds: 1320,
          longRunKm: 8,
        })
        expect(new Set(longRunBreakfasts.map(({ recipe }) => recipe.id)).size).toBe(3)
      }
    }
  })
})

test.each([
  [12, 38, 148, 2],
  [14, 50, 162, 2],
  [17, 66, 178, 2],
  [30, 70, 178, 2.2],
] as const)(
  'a small load at %i years holds no more protein than anyone needs',
  (age, weightKg, heightCm, most) => {
    for (const diet of diets) {
      for (const race of ['5K', '10K'] as const) {
        const runner = someRunner({
          age,
          weightKg,
          heightCm,
          race,
          diet,
          sex: 'Male',
          weeklyKm: 15,
          longRunKm: 10,
          targetSeconds: race === '5K' ? 1320 : 3000,
        })
        for (const { kind, totals } of menusOf(runner).raceWeek) {
          if (kind !== 'loading' && kind !== 'day-before') continue
          expect(totals.protein / weightKg, `${race} ${diet} ${kind}`).toBeLessThanOrEqual(most + 0.02)
        }
      }
    }
  },
)

describe('anyone', () => {
  test('gets permitted foods, in meals that add up to the day', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const { menus } = stagesFor(runner)
        expect(forbidden(runner, menus)).toEqual([])
        expect(menus.longRunBreakfasts.length).toBeGreaterThan(0)
        expect(menus.recovery.race).not.toBeNull()
        for (const meal of mealsOf(menus)) expectSums(meal)
        for (const day of [...menus.exampleDays, ...menus.raceWeek]) {
          expect(day.meals.length).toBeGreaterThan(0)
          for (const macro of ['carbs', 'protein', 'fat'] as const) {
            const fuel = macro === 'carbs' ? day.fuelCarbs : 0
            expect(day.meals.reduce((sum, meal) => sum + meal[macro], fuel)).toBe(day.totals[macro])
          }
          const { energy, carbs, protein, fat } = day.totals
          expect(energy).toBe(4 * carbs + 4 * protein + 9 * fat)
        }
      }),
      { numRuns },
    )
  })

  test('is never served what any two groups together exclude', () => {
    const pairs = allergenGroupIds.flatMap((one, index) =>
      allergenGroupIds.slice(index + 1).map((two) => [one, two] as const),
    )
    expect(pairs.length).toBe(300)
    for (const [index, allergies] of pairs.entries()) {
      const runner = someRunner({ allergies, diet: diets[index % 3] ?? 'Vegan', daysToGo: 2 })
      const menus = menusOf(runner)
      expect(forbidden(runner, menus), allergies.join()).toEqual([])
      for (const { meals } of [...menus.exampleDays, ...menus.raceWeek])
        expect(meals.length).toBeGreaterThan(0)
    }
  })
})

const forbidden = (runner: Runner, menus: Menus) =>
  mealsOf(menus)
    .flatMap(({ items }) => items)
    .filter(({ foodId }) => {
      const food = findFood(foodId)
      return !food || !permitsFood(runner, food).permitted
    })

/** From the data's own figures and the grams served, without the stage's arithmetic. */
function expectSums({ items, carbs, protein, fat, energy }: Meal) {
  const sum = (of: 'carbsPer100g' | 'proteinPer100g' | 'fatPer100g') =>
    items.reduce(
      (all, { foodId, amount }) => all + ((findFood(foodId)?.[of] ?? Number.NaN) * amount) / 100,
      0,
    )
  expect(Math.abs(sum('carbsPer100g') - carbs)).toBeLessThanOrEqual(0.501)
  expect(Math.abs(sum('proteinPer100g') - protein)).toBeLessThanOrEqual(0.501)
  expect(Math.abs(sum('fatPer100g') - fat)).toBeLessThanOrEqual(0.501)
  expect(energy).toBe(4 * carbs + 4 * protein + 9 * fat)
}
