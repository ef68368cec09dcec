/** A picture in at most 256 colors. */
export interface FewColors {
  /** Red, green and blue of each. */
  readonly palette: Uint8Array
  /** The color of each pixel. */
  readonly indexes: Uint8Array
}

const shades = 32
const most = 256

/**
 * Pixels of red, green, blue and opacity in few colors: those alike to a 32nd are one, the mean of them, and of these
 * the most frequent stay. Text and flat areas look the same, and the file is a third of one with every shade.
 */
export function inFewColors(pixels: Uint8ClampedArray): FewColors {
  const alike = countAlike(pixels)
  const [kept, others] = byFrequency(alike)
  const palette = new Uint8Array(kept.length * 3)
  const indexOf = new Uint8Array(shades ** 3)
  for (const [index, bin] of kept.entries()) {
    palette.set(meanOf(alike, bin), index * 3)
    indexOf[bin] = index
  }
  for (const bin of others) indexOf[bin] = nearest(meanOf(alike, bin), palette)
  const indexes = new Uint8Array(pixels.length / 4)
  for (let pixel = 0; pixel < indexes.length; pixel += 1)
    indexes[pixel] = indexOf[binOf(pixels, pixel * 4)] ?? 0
  return { palette, indexes }
}

interface Alike {
  readonly count: Uint32Array
  /** Sums of red, green and blue, for the mean. */
  readonly sum: Float64Array
}

function countAlike(pixels: Uint8ClampedArray): Alike {
  const count = new Uint32Array(shades ** 3)
  const sum = new Float64Array(shades ** 3 * 3)
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
  ((pixels[at]! >> 3) << 10) | ((pixels[at + 1]! >> 3) << 5) | (pixels[at + 2]! >> 3)

function byFrequency({ count }: Alike): [kept: number[], others: number[]] {
  const bins = [...count.keys()]
    .filter((bin) => count[bin]! > 0)
    .toSorted((one, other) => count[other]! - count[one]!)
  return [bins.slice(0, most), bins.slice(most)]
}

function meanOf({ count, sum }: Alike, bin: number): [number, number, number] {
  const mean = (channel: number) => Math.round(sum[bin * 3 + channel]! / count[bin]!)
  return [mean(0), mean(1), mean(2)]
}

function nearest([red, green, blue]: [number, number, number], palette: Uint8Array): number {
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
