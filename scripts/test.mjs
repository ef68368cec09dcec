import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { requireChromium, chromiumProgram } from './chromium.mjs'
import { runs } from './command.mjs'
import { compileCache } from './compile-cache.mjs'
import { freePort } from './free-port.mjs'
import { pdfPrograms } from './pdf-programs.mjs'
import { setUp } from './set-up.mjs'
import { runCommand } from './command-error.mjs'
import { requirePrograms } from './system-programs.mjs'
import {
  closingLine,
  countOfPlaywright,
  countOfVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  faultOf,
} from './tally.mjs'
import { buildPageInto, pageUnderTest } from './web-build.mjs'

/** Runs all checks and tests, one part after the other, even if one fails. */
await runCommand(async () => {
  const withBrowser = !process.argv.includes('--without-browser')
  await setUp()
  await requirePrograms([...(withBrowser ? [chromiumProgram] : []), ...pdfPrograms])
  const chromium = withBrowser ? await requireChromium() : null
  const outcomes = [
    await check('format', () => runs('biome', ['format'])),
    await check('lint', () => runs('oxlint', ['--type-aware', '--deny-warnings'])),
    await check('types', () => runs('tsc', ['-b'])),
    await check('unused', () => runs('knip', [])),
    await unitTests(),
    await check('build', () => buildPageInto(pageUnderTest)),
    ...(chromium === null ? [] : [await browserTests(chromium)]),
  ]
  close(outcomes)
})

/**
 * @param {string} name
 * @param {() => Promise<boolean>} work
 * @returns {Promise<import('./tally.mjs').Outcome & { failures: string[] }>}
 */
async function check(name, work) {
  console.log(`\n── ${name}`)
  const from = performance.now()
  const ok = await work()
  console.log(`── ${name}: ${ok ? 'done' : 'failed'} in ${((performance.now() - from) / 1000).toFixed(1)} s`)
  return { name, ok, tests: null, failures: [] }
}

function unitTests() {
  return counted('unit', countOfVitest, failuresOfVitest, (report) =>
    runs(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      compileCache,
    ),
  )
}

/** @param {string} chromium */
async function browserTests(chromium) {
  const port = String(await freePort())
  return counted('browser', countOfPlaywright, failuresOfPlaywright, (report) =>
    runs('playwright', ['test', '--reporter=list,json'], {
      ...compileCache,
      CHROME_PATH: chromium,
      TEST_PORT: port,
      PAGE_FOLDER: pageUnderTest,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
  )
}

/**
 * @param {string} name
 * @param {(report: string) => import('./tally.mjs').Count | null} count
 * @param {(report: string) => string[]} failures
 * @param {(report: string) => Promise<boolean>} work
 */
async function counted(name, count, failures, work) {
  const folder = mkdtempSync(join(tmpdir(), 'race-nutrition-'))
  const report = join(folder, 'report.json')
  try {
    const outcome = await check(name, () => work(report))
    const read = readOrNothing(report)
    const tests = count(read) ?? { passed: 0, failed: 0, skipped: 0 }
    return { ...outcome, tests, failures: failures(read) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} path */
function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** @param {readonly (import('./tally.mjs').Outcome & { failures: string[] })[]} outcomes */
function close(outcomes) {
  const faults = outcomes.flatMap((outcome) => {
    const fault = faultOf(outcome)
    return fault === null ? [] : [`${outcome.name} (${fault})`]
  })
  const skipped = outcomes.reduce((sum, { tests }) => sum + (tests?.skipped ?? 0), 0)
  console.log('')
  for (const failure of outcomes.flatMap(({ failures }) => failures)) console.log(`Failed: ${failure}`)
  if (skipped > 0) console.log(`Skipped tests: ${skipped}`)
  if (faults.length > 0) console.log(`Not passed: ${faults.join(', ')}`)
  console.log(closingLine(outcomes))
  process.exitCode = faults.length > 0 ? 1 : 0
}
