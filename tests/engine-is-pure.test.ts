import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programFiles, root, textOf, withoutComments } from './source-files.ts'

// Written into the engine's folder, because the rule applies to it, into a path that git and the other checks ignore.
describe('the linter forbids clock and randomness in the engine', () => {
  let folder: string
  beforeAll(() => {
    folder = join(root, 'packages/engine/src/.cache')
    mkdirSync(folder, { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test.each([
    ['the clock', 'export const now = () => Date.now()', 'Date'],
    ['a day of the clock', 'export const today = () => new Date()', 'Date'],
    ['a stopwatch', 'export const since = () => performance.now()', 'performance'],
    ['chance', 'export const chance = () => Math.random()', 'Math.random'],
    ['a way around', 'export const now = () => globalThis.Date.now()', 'globalThis'],
  ])('%s is refused', (_what, code, named) => {
    expect(lint(folder, code)).toContain(named)
  })

  test('a line without them is accepted', () => {
    expect(lint(folder, 'export const most = (one: number, other: number) => Math.max(one, other)')).toBe('')
  })
})

describe('the source of the engine', () => {
  // Globals that exist even without DOM and Node types, and that read the machine's clock or locale.
  const banned =
    /\b(Date|globalThis|Atomics|eval)\b\s*[.(]|\bMath\.random\b|\bnew Date\b|\bIntl\.DateTimeFormat\b|\.toLocale\w+\(\)|\bfrom 'node:/

  test('uses no clock, no randomness and no machine state', () => {
    const files = programFiles('packages/engine/src')
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => banned.test(withoutComments(textOf(file))))).toEqual([])
  })

  test('disables no rule by a comment', () => {
    const lifted = programFiles('packages/engine/src').filter((file) =>
      /(oxlint|eslint)-disable[^\n]*(no-restricted|:?\s*\*\/)|@ts-(ignore|nocheck)/.test(textOf(file)),
    )
    expect(lifted).toEqual([])
  })
})

/** The linter's output for the code as a file of the engine; empty if it is accepted. */
function lint(folder: string, code: string): string {
  const file = join(folder, 'planted.ts')
  writeFileSync(file, `${code}\n`)
  try {
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), '--no-ignore', '--quiet', '--format=unix', file],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
    return ''
  } catch (refused) {
    return String((refused as { stdout?: unknown }).stdout)
  }
}
