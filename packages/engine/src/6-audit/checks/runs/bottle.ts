import type { PlanBottle } from '../../../plan.ts'
import { type Given, hard, soft } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { duringRace } from '../../rows.ts'

const section = 'race_day_plan'
const path = 'race_day.bottle'

/** A bottle is of the runner's size or 500 ml, is filled at stations alone, and lasts until it is said to be empty. */
export function bottleFaults(given: Given): Fault[] {
  const { bottle } = given.plan.race_day
  const own = given.runner.preferences.carry?.bottle_ml
  const drunk = drunkFrom(given)
  const isCarried = drunk.length > 0 && (own !== undefined || drunk.some(({ from }) => from === 'bottle'))
  if (!bottle || !isCarried)
    return (bottle !== null) === isCarried ? [] : [soft(section, 'out-of-place', { path })]
  const ofIt = drunk.filter(({ id }) => id === bottle.holds)
  const holdsOne =
    ofIt.length > 0 && drunk.every(({ from }) => from !== 'bottle' || ofIt.length === drunk.length)
  const isAsWanted = bottle.ml === (own ?? 500) && bottle.is_own === (own !== undefined)
  const isWell = isAsWanted && holdsOne && areStations(given, bottle.fills) && areNeeded(bottle, ofIt)
  return [
    ...(isWell ? [] : [soft(section, 'out-of-place', { path })]),
    ...(emptyAt(bottle, ofIt, hasStations(given)) === (bottle.empty?.minute ?? null)
      ? []
      : [hard(section, 'out-of-place', { path })]),
  ]
}

interface Drunk {
  readonly id: string
  readonly minute: number
  readonly amount: number
  readonly from: 'course' | 'bottle' | undefined
}

/** Where stations have cups: what is drunk between them, or the runner's own drink. */
function drunkFrom(given: Given): Drunk[] {
  const all = duringRace(given).flatMap(({ minute, servings }) =>
    servings.flatMap(({ id, unit, amount, from }) =>
      unit === 'ml' && from !== 'course' ? [{ id, minute, amount, from }] : [],
    ),
  )
  const between = all.filter(({ from }) => from === 'bottle')
  if (between.length > 0) return between
  return hasStations(given) ? all.filter(({ id }) => id !== 'water-tap') : all
}

/** In order, each at its minute at the pace of the race. */
function areStations({ plan, runner }: Given, fills: PlanBottle['fills']): boolean {
  const { on_course: course } = plan.race_day
  const stations = course?.counts ? course.stations.map(({ km }) => km) : []
  return fills.every(
    ({ km, minute }, at) =>
      stations.includes(km) &&
      km > (fills[at - 1]?.km ?? 0) &&
      Math.abs(minute - (60 * runner.targetTime * km) / runner.raceDistance) <= 0.5 + 1e-6,
  )
}

/** Without any one of them the bottle would be empty sooner. */
const areNeeded = (bottle: PlanBottle, drunk: readonly Drunk[]) =>
  bottle.fills.every((left) => {
    const fills = bottle.fills.filter((each) => each !== left)
    const sooner = emptyAt({ ...bottle, fills }, drunk, true)
    return sooner !== null && sooner < (bottle.empty?.minute ?? Number.POSITIVE_INFINITY)
  })

const hasStations = ({ plan }: Given) => plan.race_day.on_course?.counts === true

/** The minute at which its last is drunk, or asked for where stations fill it; null if it lasts to the finish. */
function emptyAt(
  { ml, fills }: Pick<PlanBottle, 'ml' | 'fills'>,
  drunk: readonly Drunk[],
  isFilled: boolean,
): number | null {
  for (const [at, { minute }] of drunk.entries()) {
    const filled = fills.findLast((each) => each.minute <= minute)?.minute ?? Number.NEGATIVE_INFINITY
    const since = drunk.slice(0, at + 1).filter((each) => each.minute >= filled)
    const left = ml - since.reduce((sum, { amount }) => sum + amount, 0)
    if (left < -1e-6) return minute
    if (left <= 1e-6 && !isFilled) return minute
  }
  return null
}
