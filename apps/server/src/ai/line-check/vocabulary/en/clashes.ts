import type { CoveredClause } from '../../clauses.ts'
import { guardedWords } from './guarded-words.ts'
import { beforeObjects, harmlessObjects, kit, neverObjects } from './known-words.ts'

type Kind =
  | Exclude<keyof typeof guardedWords, 'meals' | 'plan' | 'transitive'>
  | 'meal'
  | 'amount'
  | 'fact'
  | 'elided'

/** Kinds of words that may not occur together in a clause: "leave it", "no dinner", "have more", "do not stop", "keep moving". */
const clashes: readonly (readonly [Kind, Kind])[] = [
  ['negation', 'pronoun'],
  ['negation', 'reference'],
  ['negation', 'taking'],
  ['negation', 'handling'],
  ['negation', 'caution'],
  ['quantifier', 'reference'],
  ['quantifier', 'taking'],
  ['quantifier', 'handling'],
  ['reference', 'taking'],
  ['amount', 'meal'],
  ['negation', 'fact'],
  ['quantifier', 'fact'],
  ['keeping', 'lasting'],
]

/** None of them may stand beside a sentence that names a dose: "Again at the top", "Keep it for the end". */
const besideNoDose: readonly Kind[] = [
  'pronoun',
  'reference',
  'negation',
  'quantifier',
  'amount',
  'taking',
  'handling',
]

/** Whether these words could ask for more, less or something other than the plan, or refer to a line above. */
export function hasClash(clauses: readonly CoveredClause[], isBesideADose: boolean): boolean {
  let isKitNamed = false
  return clauses.some((clause) => {
    const kinds = kindsIn(clause, isKitNamed)
    isKitNamed ||= clause.words.some((word) => kit.has(word))
    return (
      kinds.has('elided') ||
      clashes.some(([one, other]) => kinds.has(one) && kinds.has(other)) ||
      (isBesideADose && besideNoDose.some((kind) => kinds.has(kind)))
    )
  })
}

function kindsIn({ words, covered }: CoveredClause, wasKitNamed: boolean): Set<Kind> {
  const kinds = new Set<Kind>()
  let isKitNamed = wasKitNamed
  words.forEach((word, at) => {
    isKitNamed ||= kit.has(word)
    for (const kind of evenInPhrases.get(word) ?? []) kinds.add(kind)
    if (word.startsWith('{')) kinds.add('fact')
    if (covered[at]) return
    if (asksForSomething.has(word) && !hasObject(words, at)) kinds.add('elided')
    for (const kind of outsidePhrases.get(word) ?? []) {
      if (!acts.has(kind)) kinds.add(kind)
      // A verb with a harmless object takes no dose; but "it" may refer to what the line has named.
      else if (!hasHarmlessObject(words, at)) kinds.add(isKitNamed ? kind : 'taking')
    }
  })
  return kinds
}

const acts = new Set<Kind>(['taking', 'handling'])

function hasHarmlessObject(words: readonly string[], at: number): boolean {
  const object = words.slice(at + 1).find((word) => harmlessObjects.has(word) || !beforeObjects.has(word))
  return object !== undefined && harmlessObjects.has(object)
}

/** "Take at the start" takes what the line above it names. */
function hasObject(words: readonly string[], at: number): boolean {
  const object = words.slice(at + 1).find((word) => !beforeObjects.has(word))
  return object !== undefined && !neverObjects.has(object)
}

const { meals, plan, pronoun, keeping, lasting, transitive, ...others } = guardedWords

const { quantifier } = others
const asksForSomething = new Set(transitive)

const evenInPhrases = kindsByWord({
  taking: meals,
  meal: meals,
  amount: quantifier,
  caution: plan,
  pronoun,
  keeping,
  lasting,
})
const outsidePhrases = kindsByWord(others)

function kindsByWord(lists: Partial<Record<Kind, readonly string[]>>): ReadonlyMap<string, Kind[]> {
  const kinds = new Map<string, Kind[]>()
  for (const [kind, words] of Object.entries(lists) as [Kind, readonly string[]][]) {
    for (const word of words) kinds.set(word, [...(kinds.get(word) ?? []), kind])
  }
  return kinds
}
