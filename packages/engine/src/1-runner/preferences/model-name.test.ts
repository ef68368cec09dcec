import { describe, expect, test } from 'vitest'
import { longestModelName, modelNameFrom } from './coach-schema.ts'
import { readPreferences } from './read-preferences.ts'

const stands = (by: string) => readPreferences({ coach: { by } }).ok

/** The name comes with a link from anyone, and stands in the plan. */
describe('the name of a model', () => {
  test('may be the one that stands in kept plans', () => {
    expect(stands('AI model')).toBe(true)
    expect(stands('AI model says run')).toBe(false)
  })

  test.each(['openai/gpt-4.1', 'local/llama3.1:8b', 'a/model', 'AI-model', 'm@2026-11-01', '7b'])(
    'may be %j',
    (name) => {
      expect(stands(name)).toBe(true)
      expect(modelNameFrom(name)).toBe(name)
    },
  )

  test.each([
    ['a sentence', 'Take two gels at once', 'Take-two-gels-at-once'],
    ['an address', 'example.com/buy', 'example-com/buy'],
    ['a link', 'https://www.example.com', 'https://www-example-com'],
    ['two lines', 'a\nb', 'a-b'],
    ['hidden characters', 'gpt\u202e4', 'gpt-4'],
    ['nothing', '', 'model'],
    ['no letter in front', '/model', 'model'],
    ['too long a name', 'm'.repeat(200), 'm'.repeat(longestModelName)],
  ])('is not %s', (_, text, nearest) => {
    expect(stands(text)).toBe(false)
    expect(modelNameFrom(text)).toBe(nearest)
    expect(stands(nearest)).toBe(true)
  })
})
