import type { NutritionPlan } from '../nutrition-plan.ts'
import type { Plan } from '../plan.ts'

/** The three cards; race-day totals are those of all rows of the table. */
export const numbersSummary = ({ targets, race_day: day }: Plan): NutritionPlan['numbers_summary'] => ({
  daily: { ...targets.daily },
  long_run: {
    carbs_g_per_hr: targets.long_run.carbs_g_per_hr,
    sodium_mg_per_hr: targets.long_run.sodium_mg_per_hr,
    fluids_ml_per_hr: targets.long_run.fluids_ml_per_hr,
  },
  race_day_totals: { ...day.breakfast_to_recovery, gels_count: day.gels },
})
