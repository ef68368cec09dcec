import { inGrams } from '../amounts/format-amounts.ts'
import { gutPractice as gutPracticeRule } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'

/** How to train the gut for the rate of the race, or of the long run if the race has no carbs. Empty if neither has. */
export function gutPractice({ runner, targets }: Plan): string[] {
  const left = runner.long_runs_left
  const { carbs_g_per_hr: inRace } = targets.race
  const { carbs_g_per_hr: onLongRuns } = targets.long_run
  if (inRace > 0) return [forRace(inRace, onLongRuns, left)]
  return onLongRuns > 0 ? [forLongRun(onLongRuns, left)] : []
}

const { longRuns, startAt, stepPerWeek } = gutPracticeRule.value
const withRaceFuel = 'with the fuel you will race with'
const noMore = 'take no more carbs an hour than you have practiced'

/** With fewer long runs left than practice takes, race day follows what was practiced. */
function forRace(goal: number, onLongRuns: number, left: number): string {
  // A long run that is longer than the race may have a higher rate than the race.
  const steps =
    onLongRuns > goal
      ? stepsTo(onLongRuns, `planned for your long run; race day takes ${inGrams(goal)}`)
      : stepsTo(goal, 'of race day')
  if (left >= longRuns) return `Practice in at least ${longRuns} long runs, ${withRaceFuel}: ${steps}.`
  if (left === 0)
    return `There is no time left to train your gut: in this race, ${noMore}. For a later race, start ${longRuns} weeks ahead or more.`
  return left === 1
    ? `One long run is left before the race, too little to train your gut. Practice in it, ${withRaceFuel}, at ${inGrams(Math.min(goal, startAt))} carbs an hour. In this race, ${noMore}.`
    : `${left} long runs are left before the race, too few to train your gut fully. Practice in each, ${withRaceFuel}: ${steps}. In this race, ${noMore}.`
}

/** Long runs continue after the race, so no number of them is required before it. */
function forLongRun(goal: number, left: number): string {
  const steps = stepsTo(goal, 'planned for your long run')
  if (left >= longRuns) return `Practice in at least ${longRuns} long runs: ${steps}.`
  return left === 0
    ? `No long run is left before the race. Practice from the first one after it: ${steps}.`
    : `Practice in your long runs as they come, before the race and after it: ${steps}.`
}

function stepsTo(goal: number, ofWhat: string): string {
  if (goal <= startAt) return `${inGrams(goal)} carbs an hour`
  const start = `start at ${inGrams(startAt)} carbs an hour`
  return goal <= startAt + stepPerWeek
    ? `${start} and take the ${inGrams(goal)} ${ofWhat} from the second week on`
    : `${start} and add ${inGrams(stepPerWeek)} each week until you reach the ${inGrams(goal)} ${ofWhat}`
}
