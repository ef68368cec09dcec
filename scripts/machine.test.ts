import { describe, expect, test } from 'vitest'
import { bringsItsOwnNode, isNewEnoughToRunOn, whyUnfit } from './machine.mjs'

describe('what a machine needs before the install', () => {
  test.each([
    ['linux', 'x64', '20.0.0', '10.0.0'],
    ['linux', 'arm64', '20.20.2', '11.19.1'],
    ['linux', 'riscv64', '24.0.0', '10.2.0'],
    ['darwin', 'arm64', '24.21.0', '11.0.0'],
    ['win32', 'x64', '26.1.0', '11.0.0'],
  ])('%s on %s with Node %s and npm %s is fit', (platform, arch, node, npm) => {
    expect(whyUnfit({ platform, arch, node, npm })).toBeNull()
  })

  test.each([
    ['linux', 'x64', '18.20.0', '10.0.0', 'Node 20'],
    ['linux', 'x64', '19.9.9', '10.0.0', 'Node 20'],
    ['darwin', 'arm64', '23.11.0', '11.0.0', 'Node 24'],
    ['linux', 'riscv64', '22.0.0', '11.0.0', 'Node 24'],
    ['linux', 'x64', '20.0.0', '9.9.4', 'npm 10'],
    ['linux', 'x64', '20.0.0', 'missing', 'npm 10'],
  ])(
    '%s on %s with Node %s and npm %s hears in one line that it needs %s',
    (platform, arch, node, npm, needed) => {
      const why = whyUnfit({ platform, arch, node, npm })
      expect(why).toContain(`${needed} or newer`)
      expect(why).not.toContain('\n')
    },
  )

  test('only Linux on the two common processors brings its own Node', () => {
    expect(bringsItsOwnNode({ platform: 'linux', arch: 'x64' })).toBe(true)
    expect(bringsItsOwnNode({ platform: 'linux', arch: 'ia32' })).toBe(false)
    expect(bringsItsOwnNode({ platform: 'darwin', arch: 'arm64' })).toBe(false)
  })

  test('the product runs on Node 24 and later', () => {
    expect(isNewEnoughToRunOn('v24.0.0')).toBe(true)
    expect(isNewEnoughToRunOn('23.99.0')).toBe(false)
  })
})
