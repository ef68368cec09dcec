import { describe, expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { composeMenus } from '../3-menus/compose-menus.ts'
import type { Menus } from '../3-menus/menus.ts'
import { scheduleRaceDay } from '../4-race-day/schedule-race-day.ts'
import { someRunner } from '../testing/some-runner.ts'
import { grams } from '../units.ts'
import { composePlan } from './compose-plan.ts'
import { safeBeans } from './safe-beans.ts'

const hotMarathon = { climate: 'Hot & Humid', targetSeconds: 250 * 60, budget: 'Low' } as const

function planIn(daysToGo: number) {
  const runner = someRunner({ ...hotMarathon, daysToGo })
  const targets = setTargets(runner)
  return composePlan(runner, targets, composeMenus(runner, targets), scheduleRaceDay(runner, targets))
}

/** What takes a training run, and is asked of a runner who still has one. */
const inTraining = [
  /Test your fueling in training/,
  /[Pp]ractice in training/,
  /before and after a long run/,
  /(?<!For a later race, )[Ww]eigh yourself before and after an hour/,
]

describe('a plan asks for nothing that is past', () => {
  test.each([0, 1, 2, 3, 5, 6])('with %i days to go it asks for no training run', (daysToGo) => {
    const text = JSON.stringify(planIn(daysToGo))
    for (const words of inTraining) expect(text).not.toMatch(words)
    expect(text).toMatch(/Take only what you have tested in training/)
  })

  test('with a week to go it does', () => {
    const text = JSON.stringify(planIn(8))
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
  const withBeans = (on: 'training' | 'today' | 'later' | 'none'): Menus => {
    const beans = { foodId: 'black-beans-cooked', amount: grams(150), text: '150 g cooked black beans' }
    const eating = (has: boolean) => (day: Menus['raceWeek'][number]) => ({
      ...day,
      meals: day.meals.map((meal) => ({
        ...meal,
        items: has ? [beans] : meal.items.filter(({ foodId }) => !/black|kidney/.test(foodId)),
      })),
    })
    return {
      ...menus,
      recovery: { race: null, longRun: null },
      exampleDays: menus.exampleDays.map(eating(on === 'training')),
      raceWeek: menus.raceWeek.map((day, index) =>
        eating((on === 'today' && index === 0) || (on === 'later' && index === 2))(day),
      ),
    }
  }

  test.each([
    ['today', /^Dry beans for today have to soak for 5 hours at least/],
    ['later', /^Soak dry beans overnight/],
    ['training', /^For the beans of the training days: soak dry ones overnight/],
  ] as const)('of %s are soaked in the time that is left', (on, words) => {
    expect(safeBeans(runner, withBeans(on))).toEqual([expect.stringMatching(words)])
  })

  test('are not spoken of where no menu has them', () => {
    expect(safeBeans(runner, withBeans('none'))).toEqual([])
  })
})
