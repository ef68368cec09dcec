import { describe, expect, test } from 'vitest'
import { projectFiles, textOf } from './source-files.ts'

// Concatenated, so that this file does not match itself.
const shared = ['..', 'shared'].join('/')
const homes = ['/work', '/home', '/Users', '/root'].map((home) => `${home}/`)

describe('the tracked files', () => {
  const texts = projectFiles().filter((path) => !/\.(png|jpg|woff2?|ico|pdf|ttf)$/.test(path))

  test('are found', () => {
    expect(texts.length).toBeGreaterThan(100)
  })

  test('reference nothing outside the project', () => {
    expect(texts.filter((path) => textOf(path).includes(shared))).toEqual([])
  })

  test('contain no path of a developer’s machine', () => {
    expect(texts.filter((path) => homes.some((home) => namesFolder(textOf(path), home)))).toEqual([])
  })

  test('contain no registry: everyone installs from their own', () => {
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
