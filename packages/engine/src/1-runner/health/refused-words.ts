import { fromAge } from '../limits.ts'
import type { HealthMention } from '../../health.ts'
import type { RaceType } from '../questionnaire.ts'
import { type Read, refused } from '../refusal.ts'
import { ok } from '../../result.ts'
import type { AllergiesRead } from '../allergies/read-allergies.ts'

/** What the checks across answers need; an answer that cannot be read is undefined, and refused on its own. */
interface OtherAnswers {
  readonly race: RaceType | undefined
  readonly age: number | undefined
}

/** Nothing is planned for some words, at any age, and for others under 18. Given is the text of the allergies field. */
export function refuseWords(
  read: AllergiesRead,
  { race, age }: OtherAnswers,
  given: string,
): Read<AllergiesRead> {
  const field = 'allergies'
  const [first] = read.refusedWords
  if (first) {
    const facts = { word: first.typed, because: first.because }
    return refused({ field, code: 'refused-health', given, facts })
  }
  const { illness, marathon } = fromAge.value
  const word = read.health.find(isForAdults)
  // A marathon is refused at the age field first.
  if (!word || age === undefined || age >= illness || (race === 'Marathon' && age < marathon)) return ok(read)
  return refused({ field, code: 'refused-minor', given, facts: { word: word.typed, from: illness } })
}

const isForAdults = ({ code }: HealthMention) => adults.has(code)

const adults: ReadonlySet<string> = new Set(['diabetes', 'heart', 'kidney', 'eating_disorder'])

/** A marathon is planned from an age. A word for which nothing is planned is refused before that. */
export function refuseMarathon<Age extends number>(
  age: Age,
  { race, hasRefusedWord }: { readonly race: RaceType | undefined; readonly hasRefusedWord: boolean },
  given: string,
): Read<Age> {
  const from = fromAge.value.marathon
  return race === 'Marathon' && age < from && !hasRefusedWord
    ? refused({ field: 'age', code: 'refused-minor', given, facts: { word: null, from } })
    : ok(age)
}
