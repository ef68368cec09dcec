import type { Demand } from '../arrangement/demand.ts'
import { leftGel, type Stop, type Timing } from '../arrangement/timings.ts'
import { stops } from '../../evidence/fluids.ts'
import { firstMinute, type OnCourse } from './on-course.ts'
import { between, feedsByBeat } from './feeds-by-beat.ts'
import { gapOf, gelsBesides, stopsOf, timingOf } from './station-timings.ts'

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
  const timed = (chosen: readonly Stop[]) =>
    timingOf(chosen, betweenStations + leftGel * gelsBesides(chosen, stations))
  return [
    ...gaps.map((gap) => timed(alongTheWay(stations, { gap, water, lastMinute }))),
    ...beats.map((beat) => fed(timed(feedsByBeat(stations, { ...beat, water, lastMinute })))),
  ]
    .filter(({ gap, stops: all }) => all.length > 0 && gap >= stops.value.minutesApart)
    .toSorted((a, b) => a.effort - b.effort)
}

const fed = (timing: Timing): Timing => ({
  ...timing,
  feedGap: gapOf(timing.stops.filter(({ isForWater }) => !isForWater)),
})

/** Minutes from one stop to the next, about. */
const gaps = [20, 25, 30, 35, 15, 45, 60]

/** Minutes from one feed to the next, and how far from its minute it is taken at a station. */
const beats = [20, 22, 24, 25, 27, 30, 15, 17].flatMap((gap) =>
  [2, 4, 8].flatMap((near) => [6, 12].map((nearAfterBetween) => ({ gap, near, nearAfterBetween }))),
)

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
