import { splitWords } from '../names/phrases.ts'
import { singularOf } from '../names/singular.ts'

/** Whether a word, in any number, stands in the name of a food that is known. */
type IsKnown = (word: string) => boolean

/**
 * The words of a literal exclusion, and the known names in it: of "mango lassi" and "pineapple burns" mango and
 * pineapple as well. After a known name stands what is made of it or said of it, and after a plural nothing belongs to it;
 * before it stands its kind ("sushi rice" is no other rice), unless that ends as a verb does.
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
