import { inGrams, inMilliliters, joinList } from '../amounts/format-amounts.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import { isSugaryDrink } from '../../foods/products.ts'
import type { Plan } from '../../plan.ts'
import { isCarried } from '../race-day/carried.ts'
import { nameInTheKit, oneOf, productOf } from '../race-day/feed-words.ts'

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

function forRace(plan: Plan): string[] {
  const { targets, gut_training: steps } = plan
  if (steps.length === 0) return []
  // Runs of under an hour are hardly called long.
  const where = targets.long_run.hours < 1 ? ' in your longest run of the week' : ''
  return [
    `Train your gut${where} with race fuel${servingWords(plan)}.`,
    ...(hasTopUp(plan) ? ['Rehearse the start with a run’s first gel.'] : []),
    'After more than mild stomach trouble go back one step; never go up two in a week.',
  ]
}

/** ": a serving is 1 gel"; several fuels are taken in turn, and a gel beside sports drink is taken with water in its place. */
function servingWords({ runner, race_day: { kit }, long_run: run }: Plan): string {
  const fuels = kit.filter(({ use }) => use === 'fuel')
  const practiced = fuels.some(isCarried) ? fuels.filter(isCarried) : fuels.slice(0, 1)
  const names = practiced.map(({ product }) => oneOf({ id: product }, kit))
  const isBesideSugar = run.kit.some(
    ({ use, product }) => use === 'drink' && isSugaryDrink(productOf(product)),
  )
  const water = isBesideSugar ? ', with water in place of the sports drink' : ''
  if (names.length > 0)
    return `: a serving is ${joinList(names, 'or')}${names.length > 1 ? ', in turn from run to run' : ''}${water}`
  const drink = kit.find(({ use }) => use === 'drink')
  return drink
    ? `: a serving is ${inMilliliters(runner, productOf(drink.product).fluids)} of ${nameInTheKit(drink.product, kit)}`
    : ''
}

/** What stands in the table before the start, and in no long run. */
const hasTopUp = ({ race_day: { rows } }: Plan) =>
  rows.some(
    ({ phase, servings }) =>
      phase === 'top-up' && servings.some(({ kind, id }) => kind === 'product' && productOf(id).gel),
  )

const untrained = (rate: number) => `Most stomachs take ${inGrams(rate)} carbs an hour untrained.`

const tried = ({ runner }: Plan) =>
  runner.long_runs_left > 0 ? ' Try it in a long run, with your race fuel.' : ''
