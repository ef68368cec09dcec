import { describe, expect, test } from 'vitest'
import { bringsItsOwnNode, isNewEnoughToRunOn, unmetRequirement } from './machine-requirements.mjs'

describe('the requirements of a machine', () => {
  test.each([
    ['linux', 'x64', '20.0.0', '10.0.0'],
    ['linux', 'arm64', '20.20.2', '11.19.1'],
    ['linux', 'riscv64', '24.0.0', '10.2.0'],
    ['darwin', 'arm64', '24.21.0', '11.0.0'],
    ['win32', 'x64', '26.1.0', '11.0.0'],
  ])('%s on %s with Node %s and npm %s is supported', (platform, arch, node, npm) => {
    expect(unmetRequirement({ platform, arch, node, npm })).toBeNull()
  })

  test.each([
    ['linux', 'x64', '18.20.0', '10.0.0', 'Node 20'],
    ['linux', 'x64', '19.9.9', '10.0.0', 'Node 20'],
    ['darwin', 'arm64', '23.11.0', '11.0.0', 'Node 24'],
    ['linux', 'riscv64', '22.0.0', '11.0.0', 'Node 24'],
    ['linux', 'x64', '20.0.0', '9.9.4', 'npm 10'],
    ['linux', 'x64', '20.0.0', 'missing', 'npm 10'],
  ])(
    '%s on %s with Node %s and npm %s is refused in one line: needs %s',
    (platform, arch, node, npm, needed) => {
      const why = unmetRequirement({ platform, arch, node, npm })
      expect(why).toContain(`${needed} or newer`)
      expect(why).not.toContain('\n')
    },
  )

  test('only Linux on x64 and arm64 installs its own Node', () => {
    expect(bringsItsOwnNode({ platform: 'linux', arch: 'x64' })).toBe(true)
    expect(bringsItsOwnNode({ platform: 'linux', arch: 'ia32' })).toBe(false)
    expect(bringsItsOwnNode({ platform: 'darwin', arch: 'arm64' })).toBe(false)
  })

  test('the product runs on Node 24 and later', () => {
    expect(isNewEnoughToRunOn('v24.0.0')).toBe(true)
    expect(isNewEnoughToRunOn('23.99.0')).toBe(false)
  })
})
