import { type Food, foods } from './foods.ts'
import { madeOnce } from './made-once.ts'
import { wordsOf } from './phrases.ts'
import { products } from './products.ts'
import { singularOf } from './singular.ts'

/**
 * The words of a literal exclusion, and the names in it that we know: of "mango lassi" and "pineapple burns" mango and
 * pineapple as well. After a known name stands what is made of it or said of it, and after a plural nothing belongs to it;
 * before it stands its kind ("sushi rice" is no other rice), unless that ends as a verb does.
 */
export function namesIn(exclusion: string): (readonly string[])[] {
  const words = wordsOf(exclusion).map(({ text }) => text)
  const pieces: string[][] = []
  for (const [index, word] of words.entries()) {
    const piece = pieces.at(-1)
    if (piece && !isParted(words[index - 1] ?? '', word)) piece.push(word)
    else pieces.push([word])
  }
  return pieces.length === 1 ? [words] : [words, ...pieces.filter((piece) => piece.some(isInAName))]
}

const isParted = (before: string, word: string) =>
  isInAName(before) ? isPlural(before) || !isInAName(word) : isInAName(word) && isVerbLike(before)

const isPlural = (word: string) => singularOf(word) !== word

const isVerbLike = (word: string) => /(?:[^s]s|ed|ing)$/u.test(word)

const isInAName = (word: string) => nameWords().has(singularOf(word))

let made: ReadonlySet<string> | undefined

function nameWords(): ReadonlySet<string> {
  made ??= new Set(
    [...foods, ...products].flatMap(({ name }) => wordsOf(name).map(({ text }) => singularOf(text))),
  )
  return made
}

/** Of two words written as one, each is a name: "kiwi" of kiwifruit, "melon" of watermelon. "Rain" is no part of grain. */
export function isPartOfAWord(part: string, food: Pick<Food, 'name'>): boolean {
  const single = singularOf(part)
  return single.length >= longEnough && singularsOf(food).some((word) => isPartOf(single, word))
}

const singularsOf = madeOnce(({ name }: Pick<Food, 'name'>) =>
  wordsOf(name).map(({ text }) => singularOf(text)),
)

const isPartOf = (part: string, word: string) =>
  word !== part && (word.startsWith(part) || word.slice(shortestOther).endsWith(part))

// Shorter ones begin words that mean something else: "pea" in "pear".
const longEnough = 4
const shortestOther = 3
