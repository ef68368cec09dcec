import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAmount, type Unit } from './read-amount.ts'

const asWritten: readonly [given: unknown, amount: number | null][] = [
  [60, 60],
  [0, 0],
  [12.5, 12.5],
  ['60', 60],
  ['60 g', 60],
  ['~60 g', 60],
  ['≈ 60g/h', 60],
  ['about 60 g per hour', 60],
  ['+60', 60],
  ['  60.5  ', 60.5],
  ['.5', 0.5],
  ['approx.60', 60],
  ['1e3', 1000],
  ['６０ｇ', 60],
  ['"60"', 60],
  // Thousands and decimals.
  ['1,200', 1200],
  ['1,200 mg', 1200],
  ['1,200.5', 1200.5],
  ['1.200,5', 1200.5],
  ['1.200.000', 1_200_000],
  ['1,200,000', 1_200_000],
  ['1 200 mg', 1200],
  ['1 200 mg', 1200],
  ["1'200", 1200],
  ['1.200', 1.2],
  ['1,2', 1.2],
  ['0,900', 0.9],
  ['12,5 g', 12.5],
  // NFKC alone would make it 11.
  ['1½', 1.5],
  ['2 ½ gels', 2.5],
  ['½ gel', 0.5],
  ['⅞', 0.875],
  // A range is its lower end; stripping would make it 6090.
  ['60-90', 60],
  ['60 – 90 g/h', 60],
  ['60 to 90 g', 60],
  ['90-60', 60],
  ['60~90', 60],
  ['1,200-1,500 mg', 1200],
  ['between 60 and 90 g', 60],
  // One amount, and words that contain digits; stripping would make it 602.
  ['60 g (2 gels)', 60],
  // Not an amount.
  [-5, null],
  ['-5', null],
  ['−5 g', null],
  ['- 60 g', 60],
  ['', null],
  ['a lot', null],
  ['-', null],
  [Number.NaN, null],
  [Number.POSITIVE_INFINITY, null],
  ['1e999', null],
  ['9'.repeat(400), null],
  [true, null],
  [false, null],
  [null, null],
  [undefined, null],
  [[60], null],
  [{ value: 60 }, null],
  [60n, null],
]

const digitsAndNoise = [...Array.from('0123456789.,-–−~ +e%½６/(g\n'), 'to', '大', '\u00a0', '\ud800']

describe('an amount', () => {
  test.each(asWritten)('of %o is read as %o', (given, amount) => {
    expect(readAmount(given)).toBe(amount)
  })

  test.each<[string, Unit, number]>([
    ['1.5 L', 'ml', 1500],
    ['1,5 l/h', 'ml', 1500],
    ['1-1.5 liters', 'ml', 1000],
    ['½ L', 'ml', 500],
    ['2 litres', 'ml', 2000],
    ['16 fl oz', 'ml', 473.2],
    ['16 oz/hr', 'ml', 473.2],
    ['50 cl', 'ml', 500],
    ['2 g', 'mg', 2000],
    ['1.2 grams of sodium', 'mg', 1200],
    ['500 μg', 'mg', 0.5],
    ['500 µg', 'mg', 0.5],
    ['0.1 kg', 'g', 100],
    ['8400 kJ', 'kcal', 2008],
    ['850 ml/h', 'lph', 0.85],
    // The field's own unit, none, or a word that is not a unit.
    ['1500 ml (1.5 L)', 'ml', 1500],
    ['2 large bottles', 'ml', 2],
    ['2000', 'mg', 2000],
    ['60 grams', 'g', 60],
    ['2 gels', 'mg', 2],
    ['2400 Cal', 'kcal', 2400],
    ['2 constructor', 'ml', 2],
  ])('of %j in a field of %s is %d', (given, unit, amount) => {
    expect(readAmount(given, unit)).toBe(amount)
  })

  test('written as a number is that number, and none below zero', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (number) => {
        const amount = number >= 0 ? number + 0 : null
        expect(readAmount(number)).toBe(amount)
        expect(readAmount(String(number + 0))).toBe(amount)
      }),
    )
  })

  test('is finite and not below zero, or null, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...digitsAndNoise), maxLength: 40 }), (text) => {
        const amount = readAmount(text)
        expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  // With quadratic matching, each of the seven would take minutes, and the test has one.
  test('of a hundred thousand characters is read quickly', () => {
    for (const unit of ['1', '1,', '1 234 ', '-', ' ', '1.', 'e']) readAmount(unit.repeat(100_000))
  })
})
