import { stops } from '../../evidence/fluids.ts'
import type { Kilometers, KilometersPerHour } from '../../units.ts'
import { leftGel, type Stop, type Timing } from '../arrangement/timings.ts'
import type { Demand } from '../arrangement/demand.ts'
import { besideATable, courseGels, firstMinute, type OnCourse } from './on-course.ts'

/**
 * The stations where a runner may take something, as sets that can be remembered or read off a strip: every first, second
 * or third one, or those nearest to a steady beat; the easiest first. The place comes first, the minute from the pace.
 */
export function stationTimings(course: OnCourse, { speed, lastMinute }: Demand): Timing[] {
  const all = stopsOf(course, speed).filter(({ minute }) => minute >= firstMinute && minute <= lastMinute)
  const known = new Map<string, Timing>()
  for (const { chosen, effort } of [...everyNth(all), ...nearBeats(all)]) {
    const timing = timingOf(chosen, effort + leftGel * gelsBesides(chosen, all))
    const key = timing.stops.map(({ minute }) => minute).join(' ')
    const before = known.get(key)
    if (
      timing.stops.length > 0 &&
      timing.gap >= stops.value.minutesApart &&
      !(before && before.effort <= timing.effort)
    )
      known.set(key, timing)
  }
  return [...known.values()].toSorted((a, b) => a.effort - b.effort)
}

/** A gel is taken where there is water: at the station of its table, or the next one after it. */
export function stopsOf(course: OnCourse, speed: KilometersPerHour): Stop[] {
  const gels = courseGels(course)
  return course.stations.map(({ km, hasDrink }, index) => {
    const [from, until] = [course.stations[index - 1]?.km ?? 0, km]
    const gel = gels.find((each) => each.km > from + besideATable && each.km <= until + besideATable)
    return {
      minute: minuteAt(km, speed),
      km,
      gel: gel?.product ?? null,
      hasDrink,
      water: 'here',
      stationsBefore: index,
    }
  })
}

const minuteAt = (km: Kilometers, speed: KilometersPerHour) => Math.round((60 * km) / speed)

export const gelsBesides = (chosen: readonly Stop[], all: readonly Stop[]) =>
  all.filter((stop) => stop.gel && !chosen.includes(stop)).length

/** Stations in order of the course, and how much harder they are to find than others. */
interface Choice {
  readonly chosen: readonly Stop[]
  readonly effort: number
}

const everyNth = (all: readonly Stop[]): Choice[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].flatMap((step) =>
    Array.from({ length: step }, (_, first) => ({
      chosen: all.filter((_stop, index) => index % step === first),
      effort: 0.05 * (step - 1),
    })),
  )

const beats = [15, 20, 25, 30, 35, 40]

function nearBeats(all: readonly Stop[]): Choice[] {
  return beats.flatMap((gap) =>
    [15, gap].flatMap((first) =>
      [false, true].map((takesGels) => ({
        chosen: nearest(all, { first, gap, takesGels }),
        effort: irregular,
      })),
    ),
  )
}

const irregular = 0.3

interface NearBeat {
  readonly first: number
  readonly gap: number
  /** A station with a gel is chosen wherever it is near. */
  readonly takesGels: boolean
}

/** One stop after the other, each the nearest to a gap after the last one. */
function nearest(all: readonly Stop[], { first, gap, takesGels }: NearBeat): Stop[] {
  const chosen: Stop[] = []
  let wanted = first
  for (;;) {
    const last = chosen.at(-1)?.minute ?? Number.NEGATIVE_INFINITY
    const ahead = all.filter(({ minute }) => minute >= last + stops.value.minutesApart)
    const withGel = ahead.find(({ gel, minute }) => gel && Math.abs(minute - wanted) <= gap / 2)
    const next = takesGels && withGel ? withGel : nearestTo(ahead, wanted)
    if (!next) return chosen
    chosen.push(next)
    wanted = next.minute + gap
  }
}

const nearestTo = (ahead: readonly Stop[], wanted: number): Stop | undefined =>
  ahead.reduce<Stop | undefined>(
    (best, stop) => (best && Math.abs(best.minute - wanted) <= Math.abs(stop.minute - wanted) ? best : stop),
    undefined,
  )

export function timingOf(chosen: readonly Stop[], effort: number): Timing {
  const gaps = gapsOf(chosen)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / Math.max(1, gaps.length)
  const uneven = gaps.length > 0 ? (Math.max(...gaps) - Math.min(...gaps)) / mean : 0
  return {
    stops: chosen,
    gap: gapOf(chosen),
    effort: effort + 0.2 * uneven + effortOfAGap(mean) + lateStart(chosen[0]?.minute ?? 0),
  }
}

/** The shortest. */
export const gapOf = (chosen: readonly Stop[]): number =>
  Math.min(...gapsOf(chosen), Number.POSITIVE_INFINITY)

const gapsOf = (chosen: readonly Stop[]) =>
  chosen.map(({ minute }, index) => minute - (chosen[index - 1]?.minute ?? 0)).slice(1)

/** As for a beat by the watch: about 20 to 30 minutes is easiest. */
function effortOfAGap(mean: number): number {
  if (mean < 12.5) return 2
  if (mean < 17.5) return 0.4
  if (mean < 33) return 0
  return mean < 50 ? 0.5 : 1
}

const lateStart = (first: number) => (first <= 32 ? 0 : 0.5)
