import { expect, test } from 'vitest'
import { errorCodeIn } from './error-code.ts'

test.each([
  ['{"error":{"message":"x","code":"rate_limited"}}', 'rate_limited'],
  ['{"message":"x","code":"project_not_found"}', 'project_not_found'],
  ['{"type":"error","error":{"type":"overloaded_error","message":"x"}}', 'overloaded_error'],
  ['{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"x"}}', 'RESOURCE_EXHAUSTED'],
  ['{"error":{"type":"invalid_request_error","code":null}}', 'invalid_request_error'],
  ['rate_limited', null],
  ['{"error":"rate_limited"}', null],
  ['[]', null],
  ['null', null],
  ['', null],
  // What may be a key or an answer is no code.
  ['{"code":"sk-abc123def456"}', null],
  ['{"code":"weighs 70 kg"}', null],
  [`{"code":"${'a'.repeat(41)}"}`, null],
])('the code in %s is %s', (body, code) => {
  expect(errorCodeIn(body)).toBe(code)
})
