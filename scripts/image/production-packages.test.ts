import { expect, test } from 'vitest'
import { productionPackages } from './production-packages.mjs'

const locked = {
  'apps/server': {
    dependencies: { ours: '1', fast: '1' },
    devDependencies: { tester: '1' },
    peerDependencies: { seldom: '1' },
    peerDependenciesMeta: { seldom: { optional: true } },
  },
  'packages/ours': { dependencies: { fast: '2' } },
  'packages/ours/node_modules/fast': { version: '2' },
  'node_modules/ours': { link: true, resolved: 'packages/ours' },
  'node_modules/fast': { optionalDependencies: { 'fast-linux': '1', 'fast-unknown': '1' } },
  'node_modules/fast-linux': { peerDependencies: { core: '1' } },
  'node_modules/core': {},
  'node_modules/tester': {},
  'node_modules/seldom': {},
}

test('a workspace needs its dependencies, theirs, and their peers, each as Node would find it', () => {
  expect(productionPackages(locked, 'apps/server').sort()).toEqual([
    'apps/server',
    'node_modules/core',
    'node_modules/fast',
    'node_modules/fast-linux',
    'packages/ours',
    'packages/ours/node_modules/fast',
  ])
})

test('a dependency that the lock does not have is an error, an optional one is not', () => {
  const broken = { 'apps/server': { dependencies: { gone: '1' } } }
  expect(() => productionPackages(broken, 'apps/server')).toThrow(
    'The lock has no gone, which apps/server needs.',
  )
  const fine = { 'apps/server': { optionalDependencies: { gone: '1' } } }
  expect(productionPackages(fine, 'apps/server')).toEqual(['apps/server'])
})
