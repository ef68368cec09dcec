import { expect, test } from 'vitest'
import { type Plane, separateColors } from './separate-colors.ts'

type Color = readonly [number, number, number]

const pixelsOf = (colors: readonly Color[]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]))

/** The index of each pixel of a plane. */
function indexesOf({ packed, bits }: Plane, width: number): number[] {
  const bytes = Math.ceil((width * bits) / 8)
  return Array.from({ length: (packed.length / bytes) * width }, (_, pixel) => {
    const column = pixel % width
    const byte = packed[Math.floor(pixel / width) * bytes + Math.floor((column * bits) / 8)]!
    return (byte >> (8 - bits - ((column * bits) % 8))) & (2 ** bits - 1)
  })
}

const colorAt = ({ palette }: Plane, index: number) => [...palette.subarray(index * 3, index * 3 + 3)]

/** What is seen: a color, or the gray that shows through where there is none. */
function seen(colors: readonly Color[], width = colors.length): number[][] {
  const { grays, colors: over } = separateColors(pixelsOf(colors), width)
  const shades = indexesOf(grays, width)
  const tinted = over ? indexesOf(over, width) : shades.map(() => 0)
  return shades.map((shade, pixel) =>
    over && tinted[pixel] ? colorAt(over, tinted[pixel]) : colorAt(grays, shade),
  )
}

const [paper, ink, quiet]: Color[] = [
  [255, 255, 255],
  [20, 33, 43],
  [74, 90, 102],
]
const channels: Color[] = [
  [194, 65, 12],
  [11, 106, 168],
  [107, 74, 160],
  [15, 107, 79],
  [180, 35, 24],
]
const tints: Color[] = [
  [253, 236, 234],
  [226, 243, 236],
  [216, 211, 200],
]

test('paper, both inks, the channels and the grounds of boxes keep their exact color', () => {
  const colors = [paper!, ink!, quiet!, ...channels, ...tints]
  expect(seen(colors)).toEqual(colors)
})

test('rows of any width start on a byte of their own', () => {
  const row: Color[] = [paper!, ink!, channels[0]!, quiet!, paper!]
  expect(seen([...row, ...row, ...row], 5)).toEqual([...row, ...row, ...row])
})

test('a page without colors has one plane', () => {
  expect(separateColors(pixelsOf([paper!, ink!]), 2).colors).toBeNull()
})

test('the edges of letters keep a shade within a third of the way from ink to paper', () => {
  const edges = Array.from({ length: 101 }, (_, percent): Color => {
    const faded = (channel: number) => Math.round(255 + ((ink![channel]! - 255) * percent) / 100)
    return [faded(0), faded(1), faded(2)]
  })
  const shades = new Set<number>()
  for (const [index, [, green]] of seen(edges).entries()) {
    expect(Math.abs(green! - edges[index]![1])).toBeLessThanOrEqual(74)
    shades.add(green!)
  }
  expect(shades.size).toBe(4)
})

test('with too many colors, the most frequent stay and the others become the nearest of them', () => {
  const frequent = Array.from({ length: 8 }, (_, step): Color => [32 * step, 255, 0])
  const found = seen([...frequent, ...frequent, [2, 238, 0], [222, 240, 0]])
  expect(found.slice(0, 8)).toEqual(frequent)
  expect(found.at(-2)).toEqual([0, 255, 0])
  expect(found.at(-1)).toEqual([224, 255, 0])
})

test('the few letters of a channel keep their color beside many shades of a tint', () => {
  const shades = Array.from({ length: 12 }, (_, step): Color => [255 - 8 * step, 255 - 2 * step, 200])
  const letters = [channels[1]!, channels[2]!]
  expect(seen([...Array(100).fill(shades).flat(), ...letters]).slice(-2)).toEqual(letters)
})

test('a colored letter does not fade into the grays around it', () => {
  expect(seen([...Array<Color>(2000).fill(ink!), [150, 140, 200]]).at(-1)).toEqual([150, 140, 200])
})
