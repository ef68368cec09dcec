import { durationText, inHundredthsOfLiters, inMilliliters, percentText } from '../amounts/format-amounts.ts'
import { bodyMassLoss, drinkingByDuration, mostFluidAnHour } from '../../evidence/fluids.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { isWithoutAddedSalt, readsOfWeight } from '../../health.ts'
import type { Plan, PlanRunner } from '../../plan.ts'
import type { PlanRunWorking } from '../../plan-working.ts'
import type { Run } from './reason-renderer.ts'

export function fluidsWhileRunning(plan: Plan, run: Run): string[] {
  const { hours, fluids_ml_per_hr: rate } = plan.targets[run]
  const { fluids } = plan.working[run]
  if (fluids.too_little) return [`This run takes ${durationText(hours)}.`, noneText(plan.runner, fluids)]
  return [
    sweatText(plan, run),
    settledText(plan.runner, fluids),
    partText(fluids),
    `Plan ${inMilliliters(plan.runner, rate)} an hour; ${beforeThePlan(plan.runner)}.`,
  ]
}

function beforeThePlan(runner: PlanRunner): string {
  if (isWithoutAddedSalt(runner)) return 'thirst only; your doctor’s fluid limit wins'
  return `thirst goes before the plan${readsOfWeight(runner) ? ', and you should not gain weight' : ''}`
}

type Fluids = PlanRunWorking['fluids']

function noneText(runner: PlanRunner, { part_of_full }: Fluids): string {
  const { fromHours, leastMilliliters } = drinkingByDuration.value
  return part_of_full === 0
    ? `Up to ${fromHours * 60} minutes what you drink beforehand is enough.`
    : `It would take less than ${inMilliliters(runner, leastMilliliters)} in all, which is not worth a stop; sip if you are thirsty.`
}

function sweatText({ runner, targets }: Plan, run: Run): string {
  const sweat = inHundredthsOfLiters(runner, targets[run].sweat_rate_lph)
  return runner.sweat_rate_lph === null
    ? `You are likely to sweat about ${sweat} an hour.`
    : `You measured ${sweat} of sweat an hour.`
}

function settledText(runner: PlanRunner, { settled_by, most_lph, most_share }: Fluids): string {
  const loss = percentText(bodyMassLoss.value)
  const isTold = readsOfWeight(runner)
  const { shareOfSweat, mostMilliliters } = noAddedSalt.value
  return {
    'two-percent-loss': isTold
      ? `Replacing enough of it to lose no more than about ${loss} of your weight sets the rate.`
      : 'Replacing enough of it sets the rate.',
    'half-the-sweat': isTold
      ? `Half of it keeps a loss under ${loss} of your weight.`
      : 'Half of it is enough.',
    'no-added-salt': `Without added salt the plan asks for at most ${percentText(shareOfSweat)} of it, and never more than ${inMilliliters(runner, mostMilliliters)} an hour.`,
    sips: 'That is little, so a habit of small sips is all that is planned.',
    'share-of-sweat': `The plan never goes over ${percentText(most_share)} of it, because drinking more than you sweat is the danger.`,
    'most-an-hour': mostText(runner, most_lph),
  }[settled_by]
}

function mostText(runner: PlanRunner, most: number): string {
  const upTo = `${inHundredthsOfLiters(runner, most)} an hour`
  return most === mostFluidAnHour.value.usual
    ? `Few runners do well on more than ${upTo}, where the guideline’s range to start from ends, so the plan stops there.`
    : `A running stomach passes on little more than ${upTo}, so the plan stops there.`
}

function partText({ part_of_full }: Fluids): string {
  if (part_of_full === 1) return ''
  const { fromHours, overHours } = drinkingByDuration.value
  return `A run of ${fromHours * 60} to ${(fromHours + overHours) * 60} minutes takes only a part of that (our own choice).`
}
