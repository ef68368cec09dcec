import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyText } from '../../../engine/testing/any-text.ts'
import { contentLine, textValue } from './content-line.ts'

/** The lines of a file, each without its end. */
const linesOf = (content: string) => content.split('\r\n').slice(0, -1)

describe('a line', () => {
  test('of 75 bytes is whole, and one more byte folds it', () => {
    expect(contentLine('A', 'x'.repeat(73))).toBe(`A:${'x'.repeat(73)}\r\n`)
    expect(contentLine('A', 'x'.repeat(74))).toBe(`A:${'x'.repeat(73)}\r\n x\r\n`)
  })

  test('counts the space that it begins with', () => {
    const [, second, third] = linesOf(contentLine('A', 'x'.repeat(73 + 75)))
    expect([second, third]).toEqual([` ${'x'.repeat(74)}`, ' x'])
  })

  test.each([
    ['é', 2],
    ['½', 2],
    ['ジ', 3],
    ['🥭', 4],
  ])('folds before %s, of %i bytes, where only a part of it has room', (character, bytes) => {
    expect(Buffer.byteLength(character)).toBe(bytes)
    for (let left = 1; left <= bytes; left += 1) {
      const start = 'x'.repeat(73 - left)
      const isWhole = left === bytes
      expect(contentLine('A', start + character)).toBe(`A:${start}${isWhole ? '' : '\r\n '}${character}\r\n`)
    }
  })

  test('of any text has at most 75 bytes, no part of a character, and unfolds to the same', () => {
    fc.assert(
      fc.property(anyText(400), (text) => {
        const value = textValue(text)
        const content = contentLine('SUMMARY', value)
        for (const line of linesOf(content)) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(Buffer.from(line).toString()).toBe(line)
        }
        expect(content.replaceAll('\r\n ', '')).toBe(`SUMMARY:${value}\r\n`)
      }),
      { numRuns: 500 },
    )
  })
})

describe('a text', () => {
  test.each([
    ['gel; drink, salt', String.raw`gel\; drink\, salt`],
    ['a\\b', String.raw`a\\b`],
    ['one\ntwo\r\nthree\rfour\u2028five', String.raw`one\ntwo\nthree\nfour\nfive`],
    ['a\0b\u0007c\td\u0085e\u007ff', 'abcdef'],
    ['half a character: \uD83D!', 'half a character: !'],
    ['two halves are one: 🥭', 'two halves are one: 🥭'],
    ['BEGIN:VALARM', 'BEGIN:VALARM'],
  ])('%j is written as %j', (text, value) => {
    expect(textValue(text)).toBe(value)
  })
})
