import { expect, test } from 'vitest'
import { quantizeColors } from './quantize-colors.ts'

const pixelsOf = (...colors: readonly (readonly [number, number, number])[]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]))

function colorsOf({ palette, indexes }: ReturnType<typeof quantizeColors>): number[][] {
  return [...indexes].map((index) => [...palette.subarray(index * 3, index * 3 + 3)])
}

test('flat areas keep their exact color', () => {
  const colors = [
    [255, 255, 255],
    [194, 65, 12],
    [226, 243, 236],
    [255, 255, 255],
  ] as const
  expect(colorsOf(quantizeColors(pixelsOf(...colors)))).toEqual(colors)
})

test('the palette contains only the colors used', () => {
  expect([...quantizeColors(pixelsOf([0, 0, 0], [255, 255, 255], [255, 255, 255])).palette]).toEqual([
    255, 255, 255, 0, 0, 0,
  ])
})

test('with too many colors, the most frequent stay and the others become the nearest of them', () => {
  const levels = [0, 36, 73, 109, 146, 182, 219, 255]
  const frequent = levels.flatMap((red) =>
    levels.flatMap((green) => levels.slice(0, 4).map((blue): [number, number, number] => [red, green, blue])),
  )
  const rare = [0, 0, 250] as const
  const { palette, indexes } = quantizeColors(pixelsOf(...frequent, ...frequent, ...frequent, rare))
  expect(palette).toHaveLength(256 * 3)
  expect([...palette.subarray(indexes.at(-1)! * 3, indexes.at(-1)! * 3 + 3)]).toEqual([0, 0, 109])
})

test('a rare color does not fade into the many grays near it', () => {
  const white = Array.from({ length: 2000 }, () => [255, 255, 255] as const)
  const grays = Array.from({ length: 60 }, (_, more) => [90 + more, 100 + more, 110 + more] as const)
  const violet = [107, 74, 160] as const
  expect(colorsOf(quantizeColors(pixelsOf(...white, ...grays, ...grays, violet))).at(-1)).toEqual(violet)
})

test('the edges of letters keep a few shades of their own', () => {
  const white = Array.from({ length: 2000 }, () => [255, 255, 255] as const)
  const ramp = Array.from({ length: 256 }, (_, shade) => [shade, shade, shade] as const)
  const { palette, indexes } = quantizeColors(pixelsOf(...white, ...ramp))
  expect(palette.length / 3).toBe(5)
  const shown = [...indexes.subarray(2000)].map((index) => palette[index * 3]!)
  for (const [shade, seen] of shown.entries()) expect(Math.abs(seen - shade)).toBeLessThanOrEqual(43)
})
