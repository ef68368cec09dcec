import { stripVTControlCharacters } from 'node:util'

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

/**
 * The tests of Vitest's JSON report that failed, each with the first line of why; a file that could not be read is one.
 * @param {string} report
 * @returns {string[]} none without a readable report
 */
export function failuresOfVitest(report) {
  return list(parsed(report)?.testResults).flatMap(({ name, status, message, assertionResults }) => {
    const failed = list(assertionResults).filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [failure(name, '', message)]
    return failed.map(({ fullName, failureMessages }) => failure(name, fullName, list(failureMessages)[0]))
  })
}

/**
 * The tests of Playwright's JSON report that failed at least once, each with the first line of why.
 * @param {string} report
 * @returns {string[]} none without a readable report
 */
export function failuresOfPlaywright(report) {
  return list(parsed(report)?.suites).flatMap(failuresOfSuite)
}

/**
 * @param {any} suite
 * @returns {string[]}
 */
function failuresOfSuite({ suites, specs }) {
  const own = list(specs).flatMap(({ file, line, title, tests }) =>
    list(tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const why = list(results).find(({ error }) => error !== undefined)?.error.message
        return failure(`[${projectName}] ${file}:${line}`, title, why)
      }),
  )
  return [...own, ...list(suites).flatMap(failuresOfSuite)]
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string | undefined} why
 */
function failure(file, title, why) {
  return [file, title, stripVTControlCharacters(why ?? '').split('\n')[0]].filter(Boolean).join(' › ')
}

/**
 * @param {any} value
 * @returns {any[]}
 */
function list(value) {
  return Array.isArray(value) ? value : []
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
