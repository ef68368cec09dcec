/** Stops in a row that take the same. */
export interface Stops {
  readonly at: readonly Place[]
  readonly says: string
}

interface Place {
  /** Into the run: "0:20". */
  readonly time: string
  /** "3 km"; empty where the line names none. */
  readonly place: string
}

export interface ReadSchedule {
  readonly before: readonly string[]
  readonly stops: readonly Stops[]
  readonly after: readonly string[]
  /** What to take after the run: it stands with the numbers of the recovery. */
  readonly recovery: readonly string[]
}

/** The lines of the long run by what they are. Each is in one of the four, and the order stays. */
export function readSchedule(lines: readonly string[]): ReadSchedule {
  const { during, recovery } = withRecoveryApart(lines)
  const read = during.map(readStop)
  const first = read.findIndex((stop) => stop !== null)
  if (first < 0) return { before: [], stops: [], after: during, recovery }
  const next = read.findIndex((stop, index) => index > first && stop === null)
  const end = next < 0 ? during.length : next
  return {
    before: during.slice(0, first),
    stops: sameStopsTogether(read.slice(first, end).filter((stop) => stop !== null)),
    after: during.slice(end),
    recovery,
  }
}

/** `0:20 (3 km): 1 energy gel with 150 ml water`. */
function readStop(line: string): Stops | null {
  const [, time, place = '', says] = /^(\d{1,2}:\d\d)(?: \(([^()]+)\))?: (.+)$/s.exec(line) ?? []
  return time === undefined || says === undefined ? null : { at: [{ time, place }], says }
}

function sameStopsTogether(stops: readonly Stops[]): Stops[] {
  const together: Stops[] = []
  for (const stop of stops) {
    const last = together.at(-1)
    if (last?.says === stop.says) together.splice(-1, 1, { ...last, at: [...last.at, ...stop.at] })
    else together.push(stop)
  }
  return together
}

/** The plan has no list of its own for them: "Within 2 hours after: …" and the example that may follow. */
function withRecoveryApart(lines: readonly string[]) {
  const at = lines.findIndex((line) => line.startsWith('Within 2 hours after: '))
  if (at < 0) return { during: lines, recovery: [] }
  const end = lines[at + 1]?.startsWith('For example: ') ? at + 2 : at + 1
  return { during: lines.toSpliced(at, end - at), recovery: lines.slice(at, end) }
}
