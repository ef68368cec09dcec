import { hasWeekendBeforeTheWeeks, sharesOfRunsLeft } from '../2-targets/long-runs-left.ts'
import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import { ingredientsOfServings, servingsIn } from '../4-race-day/fuels/homemade-ingredients.ts'
import { practiceOfSteps, takenAtTheStops } from '../4-race-day/practice-of-steps.ts'
import { type PracticeServings, practicedFuels } from '../4-race-day/practice-servings.ts'
import type { FuelKit, KitItem } from '../4-race-day/schedule.ts'
import { findProduct, isSugaryDrink } from '../foods/products.ts'
import type { PlanForLongRuns } from '../plan.ts'
import { composeParts } from './compose-schedules.ts'
import type { StageResults } from './stage-results.ts'

type Taken = Pick<KitItem, 'id' | 'amount' | 'unit'>

/**
 * What the long runs before the race take: the fuel by the steps of the ramp, everything else by the stops. A sports drink beside
 * the fuel is for the runs that follow the stops: the steps of the others count their carbs in fuel alone. Where no run follows
 * them it is bought for all, since the race is not the place to meet it.
 */
export function forLongRuns({ runner, targets, raceDay, longRun }: StageResults): PlanForLongRuns[] {
  const shares = sharesOfRunsLeft(runner)
  if (shares.length === 0) return []
  const counted = practiceOfSteps(runner, targets, { kit: raceDay.kit, longRun })
  // The run of a weekend before the weeks takes what the stops take.
  const isWholeBefore = counted.length > 0 && hasWeekendBeforeTheWeeks(runner)
  const atTheStops = isWholeBefore ? takenAtTheStops(raceDay.kit, longRun) : null
  const ramp = forTheRamp(
    raceDay.kit,
    [atTheStops, ...counted].flatMap((each) => each ?? []),
  )
  const inTurn = ramp.length > 0 ? practicedFuels(raceDay.kit) : []
  const wholeRuns = [atTheStops, ...counted].filter((each) => each?.atTheStops).map(() => 1)
  const byTheStops = itemsOf(longRun.kit)
    .filter(({ id }) => !inTurn.some((each) => each.id === id))
    .map(({ id, amount, unit }) => {
      const runs = wholeRuns.length > 0 && isSugary(id) ? wholeRuns : shares
      return { id, unit, amount: runs.reduce((sum, share) => sum + stepsUp(share * amount, unit), 0) }
    })
  const taken = [...ramp, ...byTheStops]
  const tried = toTry(longRun.kit.change ?? raceDay.kit.change, shares.length)
  return [...taken, ...tried.filter(({ id }) => !taken.some((each) => each.id === id))].map(composeTaken)
}

function isSugary(id: string): boolean {
  const product = findProduct(id)
  return product !== undefined && isSugaryDrink(product)
}

/** Several fuels are taken in turn, each run beginning where the last one ended; a serving begun is one to buy. */
function forTheRamp(kit: FuelKit, steps: readonly PracticeServings[]): Taken[] {
  const isDrunk = kit.fuels.length === 0
  const fuels = practicedFuels(kit)
  const inTurn = sumOf(steps, ({ servings, atTheStops }) => (atTheStops ? 0 : Math.ceil(servings)))
  return fuels
    .map(({ id, fluids }, turn) => {
      const atTheStops = sumOf(steps, (step) => Math.ceil((step.atTheStops?.[id] ?? 0) - 1e-9))
      const servings = atTheStops + Math.max(0, Math.ceil((inTurn - turn) / fuels.length))
      return { id, amount: isDrunk ? servings * fluids : servings, unit: isDrunk ? 'ml' : 'count' } as const
    })
    .filter(({ amount }) => amount > 0)
}

const sumOf = (steps: readonly PracticeServings[], of: (step: PracticeServings) => number) =>
  steps.reduce((sum, step) => sum + of(step), 0)

/** A dose holds where it held in two long runs; so does another taste. */
const runsToTry = 2

/** A change that the stops have no room for is tried all the same, so it is bought for that; what they take is tried there. */
const toTry = (change: FuelKit['change'], runs: number): Taken[] =>
  change ? [{ id: change.id, amount: Math.min(runs, runsToTry), unit: 'count' }] : []

/** Whole pieces, drinks by 50 ml, and salt by the tenth of a gram. */
function stepsUp(amount: number, unit: KitItem['unit']): number {
  const inOne = { count: 1, ml: 1 / 50, g: 10 }[unit]
  return Math.ceil(amount * inOne - 1e-9) / inOne
}

function composeTaken({ id, amount, unit }: Taken): PlanForLongRuns {
  const product = findProduct(id)
  const servings = product ? servingsIn(product, { amount, unit }) : 0
  return { product: id, amount, unit, made_of: composeParts(ingredientsOfServings({ id, servings })) }
}
