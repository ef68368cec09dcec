import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cell, line } from './spreadsheet-cell.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['+1 gel', "'+1 gel"],
  ['-5', "'-5"],
  ['@home', "'@home"],
  ['＝SUM(A1)', "'＝SUM(A1)"],
  ['\t=cmd', "'=cmd"],
  ['- rice', 'rice'],
  ['- =1+1', "'=1+1"],
  ['* - rice', 'rice'],
  ['rice\tand\nbeans', 'rice and beans'],
  ['1 gel + 150 ml water', '1 gel + 150 ml water'],
])('the cell %j reads %j', (given, read) => {
  expect(cell(given)).toBe(read)
})

test('for any texts, no cell starts a formula and each stays one cell', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 6 }), (texts) => {
      const cells = line(...texts).split('\t')
      expect(cells).toHaveLength(texts.length)
      for (const text of cells) expect(text).not.toMatch(/^[=+\-@]|\n/)
    }),
    { numRuns: 300 },
  )
})
