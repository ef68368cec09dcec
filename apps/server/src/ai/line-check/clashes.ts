import type { Clause } from './clauses.ts'
import { guardedWords } from './vocabulary/guarded-words.ts'
import { beforeObjects, harmlessObjects, kit } from './vocabulary/known-words.ts'

type Kind = Exclude<keyof typeof guardedWords, 'meals' | 'plan'> | 'meal' | 'amount'

/** A clause of a line, and which of its words stand in a phrase. */
export interface CoveredClause extends Clause {
  readonly covered: readonly boolean[]
}

/** Kinds of words that may not meet in a clause: "leave it", "no dinner", "have more", "do not stop", "keep moving". */
const clashes: readonly (readonly [Kind, Kind])[] = [
  ['denying', 'pronoun'],
  ['denying', 'pointing'],
  ['denying', 'taking'],
  ['denying', 'handling'],
  ['denying', 'minding'],
  ['counting', 'pointing'],
  ['counting', 'taking'],
  ['counting', 'handling'],
  ['pointing', 'taking'],
  ['amount', 'meal'],
  ['keeping', 'lasting'],
]

/** Could these words ask for more, less or other than the plan, or speak of a line above? */
export function hasClash(clauses: readonly CoveredClause[]): boolean {
  let isKitNamed = false
  return clauses.some((clause) => {
    const kinds = kindsIn(clause, isKitNamed)
    isKitNamed ||= clause.words.some((word) => kit.has(word))
    return clashes.some(([one, other]) => kinds.has(one) && kinds.has(other))
  })
}

function kindsIn({ words, covered }: CoveredClause, wasKitNamed: boolean): Set<Kind> {
  const kinds = new Set<Kind>()
  let isKitNamed = wasKitNamed
  words.forEach((word, at) => {
    isKitNamed ||= kit.has(word)
    for (const kind of evenInPhrases.get(word) ?? []) kinds.add(kind)
    if (covered[at]) return
    for (const kind of outsidePhrases.get(word) ?? []) {
      if (!acts.has(kind)) kinds.add(kind)
      // What takes a harmless thing takes no dose; and what the line has named, "it" may point to.
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

const { meals, plan, pronoun, keeping, lasting, ...others } = guardedWords

const { counting } = others

const evenInPhrases = kindsByWord({
  taking: meals,
  meal: meals,
  amount: counting,
  minding: plan,
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
