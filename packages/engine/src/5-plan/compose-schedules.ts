import type { DrinkingWarning } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Used } from '../3-menus/groceries/groceries.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import { ingredientsOf, ingredientsOfServings } from '../4-race-day/fuels/homemade-ingredients.ts'
import type {
  Bottle,
  ChangeOfFuel,
  FuelKit,
  KitItem,
  LabelToRead,
  LongRunSchedule,
  RowTotals,
  Schedule,
  ScheduleRow,
  Substitute,
} from '../4-race-day/schedule.ts'
import type {
  PlanBottle,
  PlanChange,
  PlanKitItem,
  PlanLongRun,
  PlanRaceDay,
  PlanRow,
  PlanTotals,
} from '../plan.ts'

export const composeRaceDay = (
  { rows, startToFinish, breakfastToRecovery, gels, kit, shortfalls, notKept, caffeine, bottle }: Schedule,
  { race }: Targets,
): Omit<PlanRaceDay, 'recovery_meal' | 'breakfast_away'> => ({
  rows: composeRows(rows, race.overdrinking),
  start_to_finish: composeTotals(startToFinish),
  breakfast_to_recovery: composeTotals(breakfastToRecovery),
  gels,
  kit: composeKit(kit),
  change: kit.change && composeChange(kit.change),
  shortfalls,
  not_kept: notKept,
  caffeine,
  bottle: bottle && composeBottle(bottle),
})

export const composeLongRun = (
  { rows, totals, kit, shortfalls }: LongRunSchedule,
  { longRun }: Targets,
): Omit<PlanLongRun, 'breakfasts' | 'recovery_meal'> => ({
  rows: composeRows(rows, longRun.overdrinking),
  totals: composeTotals(totals),
  kit: composeKit(kit),
  change: kit.change && composeChange(kit.change),
  shortfalls,
})

/** Slow and small runners overdrink most easily: the first row while running reminds them. */
function composeRows(rows: readonly ScheduleRow[], warning: DrinkingWarning): PlanRow[] {
  const reminding = warning === 'strong' ? rows.find(({ phase }) => phase === 'during') : undefined
  return rows.map((row) => composeRow(row, row === reminding))
}

const composeRow = (row: ScheduleRow, reminds: boolean): PlanRow => ({
  phase: row.phase,
  minute: row.minute,
  km: row.distance,
  servings: row.servings,
  carbs_g: row.carbs,
  sodium_mg: row.sodium,
  fluids_ml: row.fluids,
  reminds_of_thirst: reminds,
})

const composeTotals = ({ carbs, sodium, fluids }: RowTotals): PlanTotals => ({
  carbs_g: carbs,
  sodium_mg: sodium,
  fluids_ml: fluids,
})

const composeKit = (kit: FuelKit): PlanKitItem[] => itemsOf(kit).map(composeKitItem)

const composeKitItem = (item: KitItem): PlanKitItem => ({
  product: item.id,
  use: item.use,
  amount: item.amount,
  unit: item.unit,
  for_slower: item.forSlower,
  spares: item.spares,
  made_of: composeParts(ingredientsOf(item)),
  label: composeLabel(item.label),
  instead: item.instead && composeSubstitute(item.instead),
})

const composeChange = (change: ChangeOfFuel): PlanChange => ({
  product: change.id,
  from_minute: change.from,
  servings: change.servings,
  carbs_g: change.carbs,
  sodium_mg: change.sodium,
  made_of: composeParts(ingredientsOfServings(change)),
  label: composeLabel(change.label),
})

const composeBottle = ({ milliliters: ml, holds, empty }: Bottle): PlanBottle => ({
  ml,
  holds,
  empty: empty && { minute: empty.minute, km: empty.distance },
})

const composeParts = (parts: readonly Used[] | null) =>
  parts?.map(({ foodId, amount: grams }) => ({ food_id: foodId, grams })) ?? null

const composeLabel = (label: LabelToRead | null) => label && { read_for: label.readFor }

const composeSubstitute = (instead: Substitute) =>
  'product' in instead ? instead : ({ pinch_of_salt: true } as const)
