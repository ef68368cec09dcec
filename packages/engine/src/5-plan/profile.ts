import type { Runner } from '../1-runner/runner.ts'
import type { NutritionPlan } from './nutrition-plan.ts'

/** The runner's own words, trimmed; only the sweat rate is a number. */
export function profile({ answers, exclusions, sweatRate }: Runner): NutritionPlan['profile'] {
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
    environment: {
      course: answers.course.trim(),
      climate: answers.climate.trim(),
      sweat_rate_lph: sweatRate,
    },
  }
}
