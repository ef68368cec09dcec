/** Maps a value to its position in a chart. */
export type Scale = (value: number) => number

interface Span {
  readonly from: number
  readonly to: number
}

export function linear(values: Span, places: Span): Scale {
  const width = values.to - values.from || 1
  return (value) => places.from + ((value - values.from) / width) * (places.to - places.from)
}

/** Zero and a few round steps up to `most`. */
export function roundTicks(most: number, steps = 3): number[] {
  if (most <= 0) return [0]
  const rough = most / steps
  const power = 10 ** Math.floor(Math.log10(rough))
  const nearest = [1, 2, 2.5, 5, 10].toSorted((one, other) => away(one) - away(other))[0] ?? 1
  const step = nearest * power
  return Array.from({ length: Math.floor(most / step + 1e-9) + 1 }, (_, index) => index * step)

  function away(factor: number): number {
    return Math.abs(Math.log(factor * power) - Math.log(rough))
  }
}

interface Room {
  /** The width of the axis, and of one label with its margin; px. */
  readonly axis: number
  readonly label: number
}

/** Of these minutes, in order, those that have room for a label after the start, the one before, and before the finish. */
export function labeledMinutes(minutes: readonly number[], finish: number, { axis, label }: Room): number[] {
  const apart = (label / axis) * finish - 1e-9
  const labeled: number[] = []
  for (const minute of minutes) {
    const isClear = minute - (labeled.at(-1) ?? 0) >= apart && finish - minute >= apart
    if (isClear) labeled.push(minute)
  }
  return labeled
}
