/** A plane of a picture: a few colors, and the pixels packed as the file has them, each row from a byte of its own. */
export interface Plane {
  /** Red, green and blue of each. */
  readonly palette: Uint8Array
  /** Bits of a pixel. */
  readonly bits: 2 | 4
  readonly packed: Uint8Array
}

export interface SeparatedColors {
  /** Paper, ink and two shades between. */
  readonly grays: Plane
  /** Up to eight colors over it; 0 lets the grays through. Null if there is none. */
  readonly colors: Plane | null
}

/**
 * Separates opaque RGBA pixels into the grays of the letters and the few colors. Most of a page is gray, and four
 * pixels to a byte compress to two thirds of one to a byte. The eye does not miss finer shades at two device
 * pixels per pixel.
 */
export function separateColors(pixels: Uint8ClampedArray, width: number): SeparatedColors {
  const height = pixels.length / 4 / width
  const bytes = Math.ceil(width / 4)
  const grays = new Uint8Array(bytes * height)
  const bins = new Uint16Array(width * height)
  const tally = newTally()
  // A pixel at once: most of them are paper, which is 0 already.
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  for (let pixel = 0, row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1, pixel += 1) {
      if (whole[pixel] === white) continue
      const red = pixels[pixel * 4]!
      const green = pixels[pixel * 4 + 1]!
      const blue = pixels[pixel * 4 + 2]!
      if (isGray(red, green, blue))
        grays[row * bytes + (column >> 2)]! |= shadeOf(green) << (6 - 2 * (column & 3))
      else bins[pixel] = tally.add(red, green, blue)
    }
  }
  return {
    grays: { palette: grayPalette, bits: 2, packed: grays },
    colors: tally.isEmpty() ? null : colorPlane(bins, { width, tally }),
  }
}

/** Opaque, in either order of bytes. */
const white = 0xff_ff_ff_ff

/** Paper, light, that of quiet text, ink: as in tokens.css. */
const grayPalette = new Uint8Array([255, 255, 255, 144, 152, 159, 74, 90, 102, 20, 33, 43])

/** Ink is a little blue, and so is what it fades to on paper; on a tint, whatever is dark and has hardly a color. */
function isGray(red: number, green: number, blue: number): boolean {
  if (red <= green + 3 && green <= blue + 3) return blue - red <= 32
  return green < 196 && Math.max(red, green, blue) - Math.min(red, green, blue) <= 24
}

/** Thirds of the way from ink to paper, and the color of quiet text. */
const shadeOf = (green: number) => {
  if (green >= 86 && green <= 94) return 2
  if (green < 107) return 3
  return green < 181 ? 1 : 0
}

/** Colors by their four upper bits a channel. */
function newTally() {
  const count = new Uint32Array(4097)
  const sums = new Float64Array(4097 * 3)
  let all = 0
  return {
    add(red: number, green: number, blue: number): number {
      const bin = 1 + (((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4))
      count[bin]! += 1
      sums[bin * 3]! += red
      sums[bin * 3 + 1]! += green
      sums[bin * 3 + 2]! += blue
      all += 1
      return bin
    },
    isEmpty: () => all === 0,
    colors: (): Color[] =>
      [...count.keys()]
        .filter((bin) => count[bin]! > 0)
        .map((bin) => ({
          bin,
          count: count[bin]!,
          mean: [0, 1, 2].map((channel) => Math.round(sums[bin * 3 + channel]! / count[bin]!)),
        })),
  }
}

/** A bin of the tally. */
interface Color {
  readonly bin: number
  /** Its pixels. */
  readonly count: number
  readonly mean: Rgb
}

type Rgb = readonly number[]

const mostColors = 8

function colorPlane(
  bins: Uint16Array,
  { width, tally }: { width: number; tally: ReturnType<typeof newTally> },
): Plane {
  const colors = tally.colors()
  const kept = keptColors(colors)
  const indexOf = new Uint8Array(4097)
  for (const { bin, mean } of colors) indexOf[bin] = 1 + nearest(mean, kept)
  const bytes = Math.ceil(width / 2)
  const packed = new Uint8Array((bytes * bins.length) / width)
  for (let pixel = 0; pixel < bins.length; pixel += 1) {
    const bin = bins[pixel]!
    if (bin === 0) continue
    const column = pixel % width
    packed[((pixel - column) / width) * bytes + (column >> 1)]! |= indexOf[bin]! << (column & 1 ? 0 : 4)
  }
  return { palette: new Uint8Array([[255, 255, 255], ...kept].flat()), bits: 4, packed }
}

/**
 * One after the other those that would be missed most: by how many pixels, and how far each is from what is kept. The
 * most frequent alone would be shades at the edges of tints, and the few letters of a channel would take their color.
 */
function keptColors(colors: readonly Color[]): Rgb[] {
  const kept: Rgb[] = []
  const missed = ({ count, mean }: Color) => count * Math.min(...kept.map((each) => distance(each, mean)))
  while (kept.length < Math.min(mostColors, colors.length)) {
    const weights = colors.map(kept.length === 0 ? ({ count }) => count : missed)
    kept.push(colors[weights.indexOf(Math.max(...weights))]!.mean)
  }
  return kept
}

function nearest(color: Rgb, kept: readonly Rgb[]): number {
  const far = kept.map((each) => distance(each, color))
  return far.indexOf(Math.min(...far))
}

/** Squared. */
const distance = (one: Rgb, other: Rgb) =>
  one.reduce((sum, value, channel) => sum + (value - other[channel]!) ** 2, 0)
