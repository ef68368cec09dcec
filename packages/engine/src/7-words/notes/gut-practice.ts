import { inGrams } from '../amounts/format-amounts.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'
import { isCarried } from '../race-day/carried.ts'

const { fromRate, startAt, stepPerWeek } = gutTraining.value

/** How to train the gut for the rate of the race, or of the long run if the race has little. Empty if neither has. */
export function gutPractice(plan: Plan): string[] {
  const { runner, working } = plan
  const { target_g_per_hr: target, long_run_goal_g_per_hr: onLongRuns } = working.gut_training
  if (target >= fromRate) return forRace(plan)
  const ofTheRace = target > 0 ? [`${untrained(target)}${tried(plan)}`] : []
  if (onLongRuns >= fromRate) return [...ofTheRace, forLongRun(onLongRuns, runner.long_runs_left)]
  return target === 0 && onLongRuns > 0 ? [untrained(onLongRuns)] : ofTheRace
}

function forRace({ targets, gut_training: steps, race_day: { kit } }: Plan): string[] {
  if (steps.length === 0) return []
  const isInTurn = kit.filter((item) => item.use === 'fuel' && isCarried(item)).length > 1
  // Runs of under an hour are hardly called long.
  const where = targets.long_run.hours < 1 ? ' in your longest run of the week' : ''
  return [
    `Train your gut${where} with race fuel, evenly spread${isInTurn ? ', in turn from one run to the next' : ''}.`,
    'After more than mild stomach trouble go back one step; never take two in a week.',
  ]
}

const untrained = (rate: number) => `Most stomachs take ${inGrams(rate)} carbs an hour untrained.`

const tried = ({ runner }: Plan) =>
  runner.long_runs_left > 0 ? ' Try it in a long run, with your race fuel.' : ''

/** Long runs continue after the race. */
function forLongRun(goal: number, left: number): string {
  const steps = `start at ${inGrams(startAt)} carbs an hour and add ${inGrams(stepPerWeek)} a week up to the stops’ ${inGrams(goal)}`
  return left === 0
    ? `No long run is left before the race. Practice from the first one after it: ${steps}.`
    : `Practice in your long runs, before the race and after it: ${steps}.`
}
