import { ok, refuse, type Result } from '@race-nutrition/engine'
import type { CourseFileFault } from './course-file.ts'
import { joinTracks } from './join-tracks.ts'
import type { Drawing } from './read-drawing.ts'
import { type Track, trackOf } from './track.ts'

/** A runner's own recording is a percent or two off; what is further off is another race, or holds the way to the start. */
const mostOff = 0.05

/**
 * Of all tracks of a file, and of those that follow one another joined, the one that is nearest to the race's distance:
 * files of organizers hold several races, or one in parts.
 */
export function chooseTrack({ tracks }: Drawing, raceKm: number): Result<Track, CourseFileFault> {
  const drawn = tracks.filter(({ points }) => points.length > 1)
  const best =
    nearest([...drawn, ...joinTracks(drawn)].map(trackOf), raceKm) ??
    refuse({ code: 'too-few-points', given: tracks.some(({ points }) => points.length > 0) ? 1 : 0 } as const)
  if ('ok' in best) return best
  if (best.jump !== null) {
    return refuse({ code: 'jump', km: best.jump.meters / 1000, afterKm: best.jump.after / 1000 })
  }
  return off(best, raceKm) > mostOff
    ? refuse({ code: 'other-length', km: best.length / 1000, raceKm })
    : ok(best)
}

/** One that jumps only if all do. */
function nearest(tracks: readonly Track[], raceKm: number): Track | null {
  const whole = tracks.filter(({ jump }) => jump === null)
  const candidates = whole.length > 0 ? whole : tracks
  return candidates.reduce<Track | null>(
    (best, each) => (best !== null && off(best, raceKm) <= off(each, raceKm) ? best : each),
    null,
  )
}

const off = ({ length }: Track, raceKm: number) => Math.abs(length / 1000 / raceKm - 1)
