import { expect, test } from 'vitest'
import { errorCodeIn } from './error-code.ts'

test.each([
  ['{"error":{"message":"x","code":"rate_limited"}}', 'rate_limited'],
  ['{"message":"x","code":"project_not_found"}', 'project_not_found'],
  ['{"type":"error","error":{"type":"overloaded_error","message":"x"}}', 'overloaded_error'],
  ['{"error":{"code":429,"status":"RESOURCE_EXHAUSTED","message":"x"}}', 'RESOURCE_EXHAUSTED'],
  ['{"error":{"type":"invalid_request_error","code":null}}', 'invalid_request_error'],
  ['{"error":{"type":"insufficient_quota","code":"insufficient_quota"}}', 'insufficient_quota'],
  // The first known one, whatever precedes it.
  ['{"error":{"type":"invalid_request_error","code":"peanut_allergy"}}', 'invalid_request_error'],
  ['rate_limited', null],
  ['{"error":"rate_limited"}', null],
  ['{"error":{"code":429}}', null],
  ['[]', null],
  ['null', null],
  ['', null],
])('the code in %s is %s', (body, code) => {
  expect(errorCodeIn(body)).toBe(code)
})

test.each([
  // A runner's words in the form of a code.
  'allergic_to_peanuts_and_pregnant',
  'diabetes',
  'sk-abc123def456',
  'weighs 70 kg',
  'RATE_LIMITED',
  ' rate_limited',
  'rate_limited\n{"level":50,"msg":"forged"}',
  '__proto__',
  'constructor',
  '',
  'a'.repeat(41),
])('an undocumented code is logged as other: %j', (code) => {
  expect(errorCodeIn(JSON.stringify({ error: { code } }))).toBe('other')
  expect(errorCodeIn(JSON.stringify({ code }))).toBe('other')
})
