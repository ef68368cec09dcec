import { asClock, inGrams, joinList } from '../amounts/format-amounts.ts'
import { dayInWords } from '../amounts/days.ts'
import { numberText } from '../amounts/format-measures.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { Plan, PlanPracticeStep } from '../../plan.ts'

const { fromRate, startAt, stepPerWeek } = gutTraining.value
const noMore = 'take no more carbs an hour than you have practiced'

/** How to train the gut for the rate of the race, or of the long run if the race has no carbs. Empty if neither has. */
export function gutPractice(plan: Plan): string[] {
  const { targets, working } = plan
  const { target_g_per_hr: target } = working.gut_training
  if (target > 0) return [...forRace(plan), ...heldBelow(plan), ...lighter(plan)]
  const onLongRuns = targets.long_run.carbs_g_per_hr
  return onLongRuns > 0 ? [forLongRun(onLongRuns, plan.runner.long_runs_left)] : []
}

/** The dated steps for the long run's own part, a line for each run of equal weeks. */
export const practiceSteps = ({ gut_training: steps }: Plan): string[] =>
  alikeInARow(steps).map(([first, last]) => stepText(first, last))

/** The first and the last of each run of steps that differ in their date alone. */
function alikeInARow(steps: readonly PlanPracticeStep[]): [PlanPracticeStep, PlanPracticeStep][] {
  const runs: [PlanPracticeStep, PlanPracticeStep][] = []
  for (const step of steps) {
    const run = runs.at(-1)
    if (run && isAlike(run[1], step)) run[1] = step
    else runs.push([step, step])
  }
  return runs
}

const isAlike = (one: PlanPracticeStep, other: PlanPracticeStep) =>
  one.carbs_g_per_hr === other.carbs_g_per_hr &&
  one.servings === other.servings &&
  one.minutes.join() === other.minutes.join()

function forRace(plan: Plan): string[] {
  const { runner, working, gut_training: steps } = plan
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  if (target < fromRate)
    return [
      `Most stomachs take ${inGrams(target)} carbs an hour without training. ${runner.long_runs_left > 0 ? 'Try it in a long run, with the fuel you will race with.' : `In this race, ${noMore}.`}`,
    ]
  if (steps.length === 0) return [`There is no time left to train your gut: in this race, ${noMore}.`]
  return [
    `Train your gut in your usual ${longRunName(plan)} with servings of the fuel of the race: the step of the week takes the place of the run’s own rate.`,
    'After more than mild stomach trouble go back one step, and never take two steps in a week.',
    ...(top < target ? [`The steps reach ${inGrams(top)}, so in this race ${noMore}.`] : []),
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
    `The lighter dose for the race is ${inGrams(dose)} an hour: take it if you have not held ${inGrams(full)} in two long runs, if your stomach was uneasy in the last weeks, if it is hotter than planned, or if fewer than three full weeks are left.`,
  ]
}

/** Long runs continue after the race. */
function forLongRun(goal: number, left: number): string {
  if (goal < fromRate)
    return `Most stomachs take the ${inGrams(goal)} carbs an hour of your long run without training.`
  const steps = `start at ${inGrams(startAt)} carbs an hour and add ${inGrams(stepPerWeek)} each week until you reach the ${inGrams(goal)} planned for your long run`
  return left === 0
    ? `No long run is left before the race. Practice from the first one after it: ${steps}.`
    : `Practice in your long runs as they come, before the race and after it: ${steps}.`
}

function stepText(
  { week_starting: from, carbs_g_per_hr: rate, servings, minutes }: PlanPracticeStep,
  { week_starting: to }: PlanPracticeStep,
): string {
  const weeks =
    from === to ? `Week of ${dayInWords(from)}` : `Weeks of ${dayInWords(from)} to ${dayInWords(to)}`
  const when = `${weeks}: ${inGrams(rate)} an hour`
  if (servings === null || servings === 0) return `${when}.`
  const count = `${numberText(servings)} ${servings <= 1 ? 'serving' : 'servings'}`
  const parts = servings > minutes.length + 0.5 ? ' in all' : ''
  return `${when}, ${count}${parts}, at ${joinList(minutes.map(asClock))}.`
}
