/** A picture in at most 256 colors. */
export interface QuantizedColors {
  /** Red, green and blue of each. */
  readonly palette: Uint8Array
  /** The color of each pixel. */
  readonly indexes: Uint8Array
}

/**
 * Quantizes RGBA pixels to few colors. Flat areas keep theirs; the shades at the edges of letters are
 * reduced to four per channel, grays apart from colors, which the eye does not notice at two
 * device pixels per pixel and which halves the file.
 */
export function quantizeColors(pixels: Uint8ClampedArray): QuantizedColors {
  const finely = countFinely(pixels)
  const colors = groupsOf(finely, pixels.length / 4).toSorted((one, other) => other.count - one.count)
  const kept = colors.slice(0, most)
  const palette = new Uint8Array(kept.flatMap(({ color }) => color))
  const indexOf = new Uint8Array(fine ** 3)
  for (const [index, { bins }] of kept.entries()) for (const bin of bins) indexOf[bin] = index
  for (const { color, bins } of colors.slice(most)) {
    const index = nearest(color, palette)
    for (const bin of bins) indexOf[bin] = index
  }
  const indexes = new Uint8Array(pixels.length / 4)
  for (let pixel = 0; pixel < indexes.length; pixel += 1) indexes[pixel] = indexOf[binOf(pixels, pixel * 4)]!
  return { palette, indexes }
}

/** Shades per channel when counting, and for edges. */
const fine = 64
const coarse = 4
/** The difference between the strongest and the weakest channel below which a counted color is a gray. */
const grayest = 10
const most = 256
/** Of all pixels; a color with a larger share of the picture is an area, not an edge. */
const areaShare = 0.002

interface Counted {
  readonly count: Uint32Array
  /** Red, green and blue of all in each bin, for their mean. */
  readonly sum: Float64Array
}

function countFinely(pixels: Uint8ClampedArray): Counted {
  const count = new Uint32Array(fine ** 3)
  const sum = new Float64Array(fine ** 3 * 3)
  for (let at = 0; at < pixels.length; at += 4) {
    const bin = binOf(pixels, at)
    count[bin]! += 1
    sum[bin * 3]! += pixels[at]!
    sum[bin * 3 + 1]! += pixels[at + 1]!
    sum[bin * 3 + 2]! += pixels[at + 2]!
  }
  return { count, sum }
}

const binOf = (pixels: Uint8ClampedArray, at: number) =>
  ((pixels[at]! >> 2) << 12) | ((pixels[at + 1]! >> 2) << 6) | (pixels[at + 2]! >> 2)

type Color = readonly [red: number, green: number, blue: number]

interface Group {
  readonly bins: readonly number[]
  readonly count: number
  readonly color: Color
}

/** Each area on its own, and edges grouped with similar ones. */
function groupsOf({ count, sum }: Counted, pixels: number): Group[] {
  const bins = new Map<number, number[]>()
  for (let bin = 0; bin < count.length; bin += 1) {
    if (count[bin] === 0) continue
    const group = count[bin]! > pixels * areaShare ? bin : fine ** 3 + coarsely(bin)
    const alike = bins.get(group)
    if (alike) alike.push(bin)
    else bins.set(group, [bin])
  }
  return [...bins.values()].map((alike) => {
    const together = alike.reduce((total, bin) => total + count[bin]!, 0)
    const mean = (channel: number) =>
      Math.round(alike.reduce((total, bin) => total + sum[bin * 3 + channel]!, 0) / together)
    return { bins: alike, count: together, color: [mean(0), mean(1), mean(2)] }
  })
}

function coarsely(bin: number): number {
  const levels = [bin >> 12, (bin >> 6) & (fine - 1), bin & (fine - 1)]
  const isGray = Math.max(...levels) - Math.min(...levels) < grayest
  const shade = (level: number) => Math.round((level * (coarse - 1)) / (fine - 1))
  return levels.reduce((group, level) => group * coarse + shade(level), isGray ? 1 : 0)
}

function nearest([red, green, blue]: Color, palette: Uint8Array): number {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let index = 0; index * 3 < palette.length; index += 1) {
    const far =
      (palette[index * 3]! - red) ** 2 +
      (palette[index * 3 + 1]! - green) ** 2 +
      (palette[index * 3 + 2]! - blue) ** 2
    if (far >= least) continue
    least = far
    best = index
  }
  return best
}
