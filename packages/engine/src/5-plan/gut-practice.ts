import { gutPractice as rule } from '../evidence/gut-practice.ts'
import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { inGrams } from './figures.ts'

/** How the gut learns the rate of the race, or of the long run where the race feeds nothing. Empty where neither does. */
export function gutPractice(runner: Runner, { race, longRun }: Targets): string[] {
  const forRace = race.perHour.carbs > 0
  const goal = forRace ? race.perHour.carbs : longRun.perHour.carbs
  if (goal === 0) return []
  if (forRace && runner.daysToGo < 7) return [nextTime]
  return [practice(goal, forRace), ...(forRace ? tooLate(runner) : [])]
}

const nextTime = `There is no time left to train your gut: in this race, take no more carbs an hour than you have practiced. For the next one, practice in at least ${rule.says.longRuns} long runs.`

function practice(goal: number, forRace: boolean): string {
  const { longRuns, startAt, stepPerWeek } = rule.says
  const rate = `${inGrams(goal)} an hour ${forRace ? 'of race day' : 'planned for your long run'}`
  const fuel = forRace ? ', with the fuel you will race with' : ''
  return goal <= startAt
    ? `Practice in at least ${longRuns} long runs${fuel}: ${inGrams(goal)} carbs an hour.`
    : `Practice in at least ${longRuns} long runs${fuel}: start at ${inGrams(startAt)} carbs an hour and add ${inGrams(stepPerWeek)} an hour each week, up to the ${rate}.`
}

/** One long run a week: with fewer weeks left, what is practiced decides. */
const tooLate = ({ daysToGo }: Runner): string[] =>
  daysToGo < 7 * rule.says.longRuns
    ? ['There is little time left for that: in this race, take no more an hour than you have practiced.']
    : []
