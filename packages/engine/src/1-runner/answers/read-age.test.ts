import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAge } from './read-age.ts'

const ageOf = (text: string) => {
  const read = readAge(text)
  return read.ok ? read.value : read.refused[0]?.code
}

test.each([
  ['34', 34],
  ['３４', 34],
  ['34.5', 34],
  ['34,9', 34],
  ['34 years', 34],
  ['34 years old', 34],
  ['34yo', 34],
  ['34 y/o', 34],
  ['aged 34', 34],
])('%s is an age of %d completed years', (text, age) => {
  expect(ageOf(text)).toBe(age)
})

test.each([['thirty'], ['-34'], ['34 35'], ['1e2'], ['12 months'], ['years']])('%s is not an age', (text) => {
  expect(ageOf(text)).toBe('not-an-age')
})

test.each([
  ['12', 12],
  ['11.9', 'age-out-of-range'],
  ['95.9', 95],
  ['96', 'age-out-of-range'],
  ['9'.repeat(199), 'age-out-of-range'],
])('the limits of 12 and 95 years make %s %s', (text, read) => {
  expect(ageOf(text)).toBe(read)
})

test('an age round-trips through its text', () => {
  fc.assert(fc.property(fc.integer({ min: 12, max: 95 }), (age) => ageOf(`${age} years`) === age))
})
