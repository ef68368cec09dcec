import { describe, expect, test } from 'vitest'
import { modelNameFrom } from './coach-schema.ts'
import { readPreferences } from './read-preferences.ts'

/** The name of a model that is in a link, a file or a kept plan, as the plan has it. */
function nameRead(by: string): string | undefined {
  const read = readPreferences({ coach: { by } })
  return read.ok ? read.value.coach?.by : undefined
}

describe('the name of a model', () => {
  test.each(['openai/gpt-4.1', 'local/llama3.1:8b', 'a/model', 'AI-model', 'm@2026-11-01', '7b'])(
    'stays as it is: %j',
    (name) => {
      expect(nameRead(name)).toBe(name)
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
    ['too long a name', 'm'.repeat(200), 'm'.repeat(80)],
    ['the name in plans of earlier versions', 'AI model', 'AI-model'],
  ])('is no longer %s', (_, text, name) => {
    expect(nameRead(text)).toBe(name)
    expect(modelNameFrom(name)).toBe(name)
  })
})
