import type { Runner } from '../1-runner/runner.ts'

/** Running's cost times that on the flat, recomputed. Evidence: hills, measured-climb. */
export function timesTheFlat({ course, preferences, raceDistance }: Runner): number {
  const climb = preferences.course?.climb_m
  if (climb === undefined) return course === 'Hilly' ? 1.05 : 1
  const perKilometer = climb / raceDistance
  if (perKilometer <= 15) return 1 + (0.012 * perKilometer) / 15
  if (perKilometer <= 25) return 1.012 + 0.002 * (perKilometer - 15)
  if (perKilometer <= 30) return 1.032 + 0.0028 * (perKilometer - 25)
  return Math.min(1.05, 1.046 + (0.004 / 1.5) * (perKilometer - 30))
}

/** Whether the usual breakfast would come before 3:30. Evidence: early-start. */
export const startsEarly = ({ preferences: { start_time: start } }: Runner): boolean =>
  start !== undefined && start < '06:30'

/** Whether the figures of heat apply to the race. Evidence: forecast-figures. */
export function isRacedInHeat({ climate, preferences: { forecast } }: Runner): boolean {
  if (!forecast) return climate === 'Hot & Humid'
  return forecast.temp_c >= (forecast.humidity >= 60 ? 24 : 28)
}

/** Whether the race is one to warn of heat for. Evidence: forecast-figures. */
export function isWarnedOfHeat({ climate, preferences: { forecast } }: Runner): boolean {
  if (!forecast) return climate === 'Hot & Humid'
  return forecast.temp_c >= (forecast.humidity >= 60 ? 22 : 25)
}
