import { describe, expect, test } from 'vitest'
import { otherLanguages } from '../../../testing/line-check/other-languages.ts'
import { linePlaces } from '@race-nutrition/engine'
import { kindOf } from '../../../testing/line-check/kind-of.ts'

/** Whether it may stand anywhere. */
const stands = (text: string, lang: 'es' | 'de') =>
  linePlaces.some((place) => kindOf(text, place, lang) === 'accepted')

describe.each(['es', 'de'] as const)('in %s', (lang) => {
  const { coach, hostile } = otherLanguages[lang]

  test.each(coach)('a coach may say: %s', (line) => {
    expect(stands(line, lang)).toBe(true)
  })

  test.each(hostile)('nobody may say: %s', (line) => {
    expect(stands(line, lang)).toBe(false)
  })
})
