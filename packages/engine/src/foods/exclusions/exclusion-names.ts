import { type Food, foods } from '../foods.ts'
import { memoize } from '../memoize.ts'
import { partNames } from './part-names.ts'
import { splitWords } from '../names/phrases.ts'
import { products } from '../products.ts'
import { singularOf } from '../names/singular.ts'

/** The words of a literal exclusion, and the names of our foods and products in it. */
export const namesIn = (exclusion: string): (readonly string[])[] => partNames(exclusion, isInAName)

/** Whether a word, singular or plural, is in the name of a food or a product. */
export const isInAName = (word: string) => nameWords().has(singularOf(word))

let made: ReadonlySet<string> | undefined

function nameWords(): ReadonlySet<string> {
  made ??= new Set(
    [...foods, ...products].flatMap(({ name }) => splitWords(name).map(({ text }) => singularOf(text))),
  )
  return made
}

/** Each part of a compound is a name: "kiwi" in kiwifruit, "melon" in watermelon. "Rain" is not a part of grain. */
export function isPartOfAWord(part: string, food: Pick<Food, 'name'>): boolean {
  const single = singularOf(part)
  return single.length >= longEnough && singularsOf(food).some((word) => isPartOf(single, word))
}

const singularsOf = memoize(({ name }: Pick<Food, 'name'>) =>
  splitWords(name).map(({ text }) => singularOf(text)),
)

const isPartOf = (part: string, word: string) =>
  word !== part && (word.startsWith(part) || word.slice(shortestOther).endsWith(part))

// Shorter ones start words that mean something else: "pea" in "pear".
const longEnough = 4
const shortestOther = 3
