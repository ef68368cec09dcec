import { describe, expect, test } from 'vitest'
import { budgets, diets, raceTypes } from '../../1-runner/questionnaire.ts'
import { setTargets } from '../../2-targets/set-targets.ts'
import type { AllergenGroupId } from '../../foods/exclusions/allergen-groups.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { composeMenus } from '../compose-menus.ts'
import { findDish } from '../dishes/all-dishes.ts'
import { plateOf } from '../dishes/plate.ts'
import { groceriesOf } from './groceries.ts'
import type { DayMenu } from '../menus.ts'

const leftOut: readonly (readonly AllergenGroupId[])[] = [
  [],
  ['lactose'],
  ['gluten'],
  ['peanut', 'tree_nut'],
  ['soy', 'gluten'],
]
const seconds = { '5K': 1500, '10K': 3100, Half: 6900, Marathon: 14_400 }

const weeks = diets
  .flatMap((diet) => budgets.flatMap((budget) => raceTypes.map((race) => ({ diet, budget, race }))))
  .flatMap((wish) => leftOut.map((allergies) => ({ ...wish, allergies })))
  .map((wish, index) => {
    const targetSeconds = seconds[wish.race] + 7 * index
    const runner = someRunner({ ...wish, targetSeconds, weightKg: 52 + ((index * 7) % 35) })
    return composeMenus(runner, setTargets(runner))
  })

const median = (counts: readonly number[]) => counts.toSorted((a, b) => a - b)[counts.length >> 1] ?? 0

const mainsOf = ({ meals }: DayMenu) =>
  meals
    .filter(({ name }) => name === 'lunch' || name === 'dinner')
    .map(({ dishId, foods }) => plateOf(findDish(dishId), foods))

describe('the groceries of race week are shared', () => {
  test('so half of all lists fit on one small page, with little bought for one spoonful', () => {
    const lists = weeks.map((week) => groceriesOf(week))
    const lines = lists.map((list) => list.length)
    const small = lists.map((list) => list.filter(({ basket }) => basket.by === 'small').length)
    console.info(`Lines of a list: median ${median(lines)}, most ${Math.max(...lines)}`)
    console.info(`Of which for a small use: median ${median(small)}, most ${Math.max(...small)}`)
    expect(lists.length).toBe(180)
    // Measured: 30 and 7; with independent days 43 and 13. Nearly every list has a little salt, oil and sugar.
    expect(median(lines)).toBeLessThanOrEqual(33)
    expect(median(small)).toBeLessThanOrEqual(8)
    expect(Math.min(...lines)).toBeGreaterThan(15)
  })

  test('and yet no lunch or dinner repeats that of the day before of another kind', () => {
    const turns = weeks.flatMap(({ raceWeek }) =>
      raceWeek.slice(1).flatMap((day, index) => {
        const before = raceWeek[index]
        return before && before.kind !== day.kind && day.meals.length > 1 ? [{ before, day }] : []
      }),
    )
    expect(turns.length).toBe(360)
    const same = turns.filter(({ before, day }) =>
      mainsOf(day).some((dish) => mainsOf(before).includes(dish)),
    )
    expect(same.length / turns.length).toBeLessThan(0.02)
  })

  test('and runners do not all get the same few breakfasts', () => {
    const counts = new Map<string, number>()
    for (const { raceWeek } of weeks) {
      const dishId = raceWeek[0]?.meals[0]?.dishId ?? ''
      counts.set(dishId, (counts.get(dishId) ?? 0) + 1)
    }
    expect(counts.size).toBeGreaterThanOrEqual(12)
    expect(Math.max(...counts.values())).toBeLessThan(weeks.length / 4)
  })
})
