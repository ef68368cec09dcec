import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { coldStorage, cookingSession } from '../../evidence/portions.ts'
import { isBeans } from '../../foods/foods.ts'
import { daysBetween, weekdayOf } from '../../plain-day.ts'
import { anyRunner } from '../../../testing/any-runner.ts'
import { stagesFor } from '../../../testing/stages-for.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { aCanOfBeans, batchPrep, madeInOnePot, type CookingRound } from './batch-prep.ts'
import { cooking } from './cooking-methods.ts'
import { allDishes } from '../dishes/all-dishes.ts'

const roundsFor = (runner: ReturnType<typeof someRunner>) => {
  const menus = stagesFor(runner).menus
  return { menus, rounds: batchPrep(menus, runner.daysToGo) }
}

const handsOn = (rounds: readonly CookingRound[]) =>
  rounds.reduce<number>(
    (sum, { when, foods }) =>
      sum +
      (when === 'race eve' ? 0 : cookingSession.value.settingOut + cookingSession.value.boxing) +
      foods.reduce((all, food) => all + food.handsOn, 0),
    cookingSession.value.raceKit,
  )

describe('cooking ahead', () => {
  test('takes an hour of hands-on time at most, cooks what the meals of its days use, and keeps nothing too long in the fridge', () => {
    let cooked = 0
    fc.assert(
      fc.property(anyRunner, (runner) => {
        const { menus, rounds } = roundsFor(runner)
        expect(handsOn(rounds)).toBeLessThanOrEqual(60)
        const meals = [
          ...menus.raceWeek.flatMap(({ date, meals: all }) => all.map((meal) => ({ date, ...meal }))),
          ...(menus.recovery.race ? [{ date: runner.raceDate, ...menus.recovery.race }] : []),
        ]
        for (const round of rounds) {
          expect(daysBetween({ from: runner.today, until: round.date })).toBeGreaterThanOrEqual(0)
          for (const food of round.foods) {
            cooked += 1
            expect(food.meals.length).toBeGreaterThan(0)
            const [only, ...others] = food.meals
            if (only && others.length === 0 && runner.daysToGo > 0)
              expect(daysBetween({ from: round.date, until: only.date })).toBeGreaterThan(0)
            const eaten = food.meals.map(({ date, name }) => {
              const age = daysBetween({ from: round.date, until: date })
              expect(age).toBeGreaterThanOrEqual(0)
              expect(age).toBeLessThanOrEqual(coldStorage.value)
              const meal = meals.find(
                (each) =>
                  each.name === name && each.date && daysBetween({ from: each.date, until: date }) === 0,
              )
              expect(meal && madeInOnePot.has(meal.dishId)).toBe(false)
              return meal?.items.find(({ foodId }) => foodId === food.id)?.amount ?? 0
            })
            expect(Math.min(...eaten)).toBeGreaterThan(0)
            expect(food.cooked).toBeCloseTo(
              eaten.reduce<number>((sum, amount) => sum + amount, 0),
              6,
            )
            if (isBeans(food.id)) expect(food.cooked).toBeGreaterThan(aCanOfBeans)
          }
        }
      }),
      { numRuns: 60 },
    )
    expect(cooked).toBeGreaterThan(100)
  })

  test('has two rounds in a whole week, the first on the evening before it', () => {
    const { rounds } = roundsFor(someRunner())
    // The race is on Sunday, April 11.
    expect(rounds.map(({ date, until }) => [weekdayOf(date), weekdayOf(until)]).slice(0, 2)).toEqual([
      ['Sunday', 'Wednesday'],
      ['Wednesday', 'Saturday'],
    ])
  })

  test.each([
    [6, ['today', 'evening']],
    [3, ['today']],
    [1, ['today']],
  ] as const)('with %i days to go starts today', (daysToGo, when) => {
    const { rounds } = roundsFor(someRunner({ daysToGo, weightKg: 80 }))
    expect(rounds.map((round) => round.when)).toEqual(when)
  })

  test('leaves out the breakfast of a race that is today', () => {
    for (const weightKg of [50, 60, 70, 80, 90]) {
      const { rounds } = roundsFor(someRunner({ daysToGo: 0, weightKg }))
      expect(
        rounds
          .flatMap(({ foods }) => foods.flatMap(({ meals }) => meals))
          .filter(({ name }) => name === 'breakfast'),
      ).toEqual([])
    }
  })

  test('leaves out what cooks in its own dish, and names only existing dishes', () => {
    const ids = new Set(allDishes.map(({ id }) => id))
    expect([...madeInOnePot].filter((id) => !ids.has(id))).toEqual([])
  })

  test('has cooking times', () => {
    for (const [id, { handsOn: hands, byItself }] of Object.entries(cooking)) {
      expect(hands, id).toBeGreaterThan(0)
      expect(hands + byItself, id).toBeGreaterThanOrEqual(10)
    }
  })
})
