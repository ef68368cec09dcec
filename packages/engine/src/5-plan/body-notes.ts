import type { Runner } from '../1-runner/runner.ts'
import { longRunsLeft } from '../2-targets/long-runs-left.ts'
import { ironCheckUpTo } from '../evidence/energy.ts'
import { longRunShare, medicalCheckAge, medicalClearance } from '../evidence/race-time.ts'
import { mentions } from '../health.ts'
import type { Note } from '../note.ts'

/** What age, sex, diet and training ask a runner to have looked at. */
export const bodyNotes = (runner: Runner): Note[] => [
  ...clearance(runner),
  ...(longRunsLeft(runner) > 0 && runner.longRun > longRunShare.value * runner.weeklyDistance
    ? [{ code: 'long-run-share' as const, facts: null }]
    : []),
  ...(mayLackIron(runner) ? [{ code: 'iron-and-periods' as const, facts: null }] : []),
  ...(lacksDairy(runner) ? [{ code: 'calcium' as const, facts: null }] : []),
]

/** From 65 on and under 18, other notes say it. */
function clearance({ age, weeklyDistance, raceDistance }: Runner): Note[] {
  const { fromAge, weekOverRace } = medicalClearance.value
  if (age < 18 || age >= medicalCheckAge.value) return []
  if (age >= fromAge) return [{ code: 'medical-clearance', facts: { by: 'age' } }]
  return weeklyDistance < weekOverRace * raceDistance
    ? [{ code: 'medical-clearance', facts: { by: 'weekly-distance' } }]
    : []
}

/** Periods do not come in pregnancy. */
const mayLackIron = (runner: Runner) =>
  !mentions(runner, 'pregnancy') &&
  (runner.age < 18 || (runner.sex !== 'Male' && runner.age <= ironCheckUpTo.value))

/** Vegans have a note on calcium among others. */
const lacksDairy = ({ diet, exclusions }: Runner) => diet !== 'Vegan' && exclusions.groups.includes('milk')
