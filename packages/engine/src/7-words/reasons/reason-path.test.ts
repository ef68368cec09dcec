import { expect, test } from 'vitest'
import { factsFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { reasonPathFor } from './reason-path.ts'

const { rows } = factsFor(someRunner(), { menus: noMenus }).race_day
const last = rows.length - 1

test.each([
  ['profile.environment.sweat_rate_lph', 'targets.race.sweat_rate_lph'],
  ['daily_plan.calories_kcal', 'targets.daily.kcal'],
  ['long_run_fueling.pre_run.carbs_g', 'targets.long_run.breakfast.carbs_g'],
  ['long_run_fueling.during.sodium_mg_per_hr', 'targets.long_run.sodium_mg_per_hr'],
  ['long_run_fueling.post_run.fluids_ml', 'targets.long_run.recovery.fluids_ml'],
  ['numbers_summary.daily.fat_g', 'targets.daily.fat_g'],
  ['numbers_summary.race_day_totals.carbs_g', 'race_day.breakfast_to_recovery.carbs_g'],
  ['numbers_summary.race_day_totals.gels_count', 'race_day.gels'],
  ['training_days.0.meals.2.kcal', 'days.kcal'],
  ['race_week.3.totals.fiber_g', 'days.fiber_g'],
  ['race_week.0.target.carbs_g', 'days.target.carbs_g'],
  ['race_day_plan.0.carbs_g', 'targets.race.breakfast.carbs_g'],
  [`race_day_plan.${last}.fluids_ml`, 'targets.race.recovery.fluids_ml'],
])('the reason of %s is at %s', (path, reason) => {
  expect(reasonPathFor(path, rows)).toBe(reason)
})

test('equal rows share a reason, and rows that differ do not', () => {
  const between = rows.slice(1, -1)
  const paths = between.map((_, at) => reasonPathFor(`race_day_plan.${at + 1}.sodium_mg`, rows))
  const kinds = between.map(
    ({ minute, servings, carbs_g }) => `${minute < 0} ${carbs_g} ${JSON.stringify(servings)}`,
  )
  expect(new Set(paths).size).toBe(new Set(kinds).size)
  expect(new Set(paths).size).toBeLessThan(paths.length)
})

test.each(['', 'race_week.mon_wed.0', 'race_day_plan.99.carbs_g', 'race_day_plan.1.time', 'daily'])(
  'no reason stands at %j, which holds no number of the plan',
  (path) => {
    expect(reasonPathFor(path, rows)).toBeNull()
  },
)
