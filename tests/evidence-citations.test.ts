import { describe, expect, test } from 'vitest'
import { projectFiles, textOf } from './source-files.ts'

const files = projectFiles().filter((path) => /\.(?:tsx?|md)$/.test(path))
const engine = files.filter((path) => path.startsWith('packages/engine/'))

const evidenceIds = new Set(
  engine.flatMap((path) =>
    [...textOf(path).matchAll(/kind: '(?:rule|choice)',\s+id: '([a-z0-9-]+)'/g)].map(([, id]) => id ?? ''),
  ),
)

/** "Evidence: hard-sodium, sweat-sodium", over line breaks in a comment too. */
const citations = engine.flatMap((path) =>
  [...textOf(path).matchAll(/[Ee]vidence:[\s*]+([a-z0-9-]+(?:,[\s*]+[a-z0-9-]+)*)/g)].flatMap(
    ([, ids = '']) => ids.split(/,[\s*]+/).map((id) => ({ path, id })),
  ),
)

describe('what the code cites', () => {
  test('as evidence is a rule or choice of the engine', () => {
    expect(evidenceIds.size).toBeGreaterThan(80)
    expect(citations.length).toBeGreaterThan(60)
    expect(citations.filter(({ id }) => !evidenceIds.has(id))).toEqual([])
  })

  test('as a document is in the repository', () => {
    const tracked = projectFiles().map((path) => path.split('/').at(-1))
    const cited = files
      .filter((path) => !/\.test\.tsx?$/.test(path))
      .flatMap((path) => [...textOf(path).matchAll(/[\w/-]+\.md\b/g)].map(([name]) => ({ path, name })))
    expect(cited.length).toBeGreaterThan(5)
    expect(cited.filter(({ name }) => !tracked.includes(name.split('/').at(-1)))).toEqual([])
  })
})
