import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centimeters, kilograms } from '../../units.ts'
import { kilogramsText } from '../../7-words/amounts/format-measures.ts'
import { readWeight } from './read-weight.ts'

const weightOf = (text: string, height: number | undefined = 178) => {
  const read = readWeight(text, height === undefined ? undefined : centimeters(height))
  return read.ok ? Math.round(read.value.weight * 100) / 100 : read.refused[0]?.code
}
const withoutHeight = (text: string) => {
  const read = readWeight(text, undefined)
  return read.ok ? 'read' : (read.refused[0]?.code ?? 'waits')
}

test.each([
  ['70', 70],
  ['154', 69.85],
  ['70 kg', 70],
  ['70kg', 70],
  ['70 kgs', 70],
  ['70 kilos', 70],
  ['７０ＫＧ', 70],
  ['70,5 kg', 70.5],
  ['70.5 kilograms', 70.5],
  ['154 lb', 69.85],
  ['154 lbs', 69.85],
  ['154 lbs.', 69.85],
  ['154 pounds', 69.85],
  ['154#', 69.85],
  ['11 st 4 lb', 71.67],
  ['11st4', 71.67],
  ['11 stone 4', 71.67],
  ['11 stone', 69.85],
  ['11.5 st', 73.03],
  ['about 70 kg', 70],
])('%s is %d kg at 178 cm', (text, weight) => {
  expect(weightOf(text)).toBe(weight)
})

test.each([
  ['sixty'],
  ['70 kg 5'],
  ['11 st 14 lb'],
  ['11.5 st 4'],
  ['70 cm'],
  ['-70'],
  ['70-75 kg'],
  ['70 kg (154 lb)'],
  ['kg'],
])('%s is not a weight', (text) => expect(weightOf(text)).toBe('not-a-weight'))

// At 200 cm, BMI 15 and 40 are 60 and 160 kg, 132.3 and 352.7 lb.
test.each([
  ['59.9', 'weight-unit-unclear', 'neither'],
  ['60', 60, null],
  ['132', 132, null],
  ['133', 'weight-unit-unclear', 'both'],
  ['160', 'weight-unit-unclear', 'both'],
  ['161', 73.03, null],
  ['352', 159.66, null],
  ['353', 'weight-unit-unclear', 'neither'],
])('a bare %s at 200 cm is %s', (text, read, suits) => {
  expect(weightOf(text, 200)).toBe(read)
  if (suits) {
    expect(readWeight(text, centimeters(200))).toMatchObject({
      refused: [{ facts: { number: Number(text), height: 200, suits } }],
    })
  }
})

test.each([
  ['35 kg', 35, 150],
  ['34.99 kg', 'weight-out-of-range', 150],
  ['180 kg', 180, 200],
  ['180.01 kg', 'weight-out-of-range', 200],
  ['56 kg', 56, 200], // BMI 14
  ['55.9 kg', 'bmi-out-of-range', 200],
  ['112.5 kg', 112.5, 150], // BMI 50
  ['112.6 kg', 'bmi-out-of-range', 150],
])('the limits make %s %s at %d cm', (text, read, height) => {
  expect(weightOf(text, height)).toBe(read)
})

test('for 180 kg at 165 cm, 180 lb is suggested', () => {
  expect(readWeight('180 kg', centimeters(165))).toMatchObject({
    refused: [
      {
        code: 'bmi-out-of-range',
        facts: { read: { weight: 180, unit: 'kg' }, height: 165, perhaps: { number: 180, unit: 'lb' } },
      },
    ],
  })
})

test('for 70 lb at 178 cm, 70 kg is suggested', () => {
  expect(readWeight('70 lb', centimeters(178))).toMatchObject({
    refused: [{ facts: { perhaps: { number: expect.closeTo(70), unit: 'kg' } } }],
  })
})

test.each([
  ['70', 'waits'],
  ['154', 'waits'],
  ['397', 'weight-out-of-range'],
  ['34', 'weight-out-of-range'],
  ['70 kg', 'read'],
  ['20 kg', 'weight-out-of-range'],
  ['sixty', 'not-a-weight'],
])('without a readable height, %s is read as %s', (text, result) => {
  expect(withoutHeight(text)).toBe(result)
})

test('a weight round-trips through its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: 500, max: 1200 }), (tenths) => {
      expect(weightOf(kilogramsText(kilograms(tenths / 10)))).toBe(tenths / 10)
    }),
  )
})
