import { expect, test } from 'vitest'
import { storeErrorCode } from './store-error-code.ts'

const withCode = (code: string) => Object.assign(new Error('connect 10.0.0.7:6379 zq'), { code })

test.each([
  [withCode('ECONNREFUSED'), 'ECONNREFUSED'],
  [withCode('ENOTFOUND'), 'ENOTFOUND'],
  [withCode('zq-invented'), 'unknown'],
  [new Error('WRONGPASS invalid username-password pair'), 'WRONGPASS'],
  [new Error('NOAUTH Authentication required.'), 'NOAUTH'],
  [new Error('zq WRONGPASS'), 'unknown'],
  [new Error(''), 'unknown'],
  ['zq', 'unknown'],
  [null, 'unknown'],
])('%s is logged as %s', (error, trouble) => {
  expect(storeErrorCode(error)).toBe(trouble)
})
