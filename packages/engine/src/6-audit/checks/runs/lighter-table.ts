import type { PlanLighterTable, PlanServing } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, lookAt } from '../../audit.ts'
import { differences } from '../../differences.ts'
import { duringRace, type PlacedRow } from '../../rows.ts'
import { amountsIn } from '../../servings.ts'

const section = 'race_day_plan'

/** The rows that leave out their fuel hold some, are evenly spread, and what is left comes near the dose. Evidence: lighter-dose. */
export const lighterDoseTable: Check = {
  id: 'lighter-table',
  look: (given) => {
    const { lighter: stated } = given.plan.race_day
    const dose = doseOf(given)
    if (stated === null && (dose === null || dose >= given.targets.race.perHour.carbs)) return doesNotApply
    const rows = duringRace(given)
    return lookAt(section, 'hard', [stated], () =>
      differences(section, [
        {
          path: 'race_day.lighter',
          stated: fieldsOf(stated),
          made: fieldsOf(nearest(rows, dose ?? 0, given)),
        },
      ]),
    )
  },
}

/** Field by field, in one order. */
const fieldsOf = (table: PlanLighterTable | null) =>
  table && [table.carbs_g_per_hr, table.carbs_g, table.servings, ...table.leave_out_minutes].map(String)

/** 0.7 of the race's rate and no less than 30 g. */
function doseOf({ runner: { preferences }, targets: { race } }: Given): number | null {
  if (preferences.practiced_g_per_hr !== undefined || preferences.dose === 'lighter') return null
  const { planned, target } = race.gutTraining
  if (planned < target) return null
  return Math.min(target, Math.max(30, 5 * Math.floor((0.7 * target) / 5 + 0.5 + 1e-9)))
}

/** Of one row left out, two and so on, the choice nearest to the dose, if that is within half a serving. */
function nearest(rows: readonly PlacedRow[], dose: number, { runner }: Given): PlanLighterTable | null {
  const fed = rows.filter(({ servings }) => servings.some(isEaten))
  const aim = dose * runner.targetTime
  const far = ({ carbs_g: carbs }: PlanLighterTable) => Math.abs(carbs - aim)
  const tables = fed.map((_, index) => tableWithout(spread(fed, index + 1), rows, dose))
  const best = tables.reduce<PlanLighterTable | null>(
    (sofar, table) => (sofar && far(sofar) <= far(table) ? sofar : table),
    null,
  )
  return best && far(best) <= largestServing(fed) / 2 + 1 ? best : null
}

/** So many of the rows, each nearest to the middle of its part; if no row with one of the foods were left, moved by a row. */
function spread(fed: readonly PlacedRow[], count: number): PlacedRow[] {
  const even = inTheMiddle(fed, count)
  const foods = new Set(fed.flatMap(foodsOf))
  for (const [odd, others] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [-1, -1],
    [0, 1],
  ] as const) {
    const places = new Set(even.map((row, place) => fed.indexOf(row) + (place % 2 === 1 ? odd : others)))
    const isWhole = places.size === count && [...places].every((at) => fed[at])
    const left = fed.filter((_, at) => !places.has(at))
    if (isWhole && new Set(left.flatMap(foodsOf)).size === foods.size)
      return fed.filter((_, at) => places.has(at))
  }
  return even
}

const foodsOf = ({ servings }: PlacedRow) => servings.filter(isEaten).map(({ id }) => id)

function inTheMiddle(fed: readonly PlacedRow[], count: number): PlacedRow[] {
  const before = (at: number) => Math.floor((at * count) / fed.length + 0.5)
  return fed.filter((_, at) => before(at + 1) > before(at))
}

function tableWithout(
  left: readonly PlacedRow[],
  rows: readonly PlacedRow[],
  dose: number,
): PlanLighterTable {
  const kept = rows.filter((row) => !left.includes(row))
  return {
    leave_out_minutes: left.map(({ minute }) => minute),
    carbs_g: [...kept.map((row) => row.carbs_g), ...left.map(drunkIn)].reduce((sum, carbs) => sum + carbs, 0),
    carbs_g_per_hr: dose,
    servings: kept.filter(({ servings }) => servings.some(isEaten)).length,
  }
}

const isEaten = (serving: PlanServing) => serving.unit === 'count' && amountsIn(serving).carbs_g > 0

const drunkIn = ({ servings }: PlacedRow) =>
  Math.floor(
    servings
      .filter((serving) => !isEaten(serving))
      .reduce((sum, serving) => sum + amountsIn(serving).carbs_g, 0.5),
  )

const largestServing = (rows: readonly PlacedRow[]) =>
  Math.max(
    0,
    ...rows.flatMap(({ servings }) => servings.filter(isEaten).map((serving) => amountsIn(serving).carbs_g)),
  )
