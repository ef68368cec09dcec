import { Buffer } from 'node:buffer'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64Url, toBase64Url } from './base64url.ts'

test('bytes are written as everyone writes them, and read back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      const text = toBase64Url(bytes)
      expect(text).toBe(Buffer.from(bytes).toString('base64url'))
      expect(fromBase64Url(text)).toEqual(bytes)
    }),
    { numRuns: 300 },
  )
})

test.each(['A', 'AAAAA', 'AB', 'AAB', 'A=', 'AA==', 'A A', 'A+', 'A/', 'é', '🥭A'])(
  '%j is how no bytes are written',
  (text) => {
    expect(fromBase64Url(text)).toBeNull()
  },
)
