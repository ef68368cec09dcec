import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allEvidence } from './index.ts'
import type { Evidence } from './rule.ts'
import { type SourceId, sources } from './sources.ts'

const source = join(import.meta.dirname, '..')

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('testing'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }))

const written = modules.filter(({ text }) => /satisfies (Rule|Choice)</.test(text))

/** Every rule and choice of the engine, found by reading the source files, not from the index. */
const found: { path: string; evidence: Evidence }[] = []
for (const { path } of written) {
  const exported: unknown[] = Object.values(await import(join(source, path)))
  found.push(...exported.filter(isEvidence).map((evidence) => ({ path, evidence })))
}

function isEvidence(value: unknown): value is Evidence {
  return typeof value === 'object' && value !== null && 'kind' in value && 'value' in value
}

const inThisFolder = found.filter(({ path }) => path.startsWith('evidence'))
const sourcesOf = ({ evidence }: { evidence: Evidence }): readonly SourceId[] => [
  ...(evidence.kind === 'rule' ? [evidence.source] : []),
  ...(evidence.also ?? []),
]

const inKebabCase = (name: string) => name.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)

const count = (kind: Evidence['kind']) => found.filter(({ evidence }) => evidence.kind === kind).length

describe('the rules and choices', () => {
  test('are found, dozens of each kind', () => {
    expect(count('rule')).toBeGreaterThan(25)
    expect(count('choice')).toBeGreaterThan(25)
  })

  test('have ids of their own', () => {
    const ids = found.map(({ evidence }) => evidence.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  test('of this folder are in the index, each under the name of its id', () => {
    expect(Object.entries<Evidence>(allEvidence).map(([name, { id }]) => [name, id])).toEqual(
      Object.keys(allEvidence).map((name) => [name, inKebabCase(name)]),
    )
    expect(
      Object.values<Evidence>(allEvidence)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(inThisFolder.map(({ evidence }) => evidence.id).sort())
  })

  test('cite known sources', () => {
    expect(found.flatMap(sourcesOf).filter((id) => !(id in sources))).toEqual([])
  })

  test('have the place in the source or the reason of the choice, and one sentence', () => {
    for (const { evidence } of found) {
      expect(evidence.kind === 'rule' ? evidence.where : evidence.because, evidence.id).toMatch(/\w{3}/)
      expect(evidence.words, evidence.id).toMatch(/^[A-Z0-9].*\.$/)
      expect(evidence.unit, evidence.id).not.toBe('')
    }
  })

  test('are all used by the engine', () => {
    const users = modules.filter(({ path }) => !path.startsWith('evidence/'))
    const idle = Object.keys(allEvidence).filter(
      (name) => !users.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)),
    )
    expect(users.length).toBeGreaterThan(20)
    expect(idle).toEqual([])
  })
})

describe('the sources', () => {
  test('are each cited by a rule or a choice', () => {
    const leanedOn = new Set<string>(found.flatMap(sourcesOf))
    expect(Object.keys(sources).filter((id) => !leanedOn.has(id))).toEqual([])
  })

  test('have a title, a year and a well-formed DOI if there is one', () => {
    for (const { title, authors, journal, year, doi } of Object.values(sources)) {
      expect([title, authors, journal].every((text) => text.length > 3)).toBe(true)
      expect(year).toBeGreaterThan(1970)
      if (doi !== null) expect(doi).toMatch(/^10\.\d{4,5}\/\S+$/)
    }
  })
})
