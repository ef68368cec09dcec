import { expect, test } from 'vitest'
import { longestLine } from './answer-limits.ts'
import { tidyLine } from './tidy-line.ts'

test.each([
  ['- Rest early.', 'Rest early.'],
  ['3. Rest **early**!', 'Rest early.'],
  ['# Rest *early*', 'Rest early'],
  ['Rest\t\u00a0 early.\r', 'Rest early.'],
  ['Cafe\u0301', 'Café'],
])('%j becomes %j', (line, tidy) => {
  expect(tidyLine(line)).toBe(tidy)
})

test.each([
  ['an override that turns the line around', 'Take \u202e004\u202c mg'],
  ['an embedding', 'Take \u202a004\u202b\u202d mg'],
  ['an isolate', 'Take \u2066004\u2067\u2068\u2069 mg'],
  ['marks of direction', 'Take \u200e0\u200f0\u061c4 mg'],
  ['nothing of any width', 'Take 0\u200b0\u200c\u200d\u20604\ufeff mg'],
  ['a soft hyphen', 'Take 0\u00ad04 mg'],
  ['tags', 'Take 004\u{e0041}\u{e007f} mg'],
  ['the first half of a pair', 'Take 004\ud83d mg'],
  ['the second half of a pair', 'Take \udc00004 mg'],
  ['characters of private use', 'Take \ue000004\u{f0000} mg'],
  ['characters that do not exist', 'Take 004\uffff\u{10ffff} mg'],
  ['control characters', 'Take\u0000\u0007 004 mg'],
])('%s is removed, so that the line contains what is seen', (_, line) => {
  expect(tidyLine(line)).toBe('Take 004 mg')
})

test('a line is truncated at its limit, and not within a surrogate pair', () => {
  expect(tidyLine('a'.repeat(longestLine + 1))).toBe('a'.repeat(longestLine))
  expect(tidyLine(`${'a'.repeat(longestLine - 1)}😀`)).toBe('a'.repeat(longestLine - 1))
  expect(tidyLine('\u1d15'.repeat(9 * longestLine)).length).toBeLessThanOrEqual(longestLine)
})
