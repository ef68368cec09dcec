import type { Runner } from '../1-runner/runner.ts'
import type { Arrangement } from './arrangement/feeds.ts'
import { bestArrangement } from './arrangement/best-arrangement.ts'
import type { Demand } from './arrangement/demand.ts'
import type { Timing } from './arrangement/timings.ts'
import type { OnCourse } from './course/on-course.ts'
import { type Candidates, candidatesFor } from './fuels/fuel-candidates.ts'
import type { NeededServings } from '../not-kept.ts'
import { isShortOfCarbs } from './shortfalls.ts'

interface ShortRun {
  readonly demand: Demand
  readonly candidates: Candidates
  readonly arrangement: Arrangement | undefined
  /** What is handed out on the way and counts; null in training. */
  readonly course: OnCourse | null
  readonly stations: readonly Timing[] | null
}

/** What the runner's own fuel would take to meet the target; null if they eat nothing. */
export function neededServings(
  runner: Runner,
  { demand, candidates, arrangement, course, stations }: ShortRun,
): NeededServings | null {
  const carried = arrangement?.feeds.filter(({ isHandedOut }) => !isHandedOut) ?? []
  const eaten = carried.flatMap(({ eats }) => eats ?? [])
  if (!arrangement || eaten.length === 0) return null
  const carbs = eaten.reduce((sum, product) => sum + product.carbs, 0)
  const missing = demand.perHour.carbs * demand.hours - carbsIn(arrangement)
  return {
    servings: eaten.length + Math.ceil(missing / (carbs / eaten.length) - 1e-9),
    planned: eaten.length,
    nearest: nearestThatCan(runner, demand, { own: candidates, course, stations }),
  }
}

const carbsIn = ({ feeds }: Arrangement) => feeds.reduce((sum, feed) => sum + feed.carbs, 0)

/** A sports drink beside what they use, else the fuel that the plan would take. */
function nearestThatCan(
  runner: Runner,
  demand: Demand,
  {
    own,
    course,
    stations,
  }: Omit<ShortRun, 'demand' | 'candidates' | 'arrangement'> & { readonly own: Candidates },
): NeededServings['nearest'] {
  const { fuel: _own, ...others } = runner.preferences
  const plans = candidatesFor({ ...runner, preferences: others }, demand, { carried: [], course })
  const meets = (candidates: Candidates) => {
    const found = bestArrangement(demand, candidates, new Set(), stations)
    return found && !isShortOfCarbs(carbsIn(found), demand) ? found.combination : undefined
  }
  const drink = plans.sportsDrinks
    .slice(0, 2)
    .find((each) => meets({ ...own, sportsDrinks: [each], saltyDrinks: [] })?.drink)
  if (drink) return { product: drink.product.id, as: 'drink' }
  const fuel = meets({ ...plans, sportsDrinks: own.sportsDrinks })?.fuels[0]
  return fuel ? { product: fuel.id, as: 'fuel' } : null
}
