import { describe, expect, test } from 'vitest'
import { licensesFile } from './licenses-file.mjs'
import { thirdParties } from './third-parties.mjs'

/** Licenses that only require their notice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'ISC', 'MIT']

/** Licenses that require more than a notice, and why they are acceptable. */
const withReason = {
  'OFL-1.1': 'The fonts are given out unchanged and not sold by themselves.',
}

describe('third-party software', () => {
  const parties = thirdParties()

  test('is found: the server’s, the page’s, its fonts and Node', () => {
    const names = parties.map(({ name }) => name)
    for (const name of ['fastify', 'react', '@fontsource-variable/figtree']) expect(names).toContain(name)
    expect(names.some((name) => name.startsWith('node-linux-'))).toBe(process.platform === 'linux')
  })

  test('leaves out build and test tools', () => {
    const names = parties.map(({ name }) => name)
    for (const name of ['vite', 'vitest', 'typescript']) expect(names).not.toContain(name)
  })

  test('has a license text, package by package', () => {
    const bare = parties.filter(({ license, texts }) => texts.join('').length < shortestText(license))
    expect(bare.map(({ name }) => name)).toEqual([])
  })

  test('is under licenses that only require a notice, or that have a reason here', () => {
    const allowed = [...permissive, ...Object.keys(withReason)]
    expect(parties.filter(({ license }) => !isAllowed(license, allowed))).toEqual([])
  })

  test('has no reason for a license that is no longer used', () => {
    const ids = new Set(parties.map(({ license }) => license))
    expect(Object.keys(withReason).filter((id) => !ids.has(id))).toEqual([])
  })

  test('is in the file with its version, and each text occurs once', () => {
    const file = licensesFile(parties)
    const packages = parties.filter((party) => !party.name.startsWith('node-linux-'))
    for (const { name, version } of packages) {
      expect(file).toContain(`${name} ${version} (`)
    }
    expect(file).toMatch(/^Node\.js \d/m)
    const different = new Set(parties.map(({ texts }) => texts.join()))
    expect(file.split(`\n${'='.repeat(80)}\n`)).toHaveLength(1 + different.size)
  })

  test('that only references the Apache license has its full text in the same file', () => {
    expect(licensesFile(parties)).toContain('TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION')
  })
})

describe('a license', () => {
  test.each([
    ['(AFL-2.1 OR BSD-3-Clause)', true],
    ['MIT AND ISC', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
    ['UNLICENSED', false],
    [undefined, false],
  ])('%s is allowed: %s', (license, allowed) => {
    expect(isAllowed(license, permissive)).toBe(allowed)
  })
})

/** A reference to the Apache license is enough: its full text is in the same file, as tested above. */
const shortestText = (license: string) => (license === 'Apache-2.0' ? 20 : 200)

/** An SPDX expression of one level, which is all that packages write. */
function isAllowed(license: string | undefined, allowed: readonly string[]): boolean {
  const choices = (license ?? '').replace(/^\(|\)$/g, '').split(' OR ')
  return choices.some((choice) => choice.split(' AND ').every((id) => allowed.includes(id)))
}
