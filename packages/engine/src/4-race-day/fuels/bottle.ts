import { bottleBetweenStations } from '../../evidence/fluids.ts'
import { type Kilometers, type KilometersPerHour, type Minutes, minutes } from '../../units.ts'
import type { Refill } from '../arrangement/demand.ts'
import type { OnCourse } from '../course/on-course.ts'
import type { Bottle, ScheduleRow, Serving } from '../schedule.ts'

interface Carried {
  /** Of the runner's own bottle, ml; undefined if they said nothing of one. */
  readonly own: number | undefined
  readonly course: OnCourse | null
  readonly speed: KilometersPerHour
}

export const refillsAt = (stations: OnCourse['stations'], speed: KilometersPerHour): Refill[] =>
  stations.map(({ km }) => ({ minute: minutes(Math.round((60 * km) / speed)), distance: km }))

/** What is drunk out of it at once. */
interface Drunk {
  readonly minute: Minutes
  readonly distance: Kilometers | null
  readonly amount: number
}

/** What the bottle holds, where it is filled and by when it is empty: null if none is carried or nothing is drunk of it. */
export function bottleOf(rows: readonly ScheduleRow[], { own, course, speed }: Carried): Bottle | null {
  const during = rows.filter(({ phase }) => phase === 'during')
  const isBetween = during.some(({ servings }) => servings.some(({ from }) => from === 'bottle'))
  if (own === undefined && !isBetween) return null
  // At stations water comes in cups.
  const isOutOfIt = ({ kind, unit, from }: Serving) =>
    unit === 'ml' &&
    (isBetween ? from === 'bottle' : from !== 'course' && !(course?.counts && kind === 'water'))
  const drunk = during.flatMap(({ minute, distance, servings }) =>
    servings.filter(isOutOfIt).map(({ id, amount }) => ({ id, minute, distance, amount })),
  )
  const holds = (drunk.find(({ id }) => id !== 'water-tap') ?? drunk[0])?.id
  if (holds === undefined) return null
  const milliliters = own ?? bottleBetweenStations.value.milliliters
  const stations = course?.counts ? refillsAt(course.stations, speed) : []
  return {
    milliliters,
    isOwn: own !== undefined,
    holds,
    ...emptied(
      drunk.filter(({ id }) => id === holds),
      milliliters,
      stations,
    ),
  }
}

/** Whether it never runs dry, filled at some of the stations. */
export const lastsToTheFinish = (
  drunk: readonly Pick<Drunk, 'minute' | 'amount'>[],
  milliliters: number,
  stations: readonly Refill[],
): boolean =>
  emptied(
    drunk.map((each) => ({ ...each, distance: null })),
    milliliters,
    stations,
  ).empty === null

/** As late as it can be: at the last station before a stop for which too little is left. */
function emptied(
  drunk: readonly Drunk[],
  milliliters: number,
  stations: readonly Refill[],
): Pick<Bottle, 'fills' | 'empty'> {
  const fills: Refill[] = []
  let left = milliliters
  for (const { minute, distance, amount } of drunk) {
    const station = stations.findLast((each) => each.minute <= minute)
    if (left < amount - nearly && station && station !== fills.at(-1)) {
      const since = drunk.filter((each) => each.minute >= station.minute && each.minute < minute)
      const filled = milliliters - since.reduce((sum, each) => sum + each.amount, 0)
      if (filled >= amount - nearly) {
        fills.push(station)
        left = filled
      }
    }
    left -= amount
    // Where no station is known, it has to be filled as soon as it is empty.
    if (left < (stations.length > 0 ? -nearly : nearly)) return { fills, empty: { minute, distance } }
  }
  return { fills, empty: null }
}

const nearly = 1e-6
