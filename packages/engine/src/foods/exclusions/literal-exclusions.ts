import { namesIn } from './exclusion-names.ts'
import { spellingsOf, type Word, splitWords } from '../names/phrases.ts'
import { singularOf } from '../names/singular.ts'

/**
 * Literal exclusions: what a runner wrote that is in no list. They apply to names of foods and products, and to no other
 * text: a word that is in no name excludes nothing, whatever sentences contain it. Indexed by the first word of each, once,
 * however many foods are then checked.
 */
export type LiteralExclusions = ReadonlyMap<string, readonly Spelled[]>

interface Spelled {
  /** The index in the runner's names. */
  readonly place: number
  readonly words: readonly string[]
}

export function indexExclusions(names: readonly string[]): LiteralExclusions {
  const byFirstWord = new Map<string, Spelled[]>()
  for (const [place, name] of names.entries()) {
    for (const words of namesIn(name).flatMap(inSingularToo)) {
      const [first] = words
      if (first === undefined) continue
      const others = byFirstWord.get(first)
      if (others) others.push({ place, words })
      else byFirstWord.set(first, [{ place, words }])
    }
  }
  return byFirstWord
}

/** A food's name as its words, each in every spelling in which it may be excluded: memoized for each food. */
export type SpelledName = readonly SpelledWord[]

interface SpelledWord extends Word {
  readonly spellings: readonly string[]
}

export const spellName = (name: string): SpelledName =>
  splitWords(name).map((word) => ({ ...word, spellings: spellingsOf(word.text) }))

/** The first of the runner's names, in their order, that occurs in one of a food's names; undefined if none does. */
export function firstHeld(names: readonly SpelledName[], exclusions: LiteralExclusions): number | undefined {
  if (exclusions.size === 0) return undefined
  const places = names.flatMap((name) =>
    name.flatMap(({ spellings }, start) =>
      spellings
        .flatMap((spelling) => exclusions.get(spelling) ?? [])
        .filter(({ words }) => standsAt(name, start, words))
        .map(({ place }) => place),
    ),
  )
  return places.length === 0 ? undefined : Math.min(...places)
}

const standsAt = (name: SpelledName, start: number, words: readonly string[]) =>
  words.every((word, index) => {
    const here = name[start + index]
    return here !== undefined && (index === 0 || here.followsOn) && here.spellings.includes(word)
  })

/** "bananas" also names a banana. */
const inSingularToo = (words: readonly string[]): (readonly string[])[] => [
  words,
  [...words.slice(0, -1), ...words.slice(-1).map(singularOf)],
]
