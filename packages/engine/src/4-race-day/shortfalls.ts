import type { Runner } from '../1-runner/runner.ts'
import type { NeededServings } from '../not-kept.ts'
import { type Band, type Demand, avoidsFructose } from './arrangement/demand.ts'
import { bringsOneSugar } from '../foods/products.ts'
import { mostInOneFeed, type ProductWithSodium } from './fuels/product-limits.ts'
import type { OwnFuel } from './fuels/own-fuel.ts'
import type { RowTotals, Shortfall, ShortfallCause } from './schedule.ts'

/** The targets that the rows miss by more than the tolerance. */
export const missedParts = (totals: RowTotals, demand: Demand): Part[] =>
  (['carbs', 'fluids', 'sodium'] as const).filter((part) => isMissed(totals[part], demand, part))

/** What is missed, and why; part of the plan. */
export function shortfallsOf(
  runner: Runner,
  demand: Demand,
  { totals, own, used, missed, byStations, needed }: Missed,
): Shortfall[] {
  return missed.map((part) => {
    const because = byStations.includes(part)
      ? 'stations'
      : causeOf(runner, demand, { totals, own, used }, part)
    return {
      of: part,
      target: demand.perHour[part],
      delivered: Math.round(totals[part] / demand.hours),
      because,
      needed: part === 'carbs' && isOwn(because) && isShortOfCarbs(totals.carbs, demand) ? needed() : null,
    }
  })
}

interface Missed extends Delivered {
  readonly missed: readonly Part[]
  /** Those that a run with water anywhere would not miss. */
  readonly byStations: readonly Part[]
  readonly needed: () => NeededServings | null
}

const isOwn = (because: ShortfallCause) => because === 'own-fuel' || because === 'own-fuel-of-one-sugar'

interface Delivered {
  /** What the rows hold: a chosen drink may be left out of them. */
  readonly used: ReadonlySet<string>
  readonly totals: RowTotals
  readonly own: OwnFuel | null
}

/** Whether so much carbohydrate misses the target. */
export const isShortOfCarbs = (total: number, demand: Demand) =>
  isMissed(total, demand, 'carbs') && total < demand.perHour.carbs * demand.hours

export type Part = Shortfall['of']

function isMissed(total: number, demand: Demand, part: Part): boolean {
  const asked = demand.perHour[part] * demand.hours
  const band: Band = demand[part]
  // Runners who exclude fructose have a lower aim than the target; the shortfall is reported anyway.
  const least = part === 'carbs' ? Math.min(0.9 * asked, asked - 5 * demand.hours) : band.least
  return total < least - 1e-6 || total > band.most + 1e-6
}

function causeOf(
  runner: Runner,
  demand: Demand,
  { totals, own, used }: Delivered,
  part: Part,
): ShortfallCause {
  const kept = keptOf(own)
  if (part === 'carbs' && totals.carbs === 0 && kept.length === 0) return 'no-fuel-allowed'
  if (part === 'carbs' && avoidsFructose(runner) && demand.needsFructose) return 'no-fructose'
  if (part === 'fluids') return 'steps-of-a-drink'
  if (part === 'sodium' && own && !own.takesSalt) return 'no-salt-wanted'
  if (kept.length === 0) return 'whole-servings'
  // One more feed would pass what the gut takes up of a single sugar.
  const isAtTheLimit =
    totals.carbs > demand.mostFromOneSource - mostInOneFeed && isShortOfCarbs(totals.carbs, demand)
  const isOfOneSugar =
    part === 'carbs' && isAtTheLimit && kept.some((each) => used.has(each.id) && bringsOneSugar(each))
  if (isOfOneSugar) return 'own-fuel-of-one-sugar'
  if (part === 'sodium' || own?.fuels.length !== 0) return 'own-fuel'
  return own.isDrinkAlone ? 'own-drink' : 'whole-servings'
}

/** What the runner brings that has carbs. */
const keptOf = (own: OwnFuel | null): ProductWithSodium[] =>
  own
    ? [...own.fuels, ...(typeof own.drink === 'string' ? [] : [own.drink])].filter(({ carbs }) => carbs > 0)
    : []
