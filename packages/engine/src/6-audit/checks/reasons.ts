import { caffeineDose } from '../../evidence/caffeine.ts'
import { foodFigures, wholeServings } from '../../evidence/portions.ts'
import { excludesAnything } from '../../foods/exclusions/excludes-anything.ts'
import { narrowsFuel } from '../../health.ts'
import type { PlanRow } from '../../plan.ts'
import { dayReasons, totalReasons } from '../../fixed-reasons.ts'
import { type Reason, reason } from '../../reason.ts'
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
  ...dayReasons,
  ...ofRows(given),
  ...totalReasons,
})

/** One for all equal rows between breakfast and recovery. */
function ofRows({ plan, runner }: Given): Record<string, Reason> {
  const { rows } = plan.race_day
  const because: Reason['because'] = [
    'budget',
    'dietPreference',
    ...(excludesAnything(runner) || narrowsFuel(runner) ? (['allergies'] as const) : []),
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
