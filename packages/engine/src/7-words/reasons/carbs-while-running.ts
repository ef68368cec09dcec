import { durationText, inKilocalories, percentText, shareText } from '../amounts/format-amounts.ts'
import {
  carbohydrateGuideline,
  carbohydrateInHeat,
  carbohydrateShareOfEnergy,
  gutTraining,
  leastWorthEating,
} from '../../evidence/carbohydrate.ts'
import { energyPerGram } from '../../evidence/energy.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import type { PlanRunWorking } from '../../plan-working.ts'
import type { Run } from './reason-renderer.ts'

type Carbs = PlanRunWorking['carbs']

export function carbsWhileRunning(plan: Plan, run: Run): string[] {
  const { hours } = plan.targets[run]
  const { carbs } = plan.working[run]
  const rate = rateOf(plan, run)
  const out = run === 'race' ? 'You will be out for' : 'Your long run takes about'
  const parts = [`${out} ${durationText(hours)}.`, guidelineText(hours)]
  return carbs.too_little
    ? [...parts, noneText(hours, carbs)]
    : [
        ...parts,
        settledText(carbs, rate),
        heatText(carbs, rate),
        capText(carbs, rate),
        practiceText(plan, run),
      ]
}

/** By duration and energy; practice may hold a run below it. */
const rateOf = ({ working: { gut_training: training } }: Plan, run: Run) =>
  run === 'race' ? training.target_g_per_hr : training.long_run_goal_g_per_hr

function guidelineText(hours: number): string {
  const rows = carbohydrateGuideline.value
  const [none, small, middle] = rows
  if (hours < none.underHours)
    return `Under ${minutes(none.underHours)} minutes the guideline is nothing on the way.`
  if (hours < small.underHours) {
    return `For ${minutes(none.underHours)} to ${minutes(small.underHours)} minutes the guideline is small amounts.`
  }
  if (hours <= middle.underHours) {
    return `For efforts up to ${middle.underHours} hours the guideline is ${middle.least} to ${middle.most} g an hour.`
  }
  return `For efforts over ${middle.underHours} hours the guideline is up to ${rows[3].most} g an hour.`
}

const minutes = (hours: number) => hours * 60

function noneText(hours: number, { by_duration_g_per_hr }: Carbs): string {
  if (by_duration_g_per_hr === 0) return 'The fuel in your muscles is enough, so nothing is planned.'
  const rinse =
    hours >= carbohydrateGuideline.value[0].underHours
      ? ' Rinsing your mouth with a sweet drink does as much.'
      : ''
  return `For you that is less than ${leastWorthEating.value} g in all, which is not worth carrying (our own choice).${rinse}`
}

function settledText(carbs: Carbs, rate: number): string {
  const { by_duration_g_per_hr, burned_kcal_per_hr: burned, settled_by, cut_for_heat, capped_by } = carbs
  const { least, most } = carbohydrateShareOfEnergy.value
  const anHour = `At your pace you burn about ${inKilocalories(burned)} an hour`
  const byDuration = Math.round(by_duration_g_per_hr)
  const moves = cut_for_heat || capped_by !== null
  // If heat or a cap changes the rate again, the figure comes after that.
  const then = moves ? '' : `: ${rate} g`
  if (settled_by === 'least-share-of-energy') {
    return `${anHour}, and at such a rate at least ${percentText(least)} of it should come from what you eat on the way (our own reading), which is more than the ${byDuration} g that your time alone would give${then}.`
  }
  if (settled_by === 'most-share-of-energy') {
    return `${anHour}, and what is eaten on the way rarely supplies more than ${percentText(most)} of it, so the plan stays there (our own limit)${then}.`
  }
  if (settled_by === 'most-an-hour') return `That is the most this plan gives${then}.`
  return moves
    ? `For your time that is about ${byDuration} g${cut_for_heat ? ' in cool air' : ''}.`
    : `At your pace ${rate} g is ${shareText((rate * energyPerGram.value.carbs) / burned)} of what you burn.`
}

function heatText({ cut_for_heat, capped_by }: Carbs, rate: number): string {
  if (!cut_for_heat) return ''
  const less = percentText(1 - carbohydrateInHeat.value)
  return `In heat a stomach takes about ${less} less${capped_by === null ? `: ${rate} g` : ''}.`
}

function capText({ capped_by }: Carbs, rate: number): string {
  if (capped_by === 'age') return `Under 18 the plan stops at ${rate} g an hour.`
  return capped_by === 'one-source'
    ? `Without fructose a gut takes up about ${rate} g an hour, from glucose or starch, so the plan stops there.`
    : ''
}

/** The steps are those of the weeks that are left; the long run itself continues after the race. */
function practiceText({ runner, targets, working }: Plan, run: Run): string {
  const { fromRate, startAt, stepPerWeek } = gutTraining.value
  const start = runner.preferences.practiced_g_per_hr ?? startAt
  // The first week is a step above what was held so far.
  const steps = `start at ${start + stepPerWeek} g an hour and add ${stepPerWeek} a week`
  if (run === 'long_run')
    return start < working.gut_training.long_run_goal_g_per_hr
      ? longRunText({ targets, working }, start + stepPerWeek, steps)
      : ''
  const { target_g_per_hr: target, top_g_per_hr: top } = working.gut_training
  const planned = targets.race.carbs_g_per_hr
  if (runner.preferences.dose === 'lighter')
    return planned < target ? `You chose the lighter dose, ${planned} g an hour.` : ''
  if (planned < target)
    return `${heldText(runner, start)}, and ${reachedText(runner.long_runs_left, top)}, so the plan stays with ${planned} g an hour; set your pace by feel.`
  if (target < fromRate || runner.preferences.practiced_g_per_hr !== undefined) return ''
  if (runner.long_runs_left === 0) return 'In this race take no more of it than you have practiced.'
  return top < target
    ? `If you ${steps}, you reach ${top} g before this race: take no more than you have practiced.`
    : `To practice it, ${steps}.`
}

function longRunText(
  { targets, working }: Pick<Plan, 'targets' | 'working'>,
  next: number,
  steps: string,
): string {
  const { long_run_goal_g_per_hr: goal } = working.gut_training
  const { carbs_g_per_hr: dose } = targets.long_run
  if (dose < goal)
    return `Until your gut is used to that, the stops take what it knows next: ${dose} g an hour.`
  if (goal < gutTraining.value.fromRate) return ''
  return next >= goal ? 'That is the next step above what you have held.' : `Build up to it: ${steps}.`
}

const heldText = ({ preferences }: PlanRunner, start: number) =>
  preferences.practiced_g_per_hr === undefined
    ? `You name no dose that you have held, so ${start} g an hour is taken for it`
    : `You have practiced ${start} g an hour`

const reachedText = (left: number, top: number) =>
  left === 0 ? 'no week is left to practice more' : `the weeks that are left lead to ${top} g`
