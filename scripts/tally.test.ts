import { describe, expect, test } from 'vitest'
import { closingLine, countOfPlaywright, countOfVitest, faultOf } from './tally.mjs'

describe('reading the reports', () => {
  test('the report of Vitest is counted', () => {
    const report = { numPassedTests: 12, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }
    expect(countOfVitest(JSON.stringify(report))).toEqual({ passed: 12, failed: 1, skipped: 3 })
  })

  test('the report of Playwright is counted, a flaky test as a failed one', () => {
    const report = { stats: { expected: 9, unexpected: 2, flaky: 1, skipped: 4 } }
    expect(countOfPlaywright(JSON.stringify(report))).toEqual({ passed: 9, failed: 3, skipped: 4 })
  })

  test.each(['', 'not json', '{}', 'null', '{"stats":{}}'])('the report %j has no counts', (report) => {
    expect(countOfVitest(report)).toBeNull()
    expect(countOfPlaywright(report)).toBeNull()
  })
})

describe('the outcome of a run', () => {
  const lint = { name: 'lint', ok: true, tests: null }
  const unit = { name: 'unit', ok: true, tests: { passed: 12, failed: 0, skipped: 0 } }
  const browser = { name: 'browser', ok: true, tests: { passed: 30, failed: 0, skipped: 0 } }

  test('the closing line sums the tests of all parts', () => {
    expect(closingLine([lint, unit, browser])).toBe('42 passed, 0 failed')
  })

  test('failing tests are counted', () => {
    const failing = { name: 'unit', ok: false, tests: { passed: 10, failed: 2, skipped: 0 } }
    expect(closingLine([lint, failing, browser])).toBe('40 passed, 2 failed')
    expect(faultOf(failing)).toBe('2 failed')
  })

  test('a part that fails without a failing test counts as one', () => {
    expect(closingLine([{ ...lint, ok: false }, unit])).toBe('12 passed, 1 failed')
    expect(closingLine([lint, { ...unit, ok: false }])).toBe('12 passed, 1 failed')
  })

  test('a part that ran no test fails, whatever its exit code', () => {
    const empty = { name: 'browser', ok: true, tests: { passed: 0, failed: 0, skipped: 7 } }
    expect(faultOf(empty)).toBe('ran no test')
    expect(closingLine([unit, empty])).toBe('12 passed, 1 failed')
  })

  test('a part without tests needs no test', () => {
    expect(faultOf(lint)).toBeNull()
    expect(faultOf(unit)).toBeNull()
  })
})
