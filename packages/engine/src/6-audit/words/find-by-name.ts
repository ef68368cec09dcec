import type { Line } from '../reading/read-plan.ts'
import { isDenied } from './denied.ts'
import { isOnlyNamed } from './named-in-note.ts'
import { singularOf, takeApart } from './sentence.ts'

/** The first of these names that a line puts on the plate, whole words in singular or plural. */
export function findByName(
  { sentence, isNote }: Pick<Line, 'sentence' | 'isNote'>,
  names: readonly string[],
): string | undefined {
  if (names.length === 0) return undefined
  return names.find((name) => {
    const wanted = takeApart(name).singulars
    if (wanted.length === 0) return false
    return sentence.singulars.some((_, first) => {
      const span = { first, last: first + wanted.length - 1 }
      const isHere = wanted.every((word, index) => isSame(sentence.singulars[first + index], word))
      return (
        isHere &&
        !isDenied(sentence, span) &&
        !isFree(sentence.words, span.last) &&
        !(isNote && isOnlyNamed(sentence, span))
      )
    })
  })
}

const isSame = (word: string | undefined, wanted: string) =>
  word !== undefined && (word === wanted || singularOf(word) === singularOf(wanted))

const isFree = (words: readonly string[], last: number) => words[last + 1] === 'free'
