import { inGrams, inMilliliters } from '../amounts/format-amounts.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan, PlanKitItem, PlanRunner } from '../../plan.ts'
import { isCarried } from '../race-day/carried.ts'
import { nameInTheKit, productOf } from '../race-day/feed-words.ts'

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

function forRace({ runner, targets, gut_training: steps, race_day: { kit } }: Plan): string[] {
  if (steps.length === 0) return []
  // Runs of under an hour are hardly called long.
  const where = targets.long_run.hours < 1 ? ' in your longest run of the week' : ''
  return [
    `Train your gut${where} with race fuel, evenly spread: ${servingWords(runner, kit)}.`,
    'After more than mild stomach trouble go back one step; never take two in a week.',
  ]
}

/** "a serving is 1 gel, with water"; several fuels are taken in turn. */
function servingWords(runner: PlanRunner, kit: readonly PlanKitItem[]): string {
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const [fuel, ...others] = fuels.some(isCarried) ? fuels.filter(isCarried) : fuels.slice(0, 1)
  const drink = kit.find(({ use }) => use === 'drink')
  if (others.length > 0) return 'a serving is one of them, with water, in turn from run to run'
  if (fuel) return `a serving is 1 ${nameInTheKit(fuel.product, kit)}, with water`
  return drink
    ? `a serving is ${inMilliliters(runner, productOf(drink.product).fluids)} of ${nameInTheKit(drink.product, kit)}`
    : 'little by little'
}

const untrained = (rate: number) => `Most stomachs take ${inGrams(rate)} carbs an hour untrained.`

const tried = ({ runner }: Plan) =>
  runner.long_runs_left > 0 ? ' Try it in a long run, with your race fuel.' : ''
