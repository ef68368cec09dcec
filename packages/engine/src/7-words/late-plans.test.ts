import { composeRunner } from '../5-plan/compose-runner.ts'
import { wordsFor } from '../../testing/stages-for.ts'
import { recipeFor } from './race-day/recipe.ts'
import { describe, expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from '../3-menus/compose-menus.ts'
import type { Meal, Menus } from '../3-menus/menus.ts'
import { products } from '../foods/products.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { grams } from '../units.ts'

const hotMarathon = { climate: 'Hot & Humid', targetSeconds: 250 * 60, budget: 'Low' } as const

const planIn = (daysToGo: number) => wordsFor(someRunner({ ...hotMarathon, daysToGo }))

/** The plan, and the notes on all fuels that are made at home. */
function wordsIn(daysToGo: number): string {
  const runner = someRunner({ ...hotMarathon, daysToGo })
  const notes = products.map((product) => recipeFor(composeRunner(runner), product))
  return JSON.stringify([planIn(daysToGo), notes])
}

/** Advice that needs a training run, for a runner who still has one. */
const inTraining = [
  /Test your fueling in training/,
  /[Pp]ractice in training/,
  /[Tt]est in training/,
  /before and after a long run/,
  /(?<!For a later race, )[Ww]eigh yourself before and after an hour/,
]

describe('a plan requires nothing in the past', () => {
  test.each([0, 1, 2, 3, 5, 6])('with %i days to go it needs no training run', (daysToGo) => {
    const text = wordsIn(daysToGo)
    for (const words of inTraining) expect(text).not.toMatch(words)
    expect(text).toMatch(/Take only what you have tested in training/)
  })

  test.each([7, 8])('with %i days to go, a long run among them, it does', (daysToGo) => {
    const text = wordsIn(daysToGo)
    for (const words of inTraining) expect(text).toMatch(words)
  })

  test('on race day it packs no breakfast, counts no hours of abstinence and needs no other morning', () => {
    const text = JSON.stringify(planIn(0))
    expect(text).not.toMatch(/if you sleep away from home|in the 24 hours before the race|On the eve/)
    expect(JSON.stringify(planIn(1))).toMatch(/if you sleep away from home.*in the 24 hours before the race/)
  })
})

describe('dry beans', () => {
  const runner = someRunner({ daysToGo: 3 })
  const menus = composeMenus(runner, setTargets(runner))
  type Eaten = 'training' | 'today' | 'later' | 'before the long run' | 'after the long run'
  const withBeans = (...on: readonly Eaten[]): Menus => {
    const beans = { foodId: 'black-beans-cooked', amount: grams(150), inDrink: false, readLabel: false }
    const serving = (has: boolean) => (meal: Meal) => ({
      ...meal,
      items: has ? [beans] : meal.items.filter(({ foodId }) => !/black|kidney/.test(foodId)),
    })
    const eating = (has: boolean) => (day: Menus['raceWeek'][number]) => ({
      ...day,
      meals: day.meals.map(serving(has)),
    })
    const { recovery } = menus
    return {
      ...menus,
      longRunBreakfasts: menus.longRunBreakfasts.map(serving(on.includes('before the long run'))),
      recovery: {
        race: null,
        longRun: recovery.longRun && serving(on.includes('after the long run'))(recovery.longRun),
      },
      exampleDays: menus.exampleDays.map(eating(on.includes('training'))),
      raceWeek: menus.raceWeek.map((day, index) =>
        eating((on.includes('today') && index === 0) || (on.includes('later') && index === 2))(day),
      ),
    }
  }

  /** The notes on soaking. */
  const beansIn = (of: Menus) =>
    wordsFor(runner, { menus: of }).assumptions_safety.filter((note) => /soak/i.test(note))

  test.each([
    ['today', /^Dry beans for today have to soak for 5 hours at least/],
    ['later', /^Dry beans: soak them overnight/],
    ['training', /^Dry beans for the training days: soak them overnight/],
    ['before the long run', /^Dry beans for the long run: soak them overnight/],
    ['after the long run', /^Dry beans for the long run: soak them overnight/],
  ] as const)('of %s are soaked in the time that is left', (on, words) => {
    expect(beansIn(withBeans(on))).toEqual([expect.stringMatching(words)])
  })

  test('of training and the long run have one note', () => {
    expect(beansIn(withBeans('training', 'after the long run'))).toEqual([
      expect.stringMatching(/^Dry beans for the training days and the long run: soak/),
    ])
  })

  test('have no note if no menu has them', () => {
    expect(beansIn(withBeans())).toEqual([])
  })
})
