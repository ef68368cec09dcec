import { expect, test } from 'vitest'
import { messageCipher } from './message-encryption.ts'

const secret = 'zq-secret-of-thirty-two-letters-'
const cipher = messageCipher(secret, 'seventy kilograms')

test('a message is decrypted with the same secret and request', () => {
  expect(messageCipher(secret, 'seventy kilograms').decrypt(cipher.encrypt('Drink to thirst. ü'))).toBe(
    'Drink to thirst. ü',
  )
})

test('an empty text is a valid message', () => {
  expect(cipher.decrypt(cipher.encrypt(''))).toBe('')
})

test.each([
  ['another secret', messageCipher(`${secret}!`, 'seventy kilograms')],
  ['another request', messageCipher(secret, 'seventy-one kilograms')],
])('%s does not decrypt', (_, other) => {
  expect(other.decrypt(cipher.encrypt('Drink to thirst.'))).toBeNull()
})

test('neither the text nor a repetition is visible', () => {
  const [one, other] = [cipher.encrypt('Drink to thirst.'), cipher.encrypt('Drink to thirst.')]
  expect(one).not.toBe(other)
  expect(Buffer.from(one, 'base64').toString('latin1')).not.toContain('Drink')
})

test('a changed bit at any position is detected', () => {
  const bytes = Buffer.from(cipher.encrypt('Drink to thirst.'), 'base64')
  const opened = [...bytes.keys()].map((at) => {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    return cipher.decrypt(changed.toString('base64'))
  })
  expect(opened).toHaveLength(44)
  expect(opened.every((text) => text === null)).toBe(true)
})

test.each(['', 'released', 'AAAA', Buffer.alloc(28).toString('base64'), Buffer.alloc(27).toString('base64')])(
  '%j is not an encrypted message',
  (text) => {
    expect(cipher.decrypt(text)).toBeNull()
  },
)
