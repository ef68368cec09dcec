import { describe, expect, test } from 'vitest'
import { matchesLock } from './compare-install.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/@race-nutrition/engine': { resolved: 'packages/engine', link: true },
}
const { '': _root, 'node_modules/for-another-machine': _absent, ...installed } = locked

describe('comparing the installed packages with the lock', () => {
  test('an install without packages for other platforms matches', () => {
    expect(matchesLock(locked, installed)).toBe(true)
    expect(
      matchesLock(locked, { ...installed, 'node_modules/for-another-machine': { version: '1.0.0' } }),
    ).toBe(true)
  })

  test('a missing package does not match', () => {
    const { 'node_modules/react': _gone, ...rest } = installed
    expect(matchesLock(locked, rest)).toBe(false)
    expect(matchesLock(locked, {})).toBe(false)
  })

  test('another version, content or workspace does not match', () => {
    expect(
      matchesLock(locked, {
        ...installed,
        'node_modules/react': { version: '19.0.1', integrity: 'sha512-a' },
      }),
    ).toBe(false)
    expect(
      matchesLock(locked, {
        ...installed,
        'node_modules/react': { version: '19.0.0', integrity: 'sha512-b' },
      }),
    ).toBe(false)
    expect(
      matchesLock(locked, {
        ...installed,
        'node_modules/@race-nutrition/engine': { resolved: 'old', link: true },
      }),
    ).toBe(false)
  })

  test('a package that is not in the lock does not match', () => {
    expect(matchesLock(locked, { ...installed, 'node_modules/extra': { version: '1.0.0' } })).toBe(false)
  })
})
