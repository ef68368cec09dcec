import type { Runner } from '../1-runner/runner.ts'
import type { Arrangement } from './arrangement/arrange-rows.ts'
import { bestArrangement } from './arrangement/best-arrangement.ts'
import type { Demand } from './arrangement/demand.ts'
import { type Candidates, candidatesFor } from './fuels/fuel-candidates.ts'
import type { NeededServings } from '../not-kept.ts'
import { isShortOfCarbs } from './shortfalls.ts'

interface ShortRun {
  readonly demand: Demand
  readonly candidates: Candidates
  readonly arrangement: Arrangement | undefined
}

/** What the runner's own fuel would take to meet the target; null if they eat nothing. */
export function neededServings(
  runner: Runner,
  { demand, candidates, arrangement }: ShortRun,
): NeededServings | null {
  const eaten = arrangement?.feeds.flatMap(({ eats }) => eats ?? []) ?? []
  if (!arrangement || eaten.length === 0) return null
  const carbs = eaten.reduce((sum, product) => sum + product.carbs, 0)
  const missing = demand.perHour.carbs * demand.hours - carbsIn(arrangement)
  return {
    servings: eaten.length + Math.ceil(missing / (carbs / eaten.length) - 1e-9),
    planned: eaten.length,
    nearest: nearestThatCan(runner, demand, candidates),
  }
}

const carbsIn = ({ feeds }: Arrangement) => feeds.reduce((sum, feed) => sum + feed.carbs, 0)

/** A sports drink beside what they use, else the fuel that the plan would take. */
function nearestThatCan(runner: Runner, demand: Demand, own: Candidates): NeededServings['nearest'] {
  const { fuel: _own, ...others } = runner.preferences
  const plans = candidatesFor({ ...runner, preferences: others }, demand)
  const meets = (candidates: Candidates) => {
    const found = bestArrangement(demand, candidates, new Set())
    return found && !isShortOfCarbs(carbsIn(found), demand) ? found.combination : undefined
  }
  const drink = plans.sportsDrinks
    .slice(0, 2)
    .find((each) => meets({ ...own, sportsDrinks: [each], saltyDrinks: [] })?.drink)
  if (drink) return { product: drink.product.id, as: 'drink' }
  const fuel = meets({ ...plans, sportsDrinks: own.sportsDrinks })?.fuels[0]
  return fuel ? { product: fuel.id, as: 'fuel' } : null
}
