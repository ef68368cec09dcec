import { isInAName, isPartOfAWord, namesIn } from './exclusion-names.ts'
import { type Food, foods } from '../foods.ts'
import { namesOfFood } from './group-rules.ts'
import { firstHeld, indexExclusions } from './literal-exclusions.ts'
import { byKey } from '../memoize.ts'
import { splitWords } from '../names/phrases.ts'

/**
 * Whether a literal exclusion is the name of a food in the data, so that leaving it out by that name is all there is to do:
 * "kiwi" is kiwifruit. In "mango lassi" only mango is known, so the runner is told to check.
 */
export function namesAFood(exclusion: string): boolean {
  const words = splitWords(exclusion).map(({ text }) => text)
  return words.length > 0 && words.every(isKnown) && isInFoods(exclusion)
}

const isKnown = (word: string) => isInAName(word) || foods.some((food) => isPartOfAWord(word, food))

/** The foods that a literal exclusion leaves out of every meal. */
export function foodsNamedBy(exclusion: string): readonly Food[] {
  const literal = indexExclusions([exclusion])
  const parts = namesIn(exclusion).map((words) => words.join(' '))
  return foods.filter(
    (food) =>
      firstHeld(namesOfFood(food), literal) !== undefined || parts.some((part) => isPartOfAWord(part, food)),
  )
}

const isInFoods = byKey((exclusion: string) => foodsNamedBy(exclusion).length > 0)
