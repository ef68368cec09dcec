import type { Exclusions, Runner } from '../1-runner/runner.ts'
import { longRunsLeft } from '../2-targets/long-runs-left.ts'
import { toIsoDay } from '../plain-day.ts'
import type { PlanExclusions, PlanRunner } from '../plan.ts'
import { toMinutes } from '../units.ts'

export const composeRunner = (runner: Runner): PlanRunner => ({
  answers: runner.answers,
  today: toIsoDay(runner.today),
  race: runner.race,
  race_date: toIsoDay(runner.raceDate),
  days_to_go: runner.daysToGo,
  long_runs_left: longRunsLeft(runner),
  race_km: runner.raceDistance,
  target_minutes: toMinutes(runner.targetTime),
  target_given_as_pace: runner.targetGivenAsPace,
  sex: runner.sex,
  age: runner.age,
  height_cm: runner.height,
  weight_kg: runner.weight,
  weekly_km: runner.weeklyDistance,
  long_run_km: runner.longRun,
  sweat_rate_lph: runner.sweatRate,
  diet: runner.diet,
  exclusions: composeExclusions(runner.exclusions),
  health: runner.health,
  budget: runner.budget,
  course: runner.course,
  climate: runner.climate,
  units: runner.units,
  preferences: runner.preferences,
})

const composeExclusions = ({
  typed,
  groups,
  families,
  unknown,
  unread,
  nearMisses,
}: Exclusions): PlanExclusions => ({
  typed,
  groups,
  families: families ?? [],
  unknown,
  unread: unread ?? [],
  near_misses: (nearMisses ?? []).map(({ typed: text, readAs }) => ({ typed: text, read_as: readAs })),
})
