import fc from 'fast-check'
import { expect, test } from 'vitest'
import { litersPerHour } from '../../units.ts'
import { litersPerHourText } from '../../7-words/amounts/format-measures.ts'
import { readSweatRate } from './read-sweat-rate.ts'

const rateOf = (text: string) => {
  const read = readSweatRate(text)
  if (!read.ok) return read.refused[0]?.code
  return read.value && Math.round(read.value.rate * 1000) / 1000
}

test.each([
  ['0.9', 0.9],
  ['.9', 0.9],
  ['1,2', 1.2],
  ['0.9 L/h', 0.9],
  ['0.9 l/hr', 0.9],
  ['0.9 lph', 0.9],
  ['0.9 liters per hour', 0.9],
  ['0.9 litres an hour', 0.9],
  ['1 L', 1],
  ['900 ml/h', 0.9],
  ['900ml', 0.9],
  ['1,200 ml/h', 1.2],
  ['1.200 ml/h', 1.2],
  ['32 oz/hr', 0.946],
  ['32 fl oz per hour', 0.946],
  ['0.8-1.0 L/h', 0.9],
  ['800–1,000 ml/h', 0.9],
  ['０．９', 0.9],
  ['about 1.5 💧', 1.5],
])('%s is %d L/h', (text, rate) => {
  expect(rateOf(text)).toBe(rate)
})

test.each([
  [''],
  ['  '],
  ['not sure'],
  ['Not sure.'],
  ['unknown'],
  ['Unknown'],
  ['-'],
  ['—'],
  ['?'],
  ['n/a'],
  ['N/A'],
  ['don’t know'],
  ['none'],
])('%s means an unknown sweat rate', (text) => {
  expect(rateOf(text)).toBeNull()
})

test.each([['a lot'], ['heavy'], ['0.9 kg'], ['-0.9'], ['1 L 200'], ['not 0.9'], ['0.9 L/day']])(
  '%s is no sweat rate',
  (text) => expect(rateOf(text)).toBe('not-a-sweat-rate'),
)

test.each([
  ['0.2', 0.2],
  ['0.19', 'sweat-rate-out-of-range'],
  ['4', 4],
  ['4.01', 'sweat-rate-out-of-range'],
  ['200 ml/h', 0.2],
  ['199 ml/h', 'sweat-rate-out-of-range'],
  ['0', 'sweat-rate-out-of-range'],
])('the limits of 0.2 and 4 L/h make %s %s', (text, read) => {
  expect(rateOf(text)).toBe(read)
})

test.each([
  ['900', { number: 900, unit: 'ml/h' }],
  ['32', { number: 32, unit: 'oz/h' }],
  ['9999', null],
])('for a bare %s, %j is suggested', (text, perhaps) => {
  expect(readSweatRate(text)).toMatchObject({ refused: [{ facts: { perhaps } }] })
})

test('a sweat rate round-trips through its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 400 }), (hundredths) => {
      expect(rateOf(litersPerHourText(litersPerHour(hundredths / 100)))).toBe(hundredths / 100)
    }),
  )
})
