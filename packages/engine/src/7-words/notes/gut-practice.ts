import { inGrams } from '../amounts/format-amounts.ts'
import { plainDay, shortMonthDay } from '../amounts/days.ts'
import { numberText } from '../amounts/format-measures.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan, PlanPracticeStep } from '../../plan.ts'

const { fromRate, startAt, stepPerWeek } = gutTraining.value
const noMore = 'take no more than you have practiced'

/** How to train the gut for the rate of the race, or of the long run if the race has no carbs. Empty if neither has. */
export function gutPractice(plan: Plan): string[] {
  const { targets, working } = plan
  const { target_g_per_hr: target } = working.gut_training
  if (target > 0) return [...forRace(plan), ...heldBelow(plan), ...lighter(plan)]
  const onLongRuns = targets.long_run.carbs_g_per_hr
  return onLongRuns > 0 ? [forLongRun(onLongRuns, plan.runner.long_runs_left)] : []
}

/** The dated steps for the long run's own part, a line for each rate. */
export const practiceSteps = ({ gut_training: steps }: Plan): string[] => alikeInARow(steps).map(stepText)

const monthDay = (iso: string) => shortMonthDay(plainDay(iso))

/** The steps in runs of one rate, whose servings follow the length of the run. */
function alikeInARow(steps: readonly PlanPracticeStep[]): [PlanPracticeStep, ...PlanPracticeStep[]][] {
  const runs: [PlanPracticeStep, ...PlanPracticeStep[]][] = []
  for (const step of steps) {
    const run = runs.at(-1)
    if (run?.[0].carbs_g_per_hr === step.carbs_g_per_hr) run.push(step)
    else runs.push([step])
  }
  return runs
}

function forRace(plan: Plan): string[] {
  const { runner, working, gut_training: steps } = plan
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  if (target < fromRate)
    return [
      `Most stomachs take ${inGrams(target)} carbs an hour untrained. ${runner.long_runs_left > 0 ? 'Try it in a long run, with your race fuel.' : `In the race ${noMore}.`}`,
    ]
  if (steps.length === 0) return [`No time is left to train your gut: in the race ${noMore}.`]
  return [
    `Train your gut in your ${longRunName(plan)} with race fuel, evenly spread, at the rate of the week.`,
    'After more than mild stomach trouble go back one step; never take two in a week.',
    ...(top < target ? [`The steps reach ${inGrams(top)}: in the race ${noMore}.`] : []),
  ]
}

/** Runs of under an hour are hardly called long. */
const longRunName = ({ targets }: Plan) =>
  targets.long_run.hours < 1 ? 'longest run of the week' : 'long run'

function heldBelow({ runner, targets, working }: Plan): string[] {
  const planned = targets.race.carbs_g_per_hr
  if (runner.practiced_carbs_g_per_hr === null || planned >= working.gut_training.target_g_per_hr) return []
  return [`The race stays with what your gut knows, ${inGrams(planned)} an hour: set your pace by feel.`]
}

function lighter({ targets: { race } }: Plan): string[] {
  const { lighter_carbs_g_per_hr: dose, carbs_g_per_hr: full } = race
  if (dose === null || dose === full) return []
  return [
    `Race on the lighter dose, ${inGrams(dose)} an hour, if ${inGrams(full)} has not held in two long runs, your stomach is uneasy, it is hotter than planned, or under three full weeks are left.`,
  ]
}

/** Long runs continue after the race. */
function forLongRun(goal: number, left: number): string {
  if (goal < fromRate) return `Most stomachs take ${inGrams(goal)} carbs an hour untrained.`
  const steps = `start at ${inGrams(startAt)} carbs an hour and add ${inGrams(stepPerWeek)} a week up to ${inGrams(goal)}`
  return left === 0
    ? `No long run is left before the race. Practice from the first one after it: ${steps}.`
    : `Practice in your long runs, before the race and after it: ${steps}.`
}

/** "Weeks of Mar 21 to Apr 4: 60 g an hour, 3.5 to 7 servings." */
function stepText(run: readonly [PlanPracticeStep, ...PlanPracticeStep[]]): string {
  const [{ week_starting: from, carbs_g_per_hr: rate }] = run
  const to = run.at(-1)?.week_starting ?? from
  const weeks = from === to ? `Week of ${monthDay(from)}` : `Weeks of ${monthDay(from)} to ${monthDay(to)}`
  const servings = run.flatMap(({ servings: count }) => (count === null || count === 0 ? [] : [count]))
  const [least, most] = [Math.min(...servings), Math.max(...servings)]
  const count = `${least < most ? `${numberText(least)} to ` : ''}${numberText(most)} ${most <= 1 ? 'serving' : 'servings'}`
  return `${weeks}: ${inGrams(rate)} an hour${servings.length === 0 ? '' : `, ${count}`}.`
}
