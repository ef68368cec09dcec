import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fingerprintOfSources } from './project.mjs'

describe('the fingerprint of the sources', () => {
  let folder: string
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'sources-'))
    write('src/page.tsx', 'one')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('a changed, new or renamed file changes it', () => {
    const first = fingerprintOfSources([folder])
    write('src/page.tsx', 'two')
    const second = fingerprintOfSources([folder])
    write('src/style.css', '')
    const third = fingerprintOfSources([folder])
    write('src/look.css', '')
    rmSync(join(folder, 'src/style.css'))
    expect(new Set([first, second, third, fingerprintOfSources([folder])]).size).toBe(4)
  })

  test('a new modification time, a test, a build and an install do not change it', () => {
    const first = fingerprintOfSources([folder])
    utimesSync(join(folder, 'src/page.tsx'), 1, 1)
    write('src/page.test.tsx', 'test')
    write('dist/index.html', 'built')
    write('node_modules/react/index.js', 'installed')
    write('tsconfig.tsbuildinfo', '{}')
    expect(fingerprintOfSources([folder])).toBe(first)
  })

  test('a single file counts, and a missing one is ignored', () => {
    const file = join(folder, 'src/page.tsx')
    expect(fingerprintOfSources([file])).not.toBe(fingerprintOfSources([join(folder, 'none')]))
  })
})
