import { splitWords } from '../names/phrases.ts'
import { singularOf } from '../names/singular.ts'

/** Whether a word, singular or plural, is in the name of a known food. */
type IsKnown = (word: string) => boolean

/**
 * The words of a literal exclusion, and the known names in it: in "mango lassi" and "pineapple burns" mango and
 * pineapple as well. A word after a known name is what is made of it, and a word after a plural is separate;
 * a word before it is its kind ("sushi rice" is not all rice), unless it ends like a verb.
 */
export function partNames(exclusion: string, isKnown: IsKnown): (readonly string[])[] {
  const words = splitWords(exclusion).map(({ text }) => text)
  const pieces: string[][] = []
  for (const [index, word] of words.entries()) {
    const piece = pieces.at(-1)
    if (piece && !isParted(words[index - 1] ?? '', word, isKnown)) piece.push(word)
    else pieces.push([word])
  }
  return pieces.length === 1 ? [words] : [words, ...pieces.filter((piece) => piece.some(isKnown))]
}

const isParted = (before: string, word: string, isKnown: IsKnown) =>
  isKnown(before) ? isPlural(before) || !isKnown(word) : isKnown(word) && isVerbLike(before)

const isPlural = (word: string) => singularOf(word) !== word

const isVerbLike = (word: string) => /(?:[^s]s|ed|ing)$/u.test(word)
