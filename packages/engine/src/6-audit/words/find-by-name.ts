import { isPartOfAWord, namesIn } from '../../foods/exclusion-names.ts'
import { foods } from '../../foods/foods.ts'
import { products } from '../../foods/products.ts'
import type { Author } from '../audit.ts'
import type { Line } from '../reading/read-plan.ts'
import { isDenied } from './denied.ts'
import { namedFoods } from './named-foods.ts'
import { isOnlyNamed } from './named-in-note.ts'
import { singularOf, takeApart } from './sentence.ts'

/** A literal exclusion, taken apart once: its words without their endings. */
export interface Name {
  readonly given: string
  readonly stems: readonly string[]
}

export const namesOf = (given: readonly string[]): Name[] =>
  given
    .map((name) => ({ given: name, stems: takeApart(name).singulars.map(singularOf) }))
    .filter(({ stems }) => stems.length > 0)

/**
 * Of a runner's literal exclusions those that name a food or a product. No other word of an engine's plan can be one, whatever
 * sentence it stands in; in the text of another it may.
 */
export const literalNames = (unknown: readonly string[], author: Author): readonly string[] =>
  unknown
    .flatMap((name) => namesIn(name).map((words) => words.join(' ')))
    .filter((name) => author === 'another' || isNameOfFood(name))

const isNameOfFood = (name: string) =>
  namedFoods(name).length > 0 ||
  productKinds.has(singularOf(name)) ||
  foods.some((food) => isPartOfAWord(name, food))

const productKinds = new Set(products.map(({ kind }) => kind.replaceAll('_', ' ')))

/** The first of these names that a line puts on the plate, whole words in singular or plural. */
export const findByName = (
  { sentence, isNote }: Pick<Line, 'sentence' | 'isNote'>,
  names: readonly Name[],
): string | undefined => {
  if (names.length === 0) return undefined
  const stems = sentence.singulars.map(singularOf)
  return names.find(({ stems: wanted }) =>
    stems.some((stem, first) => {
      if (stem !== wanted[0]) return false
      const span = { first, last: first + wanted.length - 1 }
      const isHere = wanted.every((word, index) => stems[first + index] === word)
      return (
        isHere &&
        !isDenied(sentence, span) &&
        !isFree(sentence.words, span.last) &&
        !(isNote && isOnlyNamed(sentence, span))
      )
    }),
  )?.given
}

const isFree = (words: readonly string[], last: number) => words[last + 1] === 'free'
