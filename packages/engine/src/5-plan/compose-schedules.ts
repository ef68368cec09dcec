import type { CoursePreferences } from '../1-runner/preferences/course-schema.ts'
import type { Runner } from '../1-runner/runner.ts'
import { drinkFlask } from '../evidence/portions.ts'
import type { DrinkingWarning } from '../2-targets/target-groups.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Used } from '../3-menus/groceries/groceries.ts'
import { courseFacts, rowFacts, totalFacts } from '../4-race-day/as-facts.ts'
import type { OnCourse } from '../4-race-day/course/on-course.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import { ingredientsOf, ingredientsOfServings } from '../4-race-day/fuels/homemade-ingredients.ts'
import type {
  Bottle,
  ChangeOfFuel,
  FuelKit,
  KitItem,
  LabelToRead,
  LighterTable,
  LongRunSchedule,
  Schedule,
  ScheduleRow,
  Substitute,
} from '../4-race-day/schedule.ts'
import type {
  PlanBottle,
  PlanChange,
  PlanKitItem,
  PlanLighterTable,
  PlanLongRun,
  PlanOnCourse,
  PlanRaceDay,
  PlanRow,
} from '../plan.ts'

export const composeRaceDay = (
  {
    rows,
    startToFinish,
    breakfastToRecovery,
    gels,
    lighter,
    kit,
    fuelChoices,
    shortfalls,
    notKept,
    caffeine,
    bottle,
    course,
  }: Schedule,
  { race }: Targets,
  { preferences }: Runner,
): Omit<
  PlanRaceDay,
  'recovery_meal' | 'breakfast_away' | 'other_meals' | 'carbs_until_start_g' | 'slower' | 'if_then'
> => ({
  rows: composeRows(rows, race.overdrinking),
  start_to_finish: totalFacts(startToFinish),
  breakfast_to_recovery: totalFacts(breakfastToRecovery),
  gels,
  lighter: lighter && composeLighter(lighter),
  kit: composeKit(kit, { inTheBottle: bottle?.holds, byModel: chosenFuels(preferences, fuelChoices) }),
  fuel_choices: fuelChoices,
  change: kit.change && composeChange(kit.change),
  shortfalls,
  not_kept: notKept,
  caffeine,
  bottle: bottle && composeBottle(bottle),
  on_course: course && composeOnCourse(course, preferences.course ?? {}),
})

const composeOnCourse = (course: OnCourse, { name, preset }: CoursePreferences): PlanOnCourse => ({
  name: name ?? null,
  preset: preset ?? null,
  ...courseFacts(course),
})

const composeLighter = ({ leaveOut, carbs, rate, servings }: LighterTable): PlanLighterTable => ({
  leave_out_minutes: leaveOut,
  carbs_g: carbs,
  carbs_g_per_hr: rate,
  servings,
})

export const composeLongRun = (
  { rows, totals, kit, shortfalls }: LongRunSchedule,
  { longRun }: Targets,
): Omit<PlanLongRun, 'breakfasts' | 'recovery_meal'> => ({
  rows: composeRows(rows, longRun.overdrinking),
  totals: totalFacts(totals),
  kit: composeKit(kit),
  change: kit.change && composeChange(kit.change),
  shortfalls,
})

/** Slow and small runners overdrink most easily: the first row while running reminds them. */
function composeRows(rows: readonly ScheduleRow[], warning: DrinkingWarning): PlanRow[] {
  const reminding = warning === 'strong' ? rows.find(({ phase }) => phase === 'during') : undefined
  return rows.map((row) => ({ ...rowFacts(row), reminds_of_thirst: row === reminding }))
}

/** Those that a model named and that may stand in for others. */
const chosenFuels = ({ coach }: Runner['preferences'], choices: readonly string[]): readonly string[] =>
  coach?.fuels?.filter((id) => choices.includes(id)) ?? []

interface InTheRace {
  readonly inTheBottle?: string | undefined
  readonly byModel?: readonly string[]
}

const composeKit = (kit: FuelKit, inTheRace: InTheRace = {}): PlanKitItem[] =>
  itemsOf(kit).map((item) => composeKitItem(item, inTheRace))

const composeKitItem = (item: KitItem, { inTheBottle, byModel = [] }: InTheRace): PlanKitItem => ({
  product: item.id,
  use: item.use,
  amount: item.amount,
  unit: item.unit,
  from_course: item.fromCourse,
  for_slower: item.forSlower,
  spares: item.spares,
  flasks: item.id === inTheBottle ? null : flasksOf(item),
  made_of: composeParts(ingredientsOf(item)),
  label: composeLabel(item.label),
  ...(item.use === 'fuel' && byModel.includes(item.id) ? { chosen_by_model: true as const } : {}),
  instead: item.instead && composeSubstitute(item.instead),
})

function flasksOf({ unit, amount, fromCourse, forSlower }: KitItem): number | null {
  const carried = amount - fromCourse + forSlower
  return unit === 'ml' && carried > 0 ? Math.ceil(carried / drinkFlask.value.milliliters) : null
}

const composeChange = (change: ChangeOfFuel): PlanChange => ({
  product: change.id,
  from_minute: change.from,
  servings: change.servings,
  carbs_g: change.carbs,
  sodium_mg: change.sodium,
  made_of: composeParts(ingredientsOfServings(change)),
  label: composeLabel(change.label),
})

const composeBottle = ({ milliliters: ml, isOwn, holds, fills, empty }: Bottle): PlanBottle => ({
  ml,
  is_own: isOwn,
  holds,
  fills: fills.map(({ minute, distance }) => ({ minute, km: distance })),
  empty: empty && { minute: empty.minute, km: empty.distance },
})

export const composeParts = (parts: readonly Used[] | null) =>
  parts?.map(({ foodId, amount: grams }) => ({ food_id: foodId, grams })) ?? null

const composeLabel = (label: LabelToRead | null) => label && { read_for: label.readFor }

const composeSubstitute = (instead: Substitute) =>
  'product' in instead ? instead : ({ pinch_of_salt: true } as const)
