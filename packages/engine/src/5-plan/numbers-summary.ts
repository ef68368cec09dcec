import type { Targets } from '../2-targets/targets.ts'
import type { Schedule } from '../4-race-day/schedule.ts'
import type { NutritionPlan } from './nutrition-plan.ts'

/** The three cards. Race-day totals are sums of the table's rows, made from the rows themselves. */
export function numbersSummary(targets: Targets, { rows, gels }: Schedule): NutritionPlan['numbers_summary'] {
  const { daily, longRun } = targets
  return {
    daily: { kcal: daily.energy, carbs_g: daily.carbs, protein_g: daily.protein, fat_g: daily.fat },
    long_run: {
      carbs_g_per_hr: longRun.perHour.carbs,
      sodium_mg_per_hr: longRun.perHour.sodium,
      fluids_ml_per_hr: longRun.perHour.fluids,
    },
    race_day_totals: {
      carbs_g: sum(rows.map((row) => row.carbs)),
      sodium_mg: sum(rows.map((row) => row.sodium)),
      fluids_ml: sum(rows.map((row) => row.fluids)),
      gels_count: gels,
    },
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
