import { caffeineDose } from '../../evidence/caffeine.ts'
import { energyPerGram } from '../../evidence/energy.ts'
import { foodFigures, sumOfRows, wholeServings } from '../../evidence/portions.ts'
import { loadingDay, raceWeekCarbohydrate } from '../../evidence/race-week.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import type { PlanRow } from '../../plan.ts'
import { type DayPath, type Reason, reason, type TotalPath } from '../../reason.ts'
import { type Check, type Given, lookAt, soft } from '../audit.ts'
import { differences } from '../differences.ts'
import { amountsIn } from '../servings.ts'

/** Every number that the page gives a reason for has one, and the right one. */
export const reasonsGiven: Check = {
  id: 'reasons-given',
  look: (given) => {
    const stated = Object.entries(given.plan.reasons)
    const made = reasonsFor(given)
    const paths = new Set([...stated.map(([path]) => path), ...Object.keys(made)])
    return lookAt('numbers_summary', 'soft', stated, () =>
      differences(
        'numbers_summary',
        [...paths].map((path) => ({
          path: `reasons.${path}`,
          stated: given.plan.reasons[path],
          made: made[path],
        })),
        soft,
      ),
    )
  },
}

const reasonsFor = (given: Given): Readonly<Record<string, Reason | undefined>> => ({
  ...given.targets.reasons,
  ...ofDays,
  ...ofRows(given),
  ...ofTotals,
})

const ofDays: Readonly<Record<DayPath, Reason>> = {
  'days.kcal': reason(energyPerGram),
  'days.carbs_g': reason(foodFigures),
  'days.protein_g': reason(foodFigures),
  'days.fat_g': reason(foodFigures),
  'days.fiber_g': reason(foodFigures),
  'days.target.kcal': reason(loadingDay),
  'days.target.carbs_g': reason(raceWeekCarbohydrate),
  'days.target.protein_g': reason(loadingDay),
  'days.target.fat_g': reason(loadingDay),
}

const race = ['raceType', 'targetTimeOrPace'] as const

const ofTotals: Readonly<Record<TotalPath, Reason>> = {
  'race_day.start_to_finish.carbs_g': reason(sumOfRows, race),
  'race_day.start_to_finish.sodium_mg': reason(sumOfRows, race),
  'race_day.start_to_finish.fluids_ml': reason(sumOfRows, race),
  'race_day.breakfast_to_recovery.carbs_g': reason(sumOfRows),
  'race_day.breakfast_to_recovery.sodium_mg': reason(sumOfRows),
  'race_day.breakfast_to_recovery.fluids_ml': reason(sumOfRows),
  'race_day.gels': reason(sumOfRows),
}

/** One for all equal rows between breakfast and recovery. */
function ofRows({ plan, runner }: Given): Record<string, Reason> {
  const { rows } = plan.race_day
  const because: Reason['because'] = [
    'budget',
    'dietPreference',
    ...(excludesAnything(runner) ? (['allergies'] as const) : []),
  ]
  const reasons: Record<string, Reason> = {}
  const seen = new Set<string>()
  for (const [at, row] of rows.slice(0, -1).entries()) {
    const { minute, carbs_g, sodium_mg, fluids_ml, servings } = row
    const alike = JSON.stringify([minute < 0, carbs_g, sodium_mg, fluids_ml, servings])
    if (at === 0 || seen.has(alike)) continue
    seen.add(alike)
    const path = `race_day.rows.${at}`
    reasons[`${path}.carbs_g`] = reason(ruleOf(row, 'carbs_g'), because)
    reasons[`${path}.sodium_mg`] = reason(ruleOf(row, 'sodium_mg'), because)
    reasons[`${path}.fluids_ml`] = reason(row.phase === 'caffeine' ? caffeineDose : wholeServings, because)
  }
  return reasons
}

/** The food tables if each product in it is homemade; a figure from a label depends on our choice of what to plan. */
function ruleOf({ phase, servings }: PlanRow, of: 'carbs_g' | 'sodium_mg') {
  if (phase === 'caffeine') return caffeineDose
  const bringing = servings.flatMap((serving) => {
    const brought = amountsIn(serving)
    return brought.product && Math.round(brought[of]) > 0 ? [brought.product] : []
  })
  return bringing.length > 0 && bringing.every(({ madeOf }) => madeOf !== null) ? foodFigures : wholeServings
}
