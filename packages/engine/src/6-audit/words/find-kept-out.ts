import type { Line } from '../reading/read-plan.ts'
import { isDenied } from './denied.ts'
import { findMeanings, type Meaning } from './find-meanings.ts'
import { isFreed } from './freed.ts'
import { isOnlyNamed } from './named-in-note.ts'
import type { Owner } from './owners.ts'
import type { Sentence } from './sentence.ts'
import { isMadeWithout, isSpelledOut } from './without.ts'
import { type Branch, makeVocabulary } from './vocabulary.ts'

/** Words of a line that put on the plate what an owner keeps out. */
export interface KeptOutFound {
  readonly owner: Owner
  readonly words: string
}

/** Every food in a line that an allergy or a diet keeps out; what the line denies, frees or only names is none. */
export function findKeptOut(
  { sentence, isNote }: Pick<Line, 'sentence' | 'isNote'>,
  owners: ReadonlySet<Owner>,
): KeptOutFound[] {
  return [...owners].flatMap((owner) => {
    const meanings = findMeanings(sentence, vocabularyOf(owner), owner)
    return meanings
      .filter(
        (meaning) => !isHarmless(sentence, meaning, isNote) && !isMadeWithout(sentence, meaning, meanings),
      )
      .map(({ first, last }) => ({ owner, words: sentence.words.slice(first, last + 1).join(' ') }))
  })
}

const isHarmless = (sentence: Sentence, meaning: Meaning, isNote: boolean) =>
  isFreed(sentence, meaning) ||
  isDenied(sentence, meaning) ||
  isSpelledOut(sentence, meaning) ||
  (isNote && isOnlyNamed(sentence, meaning))

const made = new Map<Owner, Branch>()

/** Made at the first question: who keeps out nothing need not pay for it. */
function vocabularyOf(owner: Owner): Branch {
  const vocabulary = made.get(owner) ?? makeVocabulary(owner)
  made.set(owner, vocabulary)
  return vocabulary
}
