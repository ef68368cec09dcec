import { ok } from '../../result.ts'
import { years, type Years } from '../../units.ts'
import { ageLimits, isWithin } from '../limits.ts'
import { type Read, refused } from '../refusal.ts'
import { phraseOf, softeners, vocabulary } from '../text/tokens.ts'

/** An age in completed years: `34`, `34.5` (a number input can send it) and `34 years old` are 34. */
export function readAge(text: string): Read<Years> {
  const phrase = phraseOf(text, words)
  const [given] = phrase?.numbers ?? []
  if (phrase?.shape !== 'n' || !given)
    return refused({ field: 'age', code: 'not-an-age', given: text, facts: {} })
  const age = Math.floor(given.value)
  if (isWithin(age, ageLimits.value)) return ok(years(age))
  const [least, most] = ageLimits.value
  return refused({ field: 'age', code: 'age-out-of-range', given: text, facts: { least, most } })
}

const words = vocabulary({
  '': [...softeners, 'age', 'aged', 'year', 'years', 'yr', 'yrs', 'y', 'yo', 'o', '/', 'old'],
})
