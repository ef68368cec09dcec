import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'
import { anyText } from '../../../testing/any-text.ts'

test.each([
  ['５’１０”', `5'10"`],
  ['5′10″', `5'10"`],
  [`5'10''`, `5'10"`],
  ['5´10', `5'10`],
  ['30–40 miles', '30-40 miles'],
  ['30〜40km', '30-40km'],
  ['~35 miles', '~35 miles'],
  ['70\u00A0kg', '70 kg'],
  ['  70 \t KG ', '70 kg'],
  ['🏃‍♀️ 70 kg 🏃🏽', '70 kg'],
  ['7️⃣0️⃣ kg', '70 kg'],
  ['70\u200Bkg', '70kg'],
  ['m\uD83Dil\uFEFFk', 'milk'],
  ['70½ kg', '70.5 kg'],
  ['70 ½ kg', '70.5 kg'],
  ['½', '0.5'],
  ['4：40／ｋｍ', '4:40/km'],
  ['㎏', 'kg'],
  ['ŉ', `'n`],
])('%s reads as %s', (given, plain) => {
  expect(plainText(given)).toBe(plain)
})

test('a plain text stays as it is', () => {
  fc.assert(
    fc.property(anyText(60), (given) => {
      const plain = plainText(given)
      expect(plainText(plain)).toBe(plain)
    }),
    { numRuns: 500 },
  )
})
