import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '../../../testing/any-text.ts'
import { visibleText } from './visible-text.ts'

test.each([
  ['a turn of the writing direction', 'milk\u202Eklim', 'milkklim'],
  [
    'every mark of direction',
    'a\u200E\u200F\u061C\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069b',
    'ab',
  ],
  ['controls', 'a\u0000\u0007\u001B\u007F\u0085\u009Fb', 'ab'],
  ['a zero-width space, a byte-order mark and a word joiner', 'a\u200B\uFEFF\u2060b', 'ab'],
  ['a soft hyphen', 'pea\u00ADnut', 'peanut'],
  ['the first half of a pair', 'a\uD83Db', 'ab'],
  ['the second half of a pair', 'a\uDE00b', 'ab'],
  ['halves that would meet', '\uD83D\u202E\uDE00', ''],
  ['letters of tags', 'a\u{E0001}\u{E0041}\u{E007F}b', 'ab'],
  ['a joiner that joins nothing', ' \u200D\u200C 5\u200Dft', '  5ft'],
  ['joiners beyond the first', 'می\u200C\u200C\u200Cخواهم', 'می\u200Cخواهم'],
  ['a joiner behind what is cut', 'a\u202E\u200Db', 'ab'],
])('%s is removed', (_, given, visible) => {
  expect(visibleText(given)).toBe(visible)
})

test.each([
  ['plain English', 'Peanuts, milk (mild)'],
  ['spaces, tabs and new lines', 'a\tb\nc\r\nd\u00A0e\u3000f\u2028g'],
  ['Arabic and Hebrew', 'حليب, חלב, فول سوداني'],
  ['a Persian word with its joiner', 'می\u200Cخواهم'],
  ['a Malayalam letter that ends in a joiner', 'ന\u0D4D\u200D'],
  ['Devanagari with a joiner', 'क\u094D\u200Dष'],
  ['Chinese with a chosen form', '葛\u{E0100}'],
  ['a family of emoji', '👨‍👩‍👧'],
  ['a cook with a tone of skin', '👩🏽‍🍳'],
  ['a heart with its form', '❤️‍🔥'],
  ['a flag', '🇺🇸'],
  ['accents on their own', 'cre\u0300me'],
  ['an Arabic sign of a number', '\u0600\u0661'],
])('%s stays', (_, given) => {
  expect(visibleText(given)).toBe(given)
})

test('the result for any text is well formed, has no control characters, and is idempotent', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const visible = visibleText(text)
      expect(visible.isWellFormed()).toBe(true)
      expect(visible).not.toMatch(/[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u)
      expect(visible).not.toMatch(/(?!\s)\p{Cc}/u)
      expect(visibleText(visible)).toBe(visible)
    }),
    { numRuns: 2000 },
  )
})
