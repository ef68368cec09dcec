import { expect, test } from 'vitest'
import { sealBy } from './sealed.ts'

const secret = 'zq-secret-of-thirty-two-letters-'
const seal = sealBy(secret, 'seventy kilograms')

test('what is sealed is read by whoever has secret and request', () => {
  expect(sealBy(secret, 'seventy kilograms').open(seal.close('Drink to thirst. ü'))).toBe(
    'Drink to thirst. ü',
  )
})

test('a text of nothing is a text', () => {
  expect(seal.open(seal.close(''))).toBe('')
})

test.each([
  ['another secret', sealBy(`${secret}!`, 'seventy kilograms')],
  ['another request', sealBy(secret, 'seventy-one kilograms')],
])('%s opens nothing', (_, other) => {
  expect(other.open(seal.close('Drink to thirst.'))).toBeNull()
})

test('neither the text nor its likeness is seen from outside', () => {
  const [one, other] = [seal.close('Drink to thirst.'), seal.close('Drink to thirst.')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('Drink')
})

test('a changed bit at any place is noticed', () => {
  const bytes = Buffer.from(seal.close('Drink to thirst.'), 'base64')
  const opened = [...bytes.keys()].map((at) => {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    return seal.open(changed.toString('base64'))
  })
  expect(opened).toHaveLength(44)
  expect(opened.every((text) => text === null)).toBe(true)
})

test.each(['', 'released', 'AAAA', Buffer.alloc(28).toString('base64'), Buffer.alloc(27).toString('base64')])(
  '%j is not sealed',
  (text) => {
    expect(seal.open(text)).toBeNull()
  },
)
