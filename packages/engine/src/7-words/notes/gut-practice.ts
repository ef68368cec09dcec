import { inGrams } from '../amounts/format-amounts.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'
import { isCarried } from '../race-day/carried.ts'

const { fromRate } = gutTraining.value

/**
 * How to train the gut for the rate of the race. Empty if it has none; what a fueled long run needs before a race of little fuel
 * stands before its stops.
 */
export function gutPractice(plan: Plan): string[] {
  const { target_g_per_hr: target, long_run_goal_g_per_hr: onLongRuns } = plan.working.gut_training
  if (target >= fromRate) return forRace(plan)
  if (target > 0) return [`${untrained(target)}${tried(plan)}`]
  return onLongRuns > 0 && onLongRuns < fromRate ? [untrained(onLongRuns)] : []
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
