import type { Field } from '../1-runner/questionnaire.ts'
import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { servingsWith } from '../4-race-day/fuels/servings-with-nutrient.ts'
import { caffeineDose } from '../evidence/caffeine.ts'
import { foodFigures, wholeServings } from '../evidence/portions.ts'
import type { Evidence } from '../evidence/rule.ts'
import { narrowsFuel } from '../health.ts'
import type { PlanRow } from '../plan.ts'
import { dayReasons, totalReasons } from '../fixed-reasons.ts'
import { type Reason, type RowPath, reason, rowOfReason } from '../reason.ts'
import { excludesAnything } from '../foods/exclusions/excludes-anything.ts'

interface Reasoned {
  readonly runner: Runner
  readonly targets: Targets
  readonly rows: readonly PlanRow[]
}

/** The reason of each number: targets, meals and days, the rows of race day and their sums. */
export const composeReasons = ({ runner, targets, rows }: Reasoned): Readonly<Record<string, Reason>> => ({
  ...targets.reasons,
  ...dayReasons,
  ...rowReasons(runner, rows),
  ...totalReasons,
})

/** Breakfast and recovery, the first and the last row, have targets of their own. */
function rowReasons(runner: Runner, rows: readonly PlanRow[]): Readonly<Record<RowPath, Reason>> {
  const because = kitAnswers(runner)
  return Object.fromEntries(
    rows.slice(0, -1).flatMap((row, index) =>
      index > 0 && rowOfReason(rows, row) === index
        ? [
            [`race_day.rows.${index}.carbs_g`, reason(ruleOfRow(row, 'carbs'), because)],
            [`race_day.rows.${index}.sodium_mg`, reason(ruleOfRow(row, 'sodium'), because)],
            [`race_day.rows.${index}.fluids_ml`, reason(ruleOfDrink(row), because)],
          ]
        : [],
    ),
  )
}

const kitAnswers = (runner: Runner): Field[] => [
  'budget',
  'dietPreference',
  ...(excludesAnything(runner) || narrowsFuel(runner) ? (['allergies'] as const) : []),
]

/** The food tables if every figure comes from them; if one comes from a label, our choice of what to plan. */
function ruleOfRow({ phase, servings }: PlanRow, of: 'carbs' | 'sodium'): Evidence {
  if (phase === 'caffeine') return caffeineDose
  const bringing = servingsWith(servings, of)
  return bringing.length > 0 && bringing.every(({ product }) => product.madeOf !== null)
    ? foodFigures
    : wholeServings
}

const ruleOfDrink = ({ phase }: PlanRow) => (phase === 'caffeine' ? caffeineDose : wholeServings)
