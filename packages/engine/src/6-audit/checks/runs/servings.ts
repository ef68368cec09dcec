import { findFood } from '../../../foods/foods.ts'
import { findProduct } from '../../../foods/products.ts'
import type { PlanMeal, PlanServing } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, lookAtEach, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault, PlanSection } from '../../finding.ts'
import { finishOf, longRunRows, type PlacedRow, raceRows, sumOf } from '../../rows.ts'
import { amountsIn } from '../../servings.ts'

/** Every row is the sum of its servings, by the tables; breakfast and recovery are the meals of the menus. */
const rowsHoldTheirServings: Check = {
  id: 'rows-hold-their-servings',
  look: (given) => {
    const long = longRunRows(given)
    return [
      lookAtEach('race_day_plan', 'soft', raceRows(given), (row) => [
        ...servingFaults('race_day_plan', row),
        ...rowFaults(given, row),
      ]),
      long.length > 0
        ? lookAtEach('long_run_fueling', 'soft', long, (row) => [
            ...servingFaults('long_run_fueling', row),
            ...fedFaults('long_run_fueling', row),
          ])
        : doesNotApply,
    ]
  },
}

/** A serving names a known product or food of its kind, in a unit of its kind. */
const servingFaults = (section: PlanSection, { path, servings }: PlacedRow): Fault[] =>
  servings.flatMap((serving, at) =>
    isServing(serving) ? [] : [soft(section, 'out-of-place', { path: `${path}.servings.${at}` })],
  )

function isServing({ kind, id, unit, amount }: PlanServing): boolean {
  if (!(amount > 0)) return false
  if (kind === 'water') return id === 'water-tap' && unit === 'ml'
  if (kind === 'food') return unit === 'g' && id !== 'water-tap' && findFood(id) !== undefined
  const product = findProduct(id)
  if (!product) return false
  if (unit === 'ml') return product.fluids > 0
  return unit === 'count' ? product.fluids === 0 : (product.servingGrams ?? 0) > 0 && product.carbs === 0
}

function rowFaults(given: Given, row: PlacedRow): Fault[] {
  const { plan, targets } = given
  if (row.minute > finishOf(given)) {
    const { race } = targets
    const faults = mealFaults(row, plan.race_day.recovery_meal, race.recovery)
    return [...faults, ...rowDiffers(row, 'fluids_ml', race.recovery.fluids)]
  }
  if (row.phase !== 'breakfast') return row.phase === 'caffeine' ? [] : fedFaults('race_day_plan', row)
  const meal = plan.race_week.at(-1)?.meals[0] ?? null
  return [
    ...mealFaults(row, meal, targets.race.breakfast),
    ...rowDiffers(row, 'fluids_ml', meal?.fluids_ml ?? targets.race.breakfast.fluids),
  ]
}

const rowDiffers = (row: PlacedRow, column: 'carbs_g' | 'sodium_mg' | 'fluids_ml', made: number) =>
  differences('race_day_plan', [{ path: `${row.path}.${column}`, stated: row[column], made }])

/** The row of a meal, or of its target if there is no menu for it. */
function mealFaults(
  row: PlacedRow,
  meal: PlanMeal | null,
  target: { readonly carbs: number; readonly sodium: number },
): Fault[] {
  const servings = (meal?.items ?? []).map(({ food_id: id, grams: amount }) =>
    id === 'water-tap' ? { kind: 'water', id, amount, unit: 'ml' } : { kind: 'food', id, amount, unit: 'g' },
  )
  return [
    ...differences('race_day_plan', [{ path: `${row.path}.servings`, stated: row.servings, made: servings }]),
    ...rowDiffers(row, 'carbs_g', meal?.carbs_g ?? target.carbs),
    ...rowDiffers(row, 'sodium_mg', meal ? toTen(meal.sodium_mg) : target.sodium),
  ]
}

const toTen = (mg: number) => 10 * Math.floor(mg / 10 + 0.5 + 1e-9)

/** Whole grams, and tens of milligrams that a capsule with a gel may round twice; fluids are exact. */
function fedFaults(section: PlanSection, row: PlacedRow): Fault[] {
  const brought = row.servings.map(amountsIn)
  const sum = (column: 'carbs_g' | 'sodium_mg' | 'fluids_ml') =>
    brought.reduce((all, each) => all + each[column], 0)
  return slacks.flatMap(([column, slack]) =>
    Math.abs(row[column] - sum(column)) <= slack + 1e-6
      ? []
      : differences(section, [{ path: `${row.path}.${column}`, stated: row[column], made: sum(column) }]),
  )
}

const slacks = [
  ['carbs_g', 0.5],
  ['sodium_mg', 10],
  ['fluids_ml', 0],
] as const

const remindersOf = (section: PlanSection, rows: readonly PlacedRow[], isSlow: boolean) => {
  const first = rows.find(({ phase }) => phase === 'during')
  const reminded = rows.filter(({ reminds_of_thirst: reminds }) => reminds)
  if (!isSlow && reminded.length === 0) return doesNotApply
  if (sumOf(rows, 'fluids_ml') === 0) return doesNotApply
  return lookAtEach(section, 'hard', rows, (row) =>
    differences(section, [
      {
        path: `${row.path}.reminds_of_thirst`,
        stated: row.reminds_of_thirst,
        made: isSlow && row.path === first?.path,
      },
    ]),
  )
}

/** If the warning is strong, the first row while running has a reminder to drink to thirst. Evidence: overdrinking. */
const thirstInTheRows: Check = {
  id: 'thirst-in-the-rows',
  look: (given) => {
    const { race, longRun } = given.targets
    const isLight = given.runner.weight < 55
    const isUnsalted = given.runner.health.some(({ code }) =>
      ['blood_pressure', 'heart', 'kidney'].includes(code),
    )
    const isStrong = (hours: number) => hours >= 4 || (hours >= 3 && isLight) || (hours >= 2 && isUnsalted)
    return [
      remindersOf('race_day_plan', raceRows(given), isStrong(race.time)),
      remindersOf('long_run_fueling', longRunRows(given), isStrong(longRun.time)),
    ]
  },
}

export const servingChecks: readonly Check[] = [rowsHoldTheirServings, thirstInTheRows]
