import { correction, generate } from 'lean-qr/nano'
import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

const link = `https://example.invalid/#p1=${'aB3_'.repeat(50)}`

/** What the path fills, module by module. */
function filled(path: string): ReadonlySet<string> {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)]
  expect(runs.map(([run]) => run).join('')).toBe(path)
  return new Set(
    runs.flatMap(([, x, y, width, back]) => {
      expect(back).toBe(width)
      return Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index} ${y}`)
    }),
  )
}

test('a code is every dark module of the link, within four light ones on each side', () => {
  const modules = generate(link, { minCorrectionLevel: correction.M })
  const { size, path } = qrCode(link)!
  expect(size).toBe(modules.size + 8)
  const dark = filled(path)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) expect(dark.has(`${x} ${y}`)).toBe(modules.get(x - 4, y - 4))
  expect(dark.size).toBeGreaterThan(size)
})

test('a link that needs more than version 25 has none', () => {
  expect(qrCode('x'.repeat(996))?.size).toBe(117 + 8)
  expect(qrCode('x'.repeat(997))).toBeNull()
  expect(qrCode('x'.repeat(20_000))).toBeNull()
  expect(qrCode('é'.repeat(499))).toBeNull()
})
