import type { Runner } from '../../1-runner/runner.ts'
import type { Targets } from '../../2-targets/targets.ts'
import type { NutritionPlan } from '../../nutrition-plan.ts'
import { auditPlan } from '../audit-plan.ts'
import { goodMenus } from './good-menus.ts'
import { goodRunner, goodTargets } from './good-plan.ts'

/** What the audit finds in the good plan after one change, as `id severity`, each once. */
export function foundAfter(
  change: (plan: NutritionPlan) => void,
  runner: Runner = goodRunner,
  targets: Targets = goodTargets,
): string[] {
  const plan = JSON.parse(JSON.stringify(goodMenus)) as NutritionPlan
  change(plan)
  const found = auditPlan(plan, runner, targets).findings.map(({ id, severity }) => `${id} ${severity}`)
  return [...new Set(found)].sort()
}

/** A change to the daily numbers in the section and on the card alike. */
export const daily =
  (numbers: { kcal?: number; carbs?: number; protein?: number; fat?: number }) => (plan: NutritionPlan) => {
    const { carbs = 349, protein = 104, fat = 79 } = numbers
    const kcal = numbers.kcal ?? 4 * carbs + 4 * protein + 9 * fat
    Object.assign(plan.daily_plan, { calories_kcal: kcal, carbs_g: carbs, protein_g: protein, fat_g: fat })
    Object.assign(plan.numbers_summary.daily, { kcal, carbs_g: carbs, protein_g: protein, fat_g: fat })
  }

/** A change to the long run's rates in the section, on the card and in the schedule alike. */
export const longRun =
  (rates: { carbs?: number; sodium?: number; fluids?: number }) => (plan: NutritionPlan) => {
    const { carbs = 65, sodium = 250, fluids = 370 } = rates
    const each = { carbs_g_per_hr: carbs, sodium_mg_per_hr: sodium, fluids_ml_per_hr: fluids }
    const feed = `${carbs / 4} g of carbs with ${fluids / 4} ml water`
    const schedule = [`Every 15 minutes: ${feed}, and ${sodium} mg of sodium an hour`]
    Object.assign(plan.long_run_fueling.during, each, { schedule })
    Object.assign(plan.numbers_summary.long_run, each)
  }

/** The rows changed, and the totals with them. */
export const rows = (change: (entries: NutritionPlan['race_day_plan']) => void) => (plan: NutritionPlan) => {
  change(plan.race_day_plan)
  const sum = (figure: 'carbs_g' | 'sodium_mg' | 'fluids_ml') =>
    plan.race_day_plan.reduce((total, entry) => total + entry[figure], 0)
  Object.assign(plan.numbers_summary.race_day_totals, {
    carbs_g: sum('carbs_g'),
    sodium_mg: sum('sodium_mg'),
    fluids_ml: sum('fluids_ml'),
  })
}

/** Row `index` of the table with these figures or words. */
export const row = (index: number, entry: Partial<NutritionPlan['race_day_plan'][number]>) =>
  rows((entries) => {
    const changed = entries[index]
    if (changed) Object.assign(changed, entry)
  })

/** Rows 3 to 12 are those from the start to the finish. */
export const everyFeed = (entry: Partial<NutritionPlan['race_day_plan'][number]>) =>
  rows((entries) => {
    for (const each of entries.slice(3, 13)) Object.assign(each, entry)
  })
