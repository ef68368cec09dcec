import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimeters } from '../../units.ts'
import { centimetersText, feetAndInchesText } from '../../7-words/amounts/format-measures.ts'
import { readHeight } from './read-height.ts'

const heightOf = (text: string) => {
  const read = readHeight(text)
  return read.ok ? Math.round(read.value.height * 100) / 100 : read.refused[0]?.code
}

test.each([
  [`5'10"`, 177.8],
  ['5’10”', 177.8],
  ['5′10″', 177.8],
  [`5'10''`, 177.8],
  [`5'10`, 177.8],
  [`5' 10½"`, 179.07],
  ['5 ft 10', 177.8],
  ['5ft10', 177.8],
  ['5 ft. 10 in.', 177.8],
  ['5 foot 10', 177.8],
  ['5-10', 177.8],
  ['5–10', 177.8],
  ['5 feet 10 inches', 177.8],
  ['5 FEET 10 INCHES TALL', 177.8],
  [`6'`, 182.88],
  ['6 ft', 182.88],
  ['70 in', 177.8],
  ['70"', 177.8],
  ['178', 178],
  ['１７８', 178],
  ['178 cm', 178],
  ['178cm', 178],
  ['178,5 cm', 178.5],
  ['1.78 m', 178],
  ['1,78 m', 178],
  ['1.78', 178],
  ['1 m 78', 178],
  ['1m78cm', 178],
  ['about 178 cm 🙂', 178],
])('%s is %d cm', (text, height) => {
  expect(heightOf(text)).toBe(height)
})

test.each([
  ['tall'],
  ['5 ft 12'],
  ['5.10 ft'],
  [`5.5'`],
  ['178 kg'],
  ['170-175 cm'],
  ['-178'],
  ['178 178'],
  ['5:10'],
  ['1e2'],
])('%s is not a height', (text) => expect(heightOf(text)).toBe('not-a-height'))

test.each([
  ['130', 130],
  ['129.99', 'height-out-of-range'],
  ['220 cm', 220],
  ['220.01 cm', 'height-out-of-range'],
  ['1.30 m', 130],
  ['1.29 m', 'height-out-of-range'],
  [`4'4"`, 132.08],
  [`4'3"`, 'height-out-of-range'],
  [`7'2"`, 218.44],
  [`7'3"`, 'height-out-of-range'],
])('the limits of 130 and 220 cm make %s %s', (text, read) => {
  expect(heightOf(text)).toBe(read)
})

test.each([
  ['70', { number: 70, unit: 'in' }],
  ['6', { number: 6, unit: 'ft' }],
  ['5.10', null],
  ['300', null],
])('for a bare %s that is not a height in centimeters, %j is suggested', (text, perhaps) => {
  expect(readHeight(text)).toMatchObject({
    refused: [{ code: 'height-out-of-range', given: text, facts: { perhaps } }],
  })
})

test.each([
  [`5'10"`, 'ft', null],
  ['178 cm', 'cm', null],
  ['178', 'cm', 'centimeters'],
  ['1.78', 'cm', 'meters'],
])('%s keeps the unit it was typed in', (text, unit, assumed) => {
  expect(readHeight(text)).toMatchObject({ value: { unit, assumed } })
})

test('a height round-trips through its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 130, max: 220 }), (value) => {
      expect(heightOf(centimetersText(centimeters(value)))).toBe(value)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 52, max: 86 }), (inches) => {
      const written = feetAndInchesText(centimeters(inches * 2.54))
      expect(heightOf(written)).toBeCloseTo(inches * 2.54, 6)
    }),
  )
})
