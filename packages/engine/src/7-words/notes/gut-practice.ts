import { inGrams, joinList } from '../amounts/format-amounts.ts'
import { plainDay, shortMonthDay } from '../amounts/days.ts'
import { numberText } from '../amounts/format-measures.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import { daysBetween } from '../../plain-day.ts'
import type { Plan, PlanPracticeStep } from '../../plan.ts'

const { fromRate, startAt, stepPerWeek } = gutTraining.value

/** From here the steps have a last two weeks that hold what was reached. */
const enoughWeeks = 3

/** How to train the gut for the rate of the race, or of the long run if the race has little. Empty if neither has. */
export function gutPractice(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { target_g_per_hr: target } = working.gut_training
  const onLongRuns = targets.long_run.carbs_g_per_hr
  if (target >= fromRate) return [...forRace(plan), ...onRaceDay(plan)]
  const ofTheRace = target > 0 ? [`${untrained(target)}${tried(plan)}`, ...onRaceDay(plan)] : []
  if (onLongRuns >= fromRate) return [...ofTheRace, forLongRun(onLongRuns, runner.long_runs_left)]
  return target === 0 && onLongRuns > 0 ? [untrained(onLongRuns)] : ofTheRace
}

/** The dated steps for the long run's own part, a line for each rate. */
export const practiceSteps = ({ runner, gut_training: steps }: Plan): string[] =>
  alikeInARow(steps).map((run) => stepText(run, runner.race_date))

const monthDay = (iso: string) => shortMonthDay(plainDay(iso))

type StepsOfOneRate = readonly [PlanPracticeStep, ...PlanPracticeStep[]]

/** The steps in runs of one rate, whose servings follow the length of the run. */
function alikeInARow(steps: readonly PlanPracticeStep[]): StepsOfOneRate[] {
  const runs: [PlanPracticeStep, ...PlanPracticeStep[]][] = []
  for (const step of steps) {
    const run = runs.at(-1)
    if (run?.[0].carbs_g_per_hr === step.carbs_g_per_hr) run.push(step)
    else runs.push([step])
  }
  return runs
}

function forRace({ targets, gut_training: steps }: Plan): string[] {
  if (steps.length === 0) return []
  // Runs of under an hour are hardly called long.
  const run = targets.long_run.hours < 1 ? 'longest run of the week' : 'long run'
  return [
    `Train your gut in your ${run} with race fuel, evenly spread.`,
    'After more than mild stomach trouble go back one step; never take two in a week.',
  ]
}

const untrained = (rate: number) => `Most stomachs take ${inGrams(rate)} carbs an hour untrained.`

const tried = ({ runner }: Plan) =>
  runner.long_runs_left > 0 ? ' Try it in a long run, with your race fuel.' : ''

/** Which dose to race on. A practiced rate settles it; without one it is what the weeks that are left allow. */
function onRaceDay(plan: Plan): string[] {
  const { runner, targets, working } = plan
  const { lighter_carbs_g_per_hr: dose, carbs_g_per_hr: full } = targets.race
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  if (runner.preferences.dose === 'lighter') return []
  if (dose === null) return practicedDose(full, target)
  if (dose === full) return []
  const lighter = `on the lighter dose, ${inGrams(dose)}`
  if (runner.long_runs_left < enoughWeeks)
    return [
      `Under three weeks are left: race ${lighter}, unless ${inGrams(full)} has held in two long runs, your stomach is calm and it is no hotter than planned.`,
    ]
  if (top < target)
    return [
      `The steps end at ${inGrams(top)}: race on ${inGrams(full)} only if it has held in two long runs, your stomach is calm and it is no hotter than planned; else ${lighter}, or on what you reached if less.`,
    ]
  return [
    `Race ${lighter}, if ${inGrams(full)} has not held in two long runs, your stomach is uneasy or it is hotter than planned.`,
  ]
}

const practicedDose = (planned: number, target: number): string[] =>
  planned < target
    ? [`The race stays with what your gut knows, ${inGrams(planned)} an hour: set your pace by feel.`]
    : []

/** Long runs continue after the race. */
function forLongRun(goal: number, left: number): string {
  const steps = `start at ${inGrams(startAt)} carbs an hour and add ${inGrams(stepPerWeek)} a week up to ${inGrams(goal)}`
  return left === 0
    ? `No long run is left before the race. Practice from the first one after it: ${steps}.`
    : `Practice in your long runs, before the race and after it: ${steps}.`
}

/** "From Mar 7: 40 g an hour, 4.5 servings, in the last two weeks 3.5 and 2.5." */
function stepText(run: StepsOfOneRate, raceDate: string): string {
  const [{ week_starting: from, carbs_g_per_hr: rate }] = run
  return `From ${monthDay(from)}: ${inGrams(rate)} an hour${servingsText(run, raceDate)}.`
}

/** The long run gets shorter in the last weeks, and with it the servings. */
function servingsText(run: StepsOfOneRate, raceDate: string): string {
  const usual = run[0].servings ?? 0
  if (usual === 0) return ''
  const fewer = run.slice(run.findLastIndex(({ servings }) => servings === usual) + 1)
  const counts = new Set(fewer.map(({ servings }) => numberText(servings ?? 0)))
  return [
    `, ${numberText(usual)} ${usual <= 1 ? 'serving' : 'servings'}`,
    ...fewer.slice(0, 1).map((first) => `${since(first, raceDate)} ${joinList([...counts])}`),
  ].join(', ')
}

/** By the calendar: the weeks of one rate may end before the race does. */
function since({ week_starting: week }: PlanPracticeStep, raceDate: string): string {
  const weeksLeft = daysBetween({ from: plainDay(week), until: plainDay(raceDate) }) / 7
  return lastWeeks[weeksLeft] ?? `from the week of ${monthDay(week)} on`
}

const lastWeeks: Readonly<Record<number, string>> = { 1: 'in the last week', 2: 'in the last two weeks' }
