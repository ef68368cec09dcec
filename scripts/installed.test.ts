import { describe, expect, test } from 'vitest'
import { agrees } from './installed.mjs'

const locked = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0', integrity: 'sha512-a' },
  'node_modules/for-another-machine': { version: '1.0.0', optional: true },
  'node_modules/@race-nutrition/engine': { resolved: 'packages/engine', link: true },
}
const { '': _root, 'node_modules/for-another-machine': _absent, ...installed } = locked

describe('whether the install is the one that the lock asks for', () => {
  test('an install of everything but packages for other machines agrees', () => {
    expect(agrees(locked, installed)).toBe(true)
    expect(agrees(locked, { ...installed, 'node_modules/for-another-machine': { version: '1.0.0' } })).toBe(
      true,
    )
  })

  test('a missing package disagrees', () => {
    const { 'node_modules/react': _gone, ...rest } = installed
    expect(agrees(locked, rest)).toBe(false)
    expect(agrees(locked, {})).toBe(false)
  })

  test('another version, another content or another workspace disagrees', () => {
    expect(
      agrees(locked, { ...installed, 'node_modules/react': { version: '19.0.1', integrity: 'sha512-a' } }),
    ).toBe(false)
    expect(
      agrees(locked, { ...installed, 'node_modules/react': { version: '19.0.0', integrity: 'sha512-b' } }),
    ).toBe(false)
    expect(
      agrees(locked, {
        ...installed,
        'node_modules/@race-nutrition/engine': { resolved: 'old', link: true },
      }),
    ).toBe(false)
  })

  test('a package that the lock does not name disagrees', () => {
    expect(agrees(locked, { ...installed, 'node_modules/extra': { version: '1.0.0' } })).toBe(false)
  })
})
