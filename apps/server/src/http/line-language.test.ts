import { expect, test } from 'vitest'
import { lineLanguage } from './line-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['es-419, en;q=0.9', 'es'],
  ['en-US,es;q=0.9', 'en'],
  ['en;q=0.5, es', 'es'],
  ['es;q=0, de', 'de'],
  // French has no sentences: its readers get English, not the German that they also read.
  ['fr-FR,de;q=0.7', 'en'],
  ['*', 'en'],
  // A weight that cannot be read is ignored.
  ['de;q=nonsense', 'de'],
])('%j is answered in %s', (header, language) => {
  expect(lineLanguage(header)).toBe(language)
})

test('only the beginning of a long header is read', () => {
  expect(lineLanguage(`${'x,'.repeat(10_000)}de`)).toBe('en')
})
