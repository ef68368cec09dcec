/** A row stays the next one for as long after its time, minutes: it is being taken. */
const beingTaken = 2

/** The index of what comes next at this minute from the start; the count of rows once all is done. */
export function nextRow(minutes: readonly number[], elapsed: number): number {
  const found = minutes.findIndex((minute) => minute + beingTaken > elapsed)
  return found === -1 ? minutes.length : found
}

/** "in 1 h 05 min", "in 12 min", "now". */
export function dueText(minute: number, elapsed: number): string {
  const left = Math.ceil(minute - elapsed)
  if (left <= 0) return 'now'
  if (left < 60) return `in ${left} min`
  return `in ${Math.floor(left / 60)} h ${String(left % 60).padStart(2, '0')} min`
}
