import { type Check, doesNotApply, type Given, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { PlanServing } from '../../../plan.ts'
import { duringRace, type PlacedRow } from '../../rows.ts'
import { amountsIn } from '../../servings.ts'

const section = 'race_day_plan'

/** The rows named hold fuel that is eaten, and what is left comes near the dose. Evidence: lighter-dose. */
export const lighterDoseTable: Check = {
  id: 'lighter-table',
  look: (given) => {
    const { lighter } = given.plan.race_day
    if (!lighter) return doesNotApply
    const rows = duringRace(given)
    const left = rows.filter(({ minute }) => lighter.leave_out_minutes.includes(minute))
    const kept = rows.filter((row) => !left.includes(row))
    const carbs = [...kept, ...left.map(withoutFood)].reduce((sum, row) => sum + row.carbs_g, 0)
    return lookAt(section, 'hard', lighter.leave_out_minutes, (minutes) => [
      ...differences(section, [
        {
          path: 'race_day.lighter.leave_out_minutes',
          stated: minutes.length,
          made: left.filter(isFed).length,
        },
        { path: 'race_day.lighter.carbs_g', stated: lighter.carbs_g, made: carbs },
        { path: 'race_day.lighter.carbs_g_per_hr', stated: lighter.carbs_g_per_hr, made: doseOf(given) },
        { path: 'race_day.lighter.servings', stated: lighter.servings, made: kept.filter(isFed).length },
      ]),
      ...(Math.abs(carbs - doseOf(given) * given.runner.targetTime) <= largestServing(rows) / 2 + 1
        ? []
        : [
            soft(section, 'rate-off-target', {
              of: 'carbs',
              value: carbs / given.runner.targetTime,
              target: doseOf(given),
            }),
          ]),
    ])
  },
}

/** 0.7 of the race's rate and no less than 30 g; where practice ends below it, what practice reaches. */
function doseOf({ plan: { gut_training: steps, working }, runner }: Given): number {
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  if (runner.preferences.practiced_g_per_hr !== undefined) return 0
  const lighter = Math.min(target, Math.max(30, 5 * Math.floor((0.7 * target) / 5 + 0.5 + 1e-9)))
  return steps.length > 0 ? Math.min(lighter, top) : lighter
}

const isEaten = (serving: PlanServing) => serving.unit === 'count' && amountsIn(serving).carbs_g > 0

const isFed = ({ servings }: PlacedRow) => servings.some(isEaten)

const withoutFood = ({ servings }: PlacedRow) => ({
  carbs_g: Math.floor(
    servings
      .filter((serving) => !isEaten(serving))
      .reduce((sum, serving) => sum + amountsIn(serving).carbs_g, 0.5),
  ),
})

const largestServing = (rows: readonly PlacedRow[]) =>
  Math.max(
    0,
    ...rows.flatMap(({ servings }) => servings.filter(isEaten).map((serving) => amountsIn(serving).carbs_g)),
  )
