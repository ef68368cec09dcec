import type { NutritionPlan } from '../nutrition-plan.ts'
import type { Plan } from '../plan.ts'

/** The runner's own answers, trimmed; only the sweat rate is a number. */
export function profile({ runner }: Plan): NutritionPlan['profile'] {
  const { answers, exclusions, sweat_rate_lph } = runner
  return {
    race_type: answers.raceType.trim(),
    race_date: answers.raceDate.trim(),
    target_time_or_pace: answers.targetTimeOrPace.trim(),
    body: {
      height: answers.height.trim(),
      weight: answers.weight.trim(),
      sex: answers.sex.trim(),
      age: answers.age.trim(),
    },
    training: {
      weekly_mileage: answers.weeklyMileage.trim(),
      long_run_distance: answers.longRunDistance.trim(),
    },
    diet: { preference: answers.dietPreference.trim(), allergies: [...exclusions.typed] },
    environment: { course: answers.course.trim(), climate: answers.climate.trim(), sweat_rate_lph },
  }
}
