import {
  carbohydrateFromOneSource,
  carbohydrateGuideline,
  carbohydrateInHeat,
  carbohydrateShareOfEnergy,
  carbohydrateUnder18,
  carbohydrateWhileRunning,
  gutPractice,
  leastWorthEating,
  mostCarbohydrateAnHour,
} from '../../evidence/carbohydrate.ts'
import { energyPerGram } from '../../evidence/energy.ts'
import type { CarbsWhileRunning } from '../carbs-while-running.ts'
import { longRunsLeft } from '../long-runs-left.ts'
import type { Reason } from '../targets.ts'
import { reason, type Told } from './reason.ts'
import { durationOf, kcalText, percentText, shareText } from './words.ts'

export function carbsWhileRunningReason(told: Told, run: 'race' | 'longRun'): Reason {
  const { time, carbs } = told.working[run]
  const out = run === 'race' ? 'You will be out for' : 'Your long run takes about'
  const parts = [`${out} ${durationOf(time)}.`, guidelineText(time)]
  const because = becauseOf(told, run)
  if (carbs.tooLittle) {
    return reason(carbohydrateWhileRunning, [...parts, noneText(time, carbs)], because)
  }
  const says = [...parts, settledText(carbs), heatText(carbs), heldText(carbs), practiceText(told, run)]
  return reason(ruleOf(carbs), says, because)
}

function ruleOf({ cappedBy, settledBy }: CarbsWhileRunning) {
  if (cappedBy === 'age') return carbohydrateUnder18
  if (cappedBy === 'one-source') return carbohydrateFromOneSource
  return settledBy === 'most-an-hour' ? mostCarbohydrateAnHour : carbohydrateWhileRunning
}

function guidelineText(time: number): string {
  const rows = carbohydrateGuideline.says
  const [none, small, middle] = rows
  if (time < none.underHours)
    return `Under ${minutes(none.underHours)} minutes the guideline is nothing on the way.`
  if (time < small.underHours) {
    return `For ${minutes(none.underHours)} to ${minutes(small.underHours)} minutes the guideline is small amounts.`
  }
  if (time <= middle.underHours) {
    return `For efforts up to ${middle.underHours} hours the guideline is ${middle.least} to ${middle.most} g an hour.`
  }
  return `For efforts over ${middle.underHours} hours the guideline is up to ${rows[3].most} g an hour.`
}

const minutes = (time: number) => time * 60

function noneText(time: number, { byDuration }: CarbsWhileRunning): string {
  if (byDuration === 0) return 'The fuel in your muscles is enough, so nothing is planned.'
  const rinse =
    time >= carbohydrateGuideline.says[0].underHours
      ? ' Rinsing your mouth with a sweet drink does as much.'
      : ''
  return `For you that is less than ${leastWorthEating.says} g in all, which is not worth carrying (our own choice).${rinse}`
}

function settledText({
  rate,
  burned,
  settledBy,
  byDuration,
  cutForHeat,
  cappedBy,
}: CarbsWhileRunning): string {
  const { least, most } = carbohydrateShareOfEnergy.says
  const anHour = `At your pace you burn about ${kcalText(burned)} an hour`
  const share = shareText((rate * energyPerGram.says.carbs) / burned)
  // Where heat or a cap moves the rate once more, the figure comes after it.
  const then = cutForHeat || cappedBy !== null ? '' : `: ${rate} g`
  if (settledBy === 'least-share-of-energy') {
    return `${anHour}, and at such a rate at least ${percentText(least)} of it should come from what you eat on the way (our own reading), which is more than the ${Math.round(byDuration)} g that your time alone would give${then}.`
  }
  if (settledBy === 'most-share-of-energy') {
    return `${anHour}, and what is eaten on the way rarely supplies more than ${percentText(most)} of it, so the plan stays there (our own limit)${then}.`
  }
  if (settledBy === 'most-an-hour') return `That is the most this plan gives${then}.`
  return cutForHeat || cappedBy !== null
    ? `For your time that is about ${Math.round(byDuration)} g${cutForHeat ? ' in cool air' : ''}.`
    : `At your pace ${rate} g is ${share} of what you burn.`
}

function heatText({ cutForHeat, cappedBy, rate }: CarbsWhileRunning): string {
  if (!cutForHeat) return ''
  const less = percentText(1 - carbohydrateInHeat.says)
  return `In heat a stomach takes about ${less} less${cappedBy === null ? `: ${rate} g` : ''}.`
}

function heldText({ cappedBy, rate }: CarbsWhileRunning): string {
  if (cappedBy === 'age') return `Under 18 the plan stops at ${rate} g an hour.`
  if (cappedBy === 'one-source') {
    return `Without fructose a gut takes up about ${rate} g an hour, from glucose or starch, so the plan stops there.`
  }
  return ''
}

/** Nobody is asked for more long runs than are left; the long run itself goes on after the race. */
function practiceText({ runner, working }: Told, run: 'race' | 'longRun'): string {
  const { fromRate, longRuns, startAt, stepPerWeek } = gutPractice.says
  if (working[run].carbs.rate < fromRate) return ''
  const steps = `start at ${startAt} g an hour and add ${stepPerWeek} a week`
  const left = longRunsLeft(runner)
  if (left >= longRuns) return `Practice it in at least ${longRuns} long runs: ${steps}.`
  if (run === 'longRun') return `Build up to it: ${steps}.`
  if (left === 0) return 'In this race take no more of it than you have practiced.'
  const those = left === 1 ? 'the one long run that is left' : `the ${left} long runs that are left`
  return `Practice in ${those}, from ${startAt} g an hour on, and in this race take no more than you have practiced.`
}

function becauseOf({ runner, read, working }: Told, run: 'race' | 'longRun') {
  const { cutForHeat, cappedBy, settledBy } = working[run].carbs
  return [
    ...(run === 'race' ? [] : [read.longRunDistance]),
    read.raceType,
    read.targetTimeOrPace,
    ...(settledBy === 'duration' ? [] : [read.weight, read.course]),
    ...(cutForHeat ? [read.climate] : []),
    ...(cappedBy === 'age' ? [read.age] : []),
    ...(cappedBy === 'one-source' && runner.exclusions.typed.length > 0 ? [read.allergies] : []),
  ]
}
