import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { programFiles, root, textOf, withoutComments } from './source-files.ts'

// Planted in the engine itself, because the ban is on its folder, where git and the other checks do not look.
describe('the linter keeps clock and chance out of the engine', () => {
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

  test('a line without them is not', () => {
    expect(lint(folder, 'export const most = (one: number, other: number) => Math.max(one, other)')).toBe('')
  })
})

describe('the engine, read as text', () => {
  // What the compiler knows even without a page and without Node, and what reads the machine's clock or language.
  const banned =
    /\b(Date|globalThis|Atomics|eval)\b\s*[.(]|\bMath\.random\b|\bnew Date\b|\bIntl\.DateTimeFormat\b|\.toLocale\w+\(\)|\bfrom 'node:/

  test('names no clock, no chance and no machine', () => {
    const files = programFiles('packages/engine/src')
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter((file) => banned.test(withoutComments(textOf(file))))).toEqual([])
  })

  test('takes no ban back by a comment', () => {
    const lifted = programFiles('packages/engine/src').filter((file) =>
      /(oxlint|eslint)-disable[^\n]*(no-restricted|:?\s*\*\/)|@ts-(ignore|nocheck)/.test(textOf(file)),
    )
    expect(lifted).toEqual([])
  })
})

/** What the linter says of the code, were it a file of the engine; nothing where it is content. */
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
