import type { Runner } from '../../1-runner/runner.ts'
import { clamp, interpolate, ramp } from '../../evidence/interpolate.ts'
import {
  lastDaysApart,
  loadByDuration,
  loadingUnder18,
  mostCarbohydrateInADay,
  ordinaryDaysFirst,
  raceWeekCarbohydrate,
} from '../../evidence/race-week.ts'
import { noLoadWithDiabetes } from '../../evidence/health.ts'
import { mentions } from '../../health.ts'
import type { Hours, Kilograms } from '../../units.ts'
import { dailyCarbs } from '../daily/daily-carbs.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import type { EarlyStep, WeekStep } from '../target-groups.ts'

export interface Bases {
  readonly mass: Kilograms
  readonly loadingMass: Kilograms
  readonly hoursPerDay: Hours
  /** Carbs of the mean training day, unrounded. */
  readonly ordinaryDay: number
}

interface Step<By extends WeekStep = WeekStep> {
  /** Unrounded grams a day. */
  readonly amount: number
  readonly settledBy: By
}

/** Each day at least as much as the day before it; in grams, because the two masses differ. Evidence: race-week-carbohydrate, load-by-duration. */
export function stepsOf(runner: Runner, bases: Bases) {
  const shareOfLoad = shareOfLoadFor(runner)
  const mondayToWednesday = earlyStep(runner, bases)
  const fullStep = (dose: number, before: Step): Step =>
    notBelow(before, held(runner, bases.loadingMass, { amount: dose * bases.loadingMass, settledBy: 'load' }))
  const { thursdayToFriday: loading, dayBefore: eve } = dosesFor(runner.targetTime)
  const fullLoading = fullStep(loading, mondayToWednesday)
  const fullEve = fullStep(eve, fullLoading)
  const without = hasDiabetes(runner) ? 'diabetes' : 'no-load'
  const part = (full: Step) => partOfLoad(mondayToWednesday, full, { share: shareOfLoad, without })
  const [thursdayToFriday, dayBefore] = [part(fullLoading), part(fullEve)]
  const apart = apartBy(runner, bases.loadingMass, [mondayToWednesday, thursdayToFriday, dayBefore])
  return {
    shareOfLoad,
    mondayToWednesday,
    thursdayToFriday,
    dayBefore,
    thursday: thursdayToFriday.amount - apart,
    friday: thursdayToFriday.amount + apart,
  }
}

/** 0 to an hour, for 10 km or less and with diabetes, 1 from 90 minutes. */
function shareOfLoadFor(runner: Runner): number {
  const { raceDistance, targetTime } = runner
  const { noneUpToHours, overHours, noneUpToKilometers } = loadByDuration.value
  if (hasDiabetes(runner)) return noLoadWithDiabetes.value
  return raceDistance <= noneUpToKilometers ? 0 : ramp(targetTime, { from: noneUpToHours, over: overHours })
}

const hasDiabetes = (runner: Runner) => mentions(runner, 'diabetes')

/** By training, within limits, and no less than an ordinary day up to 7 g/kg. */
function earlyStep(runner: Runner, { mass, hoursPerDay, ordinaryDay }: Bases): Step<EarlyStep> {
  const { mondayToWednesdayLeast, mondayToWednesdayMost } = raceWeekCarbohydrate.value
  const training = dailyCarbs(hoursPerDay)
  const least = interpolate(mondayToWednesdayLeast, runner.targetTime)
  const dose = clamp(training, least, mondayToWednesdayMost)
  const ordinary = Math.min(ordinaryDay, ordinaryDaysFirst.value * mass)
  const step: Step<EarlyStep> =
    ordinary > dose * mass
      ? { amount: ordinary, settledBy: 'ordinary-day' }
      : { amount: dose * mass, settledBy: dose === training ? 'training' : 'limits' }
  return held(runner, mass, step)
}

/** The curves begin at 90 minutes: a shorter race has a part of what they give there. */
function dosesFor(time: Hours) {
  const { thursdayToFriday, dayBefore } = raceWeekCarbohydrate.value
  return { thursdayToFriday: interpolate(thursdayToFriday, time), dayBefore: interpolate(dayBefore, time) }
}

/** By age, and by the most in a day. */
function held<By extends WeekStep>(
  runner: Runner,
  mass: Kilograms,
  step: Step<By>,
): Step<By | 'age' | 'most-in-a-day'> {
  const most = isGrowing(runner) ? loadingUnder18.value * mass : Number.POSITIVE_INFINITY
  const byAge: Step<By | 'age'> = step.amount > most ? { amount: most, settledBy: 'age' } : step
  const ceiling = mostCarbohydrateInADay.value
  return byAge.amount > ceiling ? { amount: ceiling, settledBy: 'most-in-a-day' } : byAge
}

const notBelow = (before: Step, step: Step): Step =>
  before.amount > step.amount ? { amount: before.amount, settledBy: 'day-before-it' } : step

interface Share {
  readonly share: number
  /** Why there is no load. */
  readonly without: 'no-load' | 'diabetes'
}

function partOfLoad(from: Step, full: Step, { share, without }: Share): Step {
  if (share === 1) return full
  const amount = from.amount + share * (full.amount - from.amount)
  return { amount, settledBy: share === 0 ? without : 'part-of-load' }
}

/** From 90 minutes on Thursday has a little less than Friday, without breaking the order of the days. */
function apartBy(
  { targetTime }: Runner,
  mass: Kilograms,
  [before, step, after]: readonly [Step, Step, Step],
): number {
  const { fromHours, apart } = lastDaysApart.value
  if (targetTime < fromHours) return 0
  return Math.min(apart * mass, step.amount - before.amount, after.amount - step.amount)
}
