import { describe, expect, test } from 'vitest'
import { otherLanguages } from '../../../testing/line-check/other-languages.ts'
import { checkLine } from './check-line.ts'

describe.each(['es', 'de'] as const)('in %s', (lang) => {
  const { coach, hostile } = otherLanguages[lang]

  test.each(coach)('a coach may say: %s', (line) => {
    expect(checkLine(line, lang)).toBeUndefined()
  })

  test.each(hostile)('nobody may say: %s', (line) => {
    expect(checkLine(line, lang)).toBeDefined()
  })
})
