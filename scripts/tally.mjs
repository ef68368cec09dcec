/**
 * The outcome of a part of the tests. A part without tests, such as the linter, has no counts.
 * @typedef {{ passed: number, failed: number, skipped: number }} Count
 * @typedef {{ name: string, ok: boolean, tests: Count | null }} Outcome
 */

/**
 * Reads the JSON report of Vitest.
 * @param {string} report
 * @returns {Count | null} null without a readable report
 */
export function countOfVitest(report) {
  const read = parsed(report)
  return countOf({
    passed: read?.numPassedTests,
    failed: read?.numFailedTests,
    skipped: Number(read?.numPendingTests) + Number(read?.numTodoTests),
  })
}

/**
 * Reads the JSON report of Playwright.
 * @param {string} report
 * @returns {Count | null}
 */
export function countOfPlaywright(report) {
  const stats = parsed(report)?.stats
  // A flaky test counts as failed, since it failed at least once.
  return countOf({
    passed: stats?.expected,
    failed: Number(stats?.unexpected) + Number(stats?.flaky),
    skipped: stats?.skipped,
  })
}

/** @param {string} report */
function parsed(report) {
  try {
    return JSON.parse(report)
  } catch {
    return null
  }
}

/**
 * @param {Record<'passed' | 'failed' | 'skipped', unknown>} counted
 * @returns {Count | null}
 */
function countOf({ passed, failed, skipped }) {
  if (![passed, failed, skipped].every((count) => Number.isInteger(count))) return null
  return { passed: Number(passed), failed: Number(failed), skipped: Number(skipped) }
}

/**
 * Why an outcome is a failure, in a few words; null if it is not.
 * @param {Outcome} outcome
 */
export function faultOf({ ok, tests }) {
  if (tests?.failed) return `${tests.failed} failed`
  if (!ok) return 'failed'
  if (tests !== null && tests.passed === 0) return 'ran no test'
  return null
}

/**
 * The closing line. A part that failed without a failing test counts as one failure, so that a failed run never ends with
 * "0 failed".
 * @param {readonly Outcome[]} outcomes
 */
export function closingLine(outcomes) {
  const passed = sum(outcomes.map(({ tests }) => tests?.passed ?? 0))
  const failed = sum(outcomes.map((outcome) => outcome.tests?.failed || (faultOf(outcome) === null ? 0 : 1)))
  return `${passed} passed, ${failed} failed`
}

/** @param {readonly number[]} counts */
function sum(counts) {
  return counts.reduce((total, count) => total + count, 0)
}
