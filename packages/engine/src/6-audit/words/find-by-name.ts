import type { Line } from '../reading/read-plan.ts'
import { isDenied } from './denied.ts'
import { isOnlyNamed } from './named-in-note.ts'
import { singularOf, takeApart } from './sentence.ts'

/** A literal exclusion, taken apart once. */
export interface Name {
  readonly given: string
  readonly words: readonly string[]
}

export const namesOf = (given: readonly string[]): Name[] =>
  given
    .map((name) => ({ given: name, words: takeApart(name).singulars }))
    .filter(({ words }) => words.length > 0)

/** The first of these names that a line puts on the plate, whole words in singular or plural. */
export const findByName = (
  { sentence, isNote }: Pick<Line, 'sentence' | 'isNote'>,
  names: readonly Name[],
): string | undefined =>
  names.find(({ words }) =>
    sentence.singulars.some((_, first) => {
      const span = { first, last: first + words.length - 1 }
      const isHere = words.every((word, index) => isSame(sentence.singulars[first + index], word))
      return (
        isHere &&
        !isDenied(sentence, span) &&
        !isFree(sentence.words, span.last) &&
        !(isNote && isOnlyNamed(sentence, span))
      )
    }),
  )?.given

const isSame = (word: string | undefined, wanted: string) =>
  word !== undefined && (word === wanted || singularOf(word) === singularOf(wanted))

const isFree = (words: readonly string[], last: number) => words[last + 1] === 'free'
