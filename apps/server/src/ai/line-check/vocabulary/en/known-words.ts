import { functionWords } from './function-words.ts'
import { guardedWords } from './guarded-words.ts'
import { adjectives } from './adjectives.ts'
import { nouns } from './nouns.ts'
import { verbs } from './verbs.ts'

const { meals: _meals, plan: _plan, transitive: _transitive, ...guarded } = guardedWords

/** Every word that is allowed outside a phrase. */
export const knownWords: ReadonlySet<string> = new Set(
  [functionWords, verbs, adjectives, nouns, guarded].flatMap((lists) => Object.values(lists).flat()),
)

const bags = new Set(['backpack', 'bag', 'bags', 'pocket', 'pockets'])

/** What is worn or packed, without bags: they may contain doses. */
export const kit: ReadonlySet<string> = new Set(nouns.kit.filter((word) => !bags.has(word)))

const { kit: _kit, places, people, mind, weather, rest } = nouns
const notObjects = new Set(['restaurant', 'restaurants', 'last', 'next', 'daily', 'early', 'past', 'present'])

/** What may be taken, left or changed without harm: "leave your phone", "use every quiet moment". */
export const harmlessObjects: ReadonlySet<string> = new Set(
  [...kit, ...[places, people, mind, weather, rest, functionWords.time].flat()].filter(
    (word) => !bags.has(word) && !notObjects.has(word),
  ),
)

const { conjunctions, prepositions, auxiliaries, adverbs } = functionWords

/** Words after which no object follows. */
export const neverObjects: ReadonlySet<string> = new Set([
  ...[conjunctions, prepositions, auxiliaries, adverbs].flat(),
  'along',
  'away',
])

/** Words that may come between a verb and its object. */
export const beforeObjects: ReadonlySet<string> = new Set([
  ...'a an the your our their his her its any all every each another some whole full same own enough'.split(
    ' ',
  ),
  ...adjectives.adjectives,
])
