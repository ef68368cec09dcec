import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { findFood } from '../foods/foods.ts'
import { permitsFood } from '../foods/permitted.ts'
import { toIsoDay } from '../plain-day.ts'
import { anyRunner } from '../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../testing/some-runner.ts'
import { composeMenus } from './compose-menus.ts'
import type { DayMenu } from './menus.ts'

const menusFor = (wishes: Partial<RunnerWishes>) => {
  const runner = someRunner(wishes)
  return composeMenus(runner, setTargets(runner))
}

const foodsOf = ({ meals }: DayMenu) => meals.flatMap(({ foods }) => foods)
const dishesOf = ({ meals }: DayMenu) => meals.map(({ dish }) => dish)

const dearFoods = (budget: 'Low' | 'High') =>
  menusFor({ budget })
    .exampleDays.flatMap(foodsOf)
    .filter((id) => findFood(id)?.costTier === 'high').length

describe('menus', () => {
  test('three training days meet the daily target and share no dish', () => {
    const runner = someRunner()
    const targets = setTargets(runner)
    const { exampleDays } = composeMenus(runner, targets)
    expect(exampleDays.map(({ target }) => target)).toEqual([targets.daily, targets.daily, targets.daily])
    const dishes = exampleDays.flatMap(dishesOf)
    expect(new Set(dishes).size).toBe(12)
  })

  test('the days of race week carry the carbs of their targets', () => {
    const runner = someRunner()
    const { raceWeek } = setTargets(runner)
    expect(composeMenus(runner, setTargets(runner)).raceWeek.map(({ target }) => target.carbs)).toEqual([
      raceWeek.mondayToWednesday,
      raceWeek.mondayToWednesday,
      raceWeek.mondayToWednesday,
      raceWeek.thursday,
      raceWeek.friday,
      raceWeek.dayBefore,
      raceWeek.raceMorning,
    ])
  })

  test.each([
    [7, 7],
    [6, 7],
    [5, 6],
    [1, 2],
    [0, 1],
  ])('with %i days to go, %i days are left to eat', (daysToGo, left) => {
    const { raceWeek } = menusFor({ daysToGo })
    expect(raceWeek.length).toBe(left)
    expect(raceWeek.at(-1)?.kind).toBe('race-morning')
  })

  test('days carry their own dates over the end of February in a leap year', () => {
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

  test('a marathon loads on foods with little fiber', () => {
    const { raceWeek } = menusFor({ race: 'Marathon' })
    const loading = raceWeek.filter(({ kind }) => kind !== 'easy-week')
    const foods = loading.flatMap(foodsOf)
    expect(foods.length).toBeGreaterThan(20)
    expect(foods.filter((id) => findFood(id)?.lowFiber !== true)).toEqual([])
  })

  test('a loading day is planned with the energy of science section 3.2', () => {
    const runner = someRunner({ race: 'Marathon' })
    const targets = setTargets(runner)
    const eve = composeMenus(runner, targets).raceWeek.find(({ kind }) => kind === 'day-before')
    const mass = targets.referenceMass
    const asked = Math.max(
      1.5 * targets.restingEnergy + 0.3 * targets.runningEnergy,
      4 * targets.raceWeek.dayBefore + 4 * 1.2 * mass + 9 * 0.6 * mass,
    )
    expect(Math.abs((eve?.target.energy ?? 0) - asked)).toBeLessThan(9)
  })

  test('a small budget buys fewer dear foods than a large one', () => {
    expect(dearFoods('Low')).toBeLessThan(dearFoods('High'))
  })

  test('anyone gets foods that they may eat, in meals that sum to their day', () => {
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const { exampleDays, raceWeek, longRunBreakfasts } = composeMenus(runner, setTargets(runner))
        const days = [...exampleDays, ...raceWeek]
        const foods = [...days.flatMap(foodsOf), ...longRunBreakfasts.flatMap((dish) => dish.foods)]
        const barred = foods.filter((id) => {
          const food = findFood(id)
          return !food || !permitsFood(runner, food).permitted
        })
        expect(barred).toEqual([])
        expect(foods.length).toBeGreaterThan(12)
        for (const day of days) {
          for (const macro of ['energy', 'carbs', 'protein', 'fat'] as const) {
            expect(day.meals.reduce((sum, meal) => sum + meal[macro], 0)).toBe(day.totals[macro])
          }
          expect(4 * day.totals.carbs + 4 * day.totals.protein + 9 * day.totals.fat).toBe(day.totals.energy)
        }
        const [first, second, third] = exampleDays.map((day) => dishesOf(day).join())
        expect(new Set([first, second, third]).size).toBe(3)
      }),
      { numRuns: 200 },
    )
  })
})
