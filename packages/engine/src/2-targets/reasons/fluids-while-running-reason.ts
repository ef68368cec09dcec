import type { Runner } from '../../1-runner/runner.ts'
import {
  bodyMassLoss,
  drinkingByDuration,
  drinkingShareOfSweat,
  mostFluidAnHour,
} from '../../evidence/fluids.ts'
import type { FluidsWhileRunning } from '../fluids-while-running.ts'
import type { Reason } from '../targets.ts'
import { reason, type Told } from './reason.ts'
import { durationOf, litersText, percentText, volumeText } from './words.ts'

export function fluidsWhileRunningReason(told: Told, run: 'race' | 'longRun'): Reason {
  const { runner, working } = told
  const { time, fluids } = working[run]
  const because = becauseOf(told, run)
  if (fluids.tooLittle)
    return reason(drinkingByDuration, [`This run takes ${durationOf(time)}.`, noneText(fluids)], because)
  return reason(
    ruleOf(fluids),
    [
      sweatText(told, run),
      settledText(told, run),
      partText(fluids),
      `Plan ${volumeText(runner, fluids.rate)} an hour; thirst goes before the plan, and you should not gain weight.`,
    ],
    because,
  )
}

function ruleOf({ settledBy }: FluidsWhileRunning) {
  if (settledBy === 'most-an-hour') return mostFluidAnHour
  return settledBy === 'share-of-sweat' || settledBy === 'sips' ? drinkingShareOfSweat : bodyMassLoss
}

function noneText({ partOfFull }: FluidsWhileRunning): string {
  const { fromHours, leastMilliliters } = drinkingByDuration.says
  return partOfFull === 0
    ? `Up to ${fromHours * 60} minutes what you drink beforehand is enough.`
    : `It would take less than ${leastMilliliters} ml in all, which is not worth a stop; sip if you are thirsty.`
}

function sweatText({ runner, working }: Told, run: 'race' | 'longRun'): string {
  const sweat = litersText(runner, working[run].sweat)
  return runner.sweatRate === null
    ? `You are likely to sweat about ${sweat} an hour.`
    : `You measured ${sweat} of sweat an hour.`
}

function settledText({ runner, working }: Told, run: 'race' | 'longRun'): string {
  const { fluids } = working[run]
  const loss = percentText(bodyMassLoss.says)
  return {
    'two-percent-loss': `Replacing enough of it to lose no more than about ${loss} of your weight sets the rate.`,
    'half-the-sweat': `Half of it keeps a loss under ${loss} of your weight.`,
    sips: 'That is little, so a habit of small sips is all that is planned.',
    'share-of-sweat': `The plan never goes over ${percentText(fluids.mostShare)} of it, because drinking more than you sweat is the danger.`,
    'most-an-hour': mostText(runner, fluids.most),
  }[fluids.settledBy]
}

function mostText(runner: Runner, most: number): string {
  const upTo = `${litersText(runner, most)} an hour`
  return most === mostFluidAnHour.says.usual
    ? `Few runners do well on more than ${upTo}, where the guideline’s range to start from ends, so the plan stops there.`
    : `A running stomach passes on little more than ${upTo}, so the plan stops there.`
}

function partText({ partOfFull }: FluidsWhileRunning): string {
  if (partOfFull === 1) return ''
  const { fromHours, overHours } = drinkingByDuration.says
  return `A run of ${fromHours * 60} to ${(fromHours + overHours) * 60} minutes takes only a part of that (our own choice).`
}

function becauseOf({ runner, read }: Told, run: 'race' | 'longRun') {
  const forSweat = runner.sweatRate === null ? [read.course, read.climate] : [read.sweatRate]
  const forTime = run === 'race' ? [] : [read.longRunDistance]
  return [...forTime, read.raceType, read.targetTimeOrPace, read.weight, ...forSweat]
}
