import type { Runner } from '../../1-runner/runner.ts'
import {
  carbohydrateFromOneSource,
  gutTraining as rule,
  leastWorthEating,
  lighterDose,
} from '../../evidence/carbohydrate.ts'
import { rounding } from '../../evidence/portions.ts'
import { permitsProduct } from '../../foods/exclusions/permitted.ts'
import { idOfChoice } from '../../foods/own-label.ts'
import { findProduct, bringsOneSugar } from '../../foods/products.ts'
import { eatenOver, type GramsPerHour, gramsPerHour, type Hours, hours, roundTo } from '../../units.ts'
import { longRunsLeft } from '../long-runs-left.ts'
import type { GutTrainingTargets, PracticeStep } from '../target-groups.ts'

/**
 * What is planned in the race by what was practiced, and the steps that lead there. Who names no rate is taken to hold what
 * most hold, unless they ask for the full dose. Evidence: gut-training, practiced-rate, lighter-dose.
 */
export function gutTraining(
  runner: Runner,
  { target, longRunTime }: { target: GramsPerHour; longRunTime: Hours },
): GutTrainingTargets {
  const { practiced_g_per_hr: practiced, dose } = runner.preferences
  const weeks = longRunsLeft(runner)
  const reachable = reachableIn(weeks, startOf(runner))
  const top = atMost(target, Math.min(reachable, mostOfOwnFuel(runner)))
  const held = target < rule.value.fromRate && practiced === undefined ? target : atMost(target, reachable)
  const full = dose === 'planned' ? target : worthEating(held, runner.targetTime)
  return {
    target,
    planned: dose === 'lighter' ? lighterThan(full) : full,
    lighter: practiced === undefined && dose !== 'lighter' && full === target ? lighterThan(full) : null,
    top,
    steps: target < rule.value.fromRate ? [] : stepsTo(top, { runner, weeks, longRunTime }),
  }
}

/** Nobody trains for more than their own fuel may bring, if they may take it: of a single sugar a gut takes up 60 g an hour. */
function mostOfOwnFuel(runner: Runner): number {
  const { fuel, course } = runner.preferences
  const drink = fuel?.drink === 'course' ? course?.drink : fuel?.drink
  const choices = [...(fuel?.main ?? []), ...(typeof drink === 'object' ? [drink] : [])]
  const own = choices.flatMap((choice) => findProduct(idOfChoice(choice)) ?? [])
  return own.some((product) => bringsOneSugar(product) && permitsProduct(runner, product).permitted)
    ? carbohydrateFromOneSource.value
    : Number.POSITIVE_INFINITY
}

export const startOf = ({ preferences }: Runner): number =>
  preferences.practiced_g_per_hr ?? rule.value.startAt

/** One step a week, and the last two weeks hold the top. */
function reachableIn(weeks: number, start: number): number {
  const { stepPerWeek, weeksOfHold } = rule.value
  if (weeks === 0) return start
  return start + stepPerWeek * Math.max(1, weeks - weeksOfHold)
}

const atMost = (rate: GramsPerHour, most: number) => gramsPerHour(Math.min(rate, inFivesBelow(most)))

export function inFivesBelow(rate: number): number {
  const step = rounding.value.carbsAnHour
  return Math.floor(rate / step + 1e-9) * step
}

const worthEating = (rate: GramsPerHour, time: Hours) =>
  eatenOver(rate, time) < leastWorthEating.value ? gramsPerHour(0) : rate

function lighterThan(full: GramsPerHour): GramsPerHour {
  const { share, least } = lighterDose.value
  const lighter = roundTo(gramsPerHour(share * full), rounding.value.carbsAnHour)
  return gramsPerHour(Math.min(full, Math.max(least, lighter)))
}

interface Practice {
  readonly runner: Runner
  readonly weeks: number
  readonly longRunTime: Hours
}

/** The last twelve weeks at most: more time needs no larger steps. */
function stepsTo(top: GramsPerHour, { runner, weeks, longRunTime }: Practice): PracticeStep[] {
  const { stepPerWeek, mostWeeks } = rule.value
  const count = Math.min(weeks, mostWeeks)
  return Array.from({ length: count }, (_, index) => ({
    weeksLeft: count - index,
    rate: atMost(top, startOf(runner) + stepPerWeek * (index + 1)),
    time: practiceTime(longRunTime, count - index),
  }))
}

/** The long run gets shorter before a race: only servings are counted by it. */
function practiceTime(longRunTime: Hours, weeksLeft: number): Hours {
  const { shorterLongRuns, leastHours } = rule.value
  const share = shorterLongRuns.find((each) => each.weeksLeft === weeksLeft)?.share ?? 1
  const time = Math.max(share * longRunTime, Math.min(leastHours, longRunTime))
  return hours(Math.floor(4 * time + 0.5 + 1e-9) / 4)
}
