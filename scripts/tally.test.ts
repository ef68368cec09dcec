import { describe, expect, test } from 'vitest'
import {
  closingLine,
  countOfPlaywright,
  countOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  faultOf,
} from './tally.mjs'

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

describe('naming what failed', () => {
  test('a test of Vitest by its file, its name and the first line of why', () => {
    const report = {
      testResults: [
        {
          name: 'carbs.test.ts',
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'carbs are grams', failureMessages: [] },
            {
              status: 'failed',
              fullName: 'carbs add up',
              failureMessages: ['expected 59 to be 60\n  at line 3'],
            },
          ],
        },
        { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
        { name: 'sound.test.ts', status: 'passed', assertionResults: [] },
      ],
    }
    expect(failuresOfVitest(JSON.stringify(report))).toEqual([
      'carbs.test.ts › carbs add up › expected 59 to be 60',
      'broken.test.ts › Unexpected token',
    ])
  })

  test('a test of Playwright by its project and place, in whatever depth, a flaky one too', () => {
    const report = {
      suites: [
        {
          specs: [
            spec('fits', 'expected'),
            spec('waits', 'flaky', { message: '\u001b[31mTimed out\u001b[39m\n…' }),
          ],
          suites: [{ specs: [spec('answers', 'unexpected', { message: 'no answer' })] }],
        },
      ],
    }
    expect(failuresOfPlaywright(JSON.stringify(report))).toEqual([
      '[phone] form.spec.ts:7 › waits › Timed out',
      '[phone] form.spec.ts:7 › answers › no answer',
    ])
  })

  test.each(['', 'not json', '{}', 'null'])('the report %j names nothing', (report) => {
    expect(failuresOfVitest(report)).toEqual([])
    expect(failuresOfPlaywright(report)).toEqual([])
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

/** A test of Playwright's report. */
function spec(title: string, status: string, error?: { message: string }) {
  return {
    file: 'form.spec.ts',
    line: 7,
    title,
    tests: [{ projectName: 'phone', status, results: [error === undefined ? {} : { error }, {}] }],
  }
}
