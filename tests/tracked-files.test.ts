import { describe, expect, test } from 'vitest'
import { projectFiles, textOf } from './source-files.ts'

// Put together here, so that this file does not find itself.
const shared = ['..', 'shared'].join('/')
const homes = ['/work', '/home', '/Users', '/root'].map((home) => `${home}/`)

describe('what is kept in the repository', () => {
  const texts = projectFiles().filter((path) => !/\.(png|jpg|woff2?|ico|pdf|ttf)$/.test(path))

  test('is found', () => {
    expect(texts.length).toBeGreaterThan(100)
  })

  test('reads nothing outside the project', () => {
    expect(texts.filter((path) => textOf(path).includes(shared))).toEqual([])
  })

  test('names no folder of anybody’s machine', () => {
    expect(texts.filter((path) => homes.some((home) => namesFolder(textOf(path), home)))).toEqual([])
  })

  test('names no registry: everybody installs from their own', () => {
    const naming = texts.filter((path) =>
      /"resolved": "https?:|registry\s*=|\bregistry\.[a-z]+\.[a-z]+/.test(textOf(path)),
    )
    expect(naming).toEqual([])
  })
})

/** At the start of a path, not inside a longer one such as `./work/`. */
function namesFolder(text: string, home: string): boolean {
  return text
    .split(home)
    .slice(0, -1)
    .some((before) => /(^|[\s'"`(=:])$/.test(before))
}
