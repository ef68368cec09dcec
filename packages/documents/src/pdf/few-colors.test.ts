import { expect, test } from 'vitest'
import { inFewColors } from './few-colors.ts'

const pixelsOf = (...colors: readonly (readonly [number, number, number])[]) =>
  new Uint8ClampedArray(colors.flatMap((color) => [...color, 255]))

function colorsOf({ palette, indexes }: ReturnType<typeof inFewColors>): number[][] {
  return [...indexes].map((index) => [...palette.subarray(index * 3, index * 3 + 3)])
}

test('flat areas keep their color to the shade', () => {
  const colors = [
    [255, 255, 255],
    [194, 65, 12],
    [226, 243, 236],
    [255, 255, 255],
  ] as const
  expect(colorsOf(inFewColors(pixelsOf(...colors)))).toEqual(colors)
})

test('the palette holds what is used and no more', () => {
  expect([...inFewColors(pixelsOf([0, 0, 0], [255, 255, 255], [255, 255, 255])).palette]).toEqual([
    255, 255, 255, 0, 0, 0,
  ])
})

test('of more colors than there is room for, the most frequent stay and the others become the nearest', () => {
  const frequent = Array.from({ length: 256 }, (_, index) => {
    const color: [number, number, number] = [(index % 32) * 8 + 4, 4, Math.floor(index / 32) * 8 + 4]
    return color
  })
  const { palette, indexes } = inFewColors(pixelsOf(...frequent, ...frequent, [4, 20, 4]))
  expect(palette).toHaveLength(256 * 3)
  expect([...palette.subarray(indexes.at(-1)! * 3, indexes.at(-1)! * 3 + 3)]).toEqual([4, 4, 4])
})
