import type { Demand } from '../arrangement/demand.ts'
import { leftGel, type Stop, type Timing } from '../arrangement/timings.ts'
import { stops } from '../../evidence/fluids.ts'
import { firstMinute, type OnCourse } from './on-course.ts'
import { gelsBesides, stopsOf, timingOf } from './station-timings.ts'

/**
 * Stops at the stations, and between them where they stand far apart: there a runner drinks out of a bottle that is filled at
 * stations, or swallows what needs no water.
 */
export function timingsBetween(
  course: OnCourse,
  { speed, lastMinute }: Demand,
  water: 'bottle' | 'none',
): Timing[] {
  const stations = stopsOf(course, speed)
    .filter(({ minute }) => minute >= firstMinute && minute <= lastMinute)
    .map((stop) => ({ ...stop, water: 'cup' as const }))
  return gaps
    .map((gap) => {
      const chosen = alongTheWay(stations, { gap, water, lastMinute })
      return timingOf(chosen, betweenStations + leftGel * gelsBesides(chosen, stations))
    })
    .filter(({ gap, stops: all }) => all.length > 0 && gap >= stops.value.minutesApart)
    .toSorted((a, b) => a.effort - b.effort)
}

/** Minutes from one stop to the next, about. */
const gaps = [20, 25, 30, 35, 15]

const betweenStations = 0.4

interface Way {
  readonly gap: number
  readonly water: 'bottle' | 'none'
  readonly lastMinute: number
}

/** From stop to stop: the farthest station within reach, or even parts of the way to the next one. */
function alongTheWay(stations: readonly Stop[], { gap, water, lastMinute }: Way): Stop[] {
  const chosen: Stop[] = []
  let from = 0
  for (;;) {
    const ahead = stations.filter(({ minute }) => minute >= from + stops.value.minutesApart)
    const reached = ahead.findLast(({ minute }) => minute <= from + reach * gap)
    const [next] = reached ? [reached] : ahead
    const until = next?.minute ?? lastMinute
    const parts = next ? Math.max(1, Math.round((until - from) / gap)) : Math.floor((until - from) / gap) + 1
    const apart = next ? (until - from) / parts : gap
    for (let part = 1; part < parts; part += 1)
      chosen.push(between(Math.round(from + part * apart), { stations, water }))
    if (!next) return chosen
    chosen.push(next)
    from = until
  }
}

const reach = 1.25

const between = (
  minute: number,
  { stations, water }: { readonly stations: readonly Stop[]; readonly water: Stop['water'] },
): Stop => ({
  minute,
  km: null,
  gel: null,
  hasDrink: false,
  water,
  stationsBefore: stations.filter((station) => station.minute <= minute).length,
})
