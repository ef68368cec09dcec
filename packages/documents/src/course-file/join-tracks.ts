import { metersBetween } from './on-earth.ts'
import type { DrawnTrack } from './read-drawing.ts'
import { trackOf } from './track.ts'

/** Meters between the end of a part and the start of the next one. */
const mostBetweenParts = 200
/** More parts than any organizer draws, and few enough to compare each with each. */
const mostParts = 20

/** All tracks of a file as one, and all routes as one, where they are the parts of a course. */
export function joinTracks(drawn: readonly DrawnTrack[]): DrawnTrack[] {
  const tags = [...new Set(drawn.map(({ tag }) => tag))]
  return tags.flatMap((tag) => {
    const parts = drawn.filter((each) => each.tag === tag)
    return areParts(parts) ? [{ name: '', tag, points: parts.flatMap(({ points }) => points) }] : []
  })
}

const areParts = (tracks: readonly DrawnTrack[]) =>
  tracks.length > 1 && tracks.length <= mostParts && followOneAnother(tracks) && !holdCopies(tracks)

const followOneAnother = (tracks: readonly DrawnTrack[]) =>
  tracks.every(({ points }, index) => {
    const [end, start] = [tracks[index - 1]?.points.at(-1), points[0]]
    return end === undefined || start === undefined || metersBetween(end, start) <= mostBetweenParts
  })

/** A half marathon that a file draws twice would pass for a marathon. */
function holdCopies(tracks: readonly DrawnTrack[]): boolean {
  const measured = tracks.map(trackOf)
  return measured.some((one, index) =>
    measured.slice(index + 1).some((other) => {
      const [start, otherStart] = [one.steps[0], other.steps[0]]
      return (
        Math.abs(one.length - other.length) <= 0.02 * one.length &&
        start !== undefined &&
        otherStart !== undefined &&
        metersBetween(start, otherStart) <= mostBetweenParts
      )
    }),
  )
}
