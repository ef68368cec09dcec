import { expect, test } from 'vitest'
import { foundIn, type GoodObject } from '../../../testing/some-plan.ts'

test('a plan that adds up has no finding', () => {
  expect(foundIn(() => {})).toEqual([])
})

test.each(['carbs_g', 'sodium_mg', 'fluids_ml'] as const)(
  'the race-day total of %s is the sum of the rows, to half a unit',
  (nutrient) => {
    const off = (by: number) => (plan: GoodObject) => {
      plan.numbers_summary.race_day_totals[nutrient] += by
    }
    expect(foundIn(off(0.5))).toEqual([])
    expect(foundIn(off(-0.5))).toEqual([])
    expect(foundIn(off(0.6))).toEqual(['totals-add-up hard'])
    expect(foundIn(off(-1))).toEqual(['totals-add-up hard'])
  },
)

test.each<[string, (plan: GoodObject, by: number) => void]>([
  ['kcal', ({ numbers_summary: { daily } }, by) => void (daily.kcal += by)],
  ['carbs', ({ numbers_summary: { daily } }, by) => void (daily.carbs_g += by)],
  ['protein', ({ numbers_summary: { daily } }, by) => void (daily.protein_g += by)],
  ['fat', ({ numbers_summary: { daily } }, by) => void (daily.fat_g += by)],
  ['carbs an hour', ({ numbers_summary: { long_run: run } }, by) => void (run.carbs_g_per_hr += by)],
  ['sodium an hour', ({ numbers_summary: { long_run: run } }, by) => void (run.sodium_mg_per_hr += by)],
  ['fluids an hour', ({ numbers_summary: { long_run: run } }, by) => void (run.fluids_ml_per_hr += by)],
])('the card has the same %s as its section', (_, move) => {
  expect(foundIn((plan) => move(plan, 0.5))).toEqual([])
  expect(foundIn((plan) => move(plan, 1))).toEqual(['summary-agrees hard'])
})

// 4 × 345 + 4 × 96 + 9 × 70 = 2394
test.each([
  [2394, []],
  [2465, []],
  [2466, ['daily-energy-adds-up soft']],
  [2323, []],
  [2322, ['daily-energy-adds-up soft']],
  [2585, ['daily-energy-adds-up soft']],
  [2586, ['daily-energy-adds-up hard']],
  [2203, ['daily-energy-adds-up soft']],
  [2202, ['daily-energy-adds-up hard']],
])('%i kcal beside carbs, protein and fat of 2394: %j', (kcal, found) => {
  const plan = (object: GoodObject) => {
    object.daily_plan.calories_kcal = kcal
    object.numbers_summary.daily.kcal = kcal
  }
  expect(foundIn(plan)).toEqual(found)
})
