import type { Word } from '../../foods/names/phrases.ts'
import { splitList } from '../text/tokens.ts'
import type { HealthWords } from './health-words.ts'

/** A phrase at its place among the words of an item. */
interface Place {
  readonly owner: HealthWords
  readonly firstWord: number
}

/** What stands right before a phrase and is about it: "not", "father is". */
interface Before {
  /** How many words. */
  readonly count: number
  /** Whether they take the phrase away: a past anorexia still counts. */
  readonly takesAway: boolean
}

export function wordsBefore(
  words: readonly Word[],
  { owner, firstWord }: Place,
  isTaken: (word: number) => boolean,
): Before {
  for (let at = firstWord - 1; at >= 0; at -= 1) {
    const word = words[at]
    if (!word || isTaken(at) || !words[at + 1]?.followsOn) return nothing
    if (before.has(word.text))
      return { count: firstWord - at, takesAway: takesAway(words, at, owner.negatedBy) }
    if (!between.has(word.text)) return nothing
  }
  return nothing
}

const nothing: Before = { count: 0, takesAway: false }

function takesAway(words: readonly Word[], at: number, negatedBy: HealthWords['negatedBy']): boolean {
  const text = words[at]?.text ?? ''
  if (relatives.has(text) && words.slice(at).some((word) => ofTheRunner.has(word.text))) return false
  if (negatedBy !== 'present') return negatedBy === 'anything'
  return !past.has(text) && words[at + 1]?.text !== 'longer'
}

const past: ReadonlySet<string> = new Set(['was', 'were', 'ex', 'former', 'formerly', 'previously'])

const relatives: ReadonlySet<string> = new Set([
  ...splitList(
    'family, husband, wife, partner, father, dad, mother, mom, mum, parents, son, daughter, sister',
  ),
  ...splitList('brother, child, grandfather, grandmother, grandpa, grandma, uncle, aunt, cousin, friend'),
])

/** "My sister is celiac and so am I." */
const ofTheRunner: ReadonlySet<string> = new Set(['i', 'me', 'we', 'us', 'both', 'mine'])

const before: ReadonlySet<string> = new Set([
  ...past,
  ...relatives,
  ...splitList(
    'no, not, never, without, non, don, dont, doesn, doesnt, isn, isnt, aren, arent, didn, didnt, ain',
  ),
  // In the languages of the lists, as they are written without accents.
  ...splitList('nicht, kein, keine, keinen, ohne, pas, sans, aucun, aucune, sin, senza, nessuna, sem, nao'),
])

/** What may stand between: "no history of", "mother has a", "don't really have". */
const between: ReadonlySet<string> = new Set([
  ...splitList(
    'a, an, any, the, s, t, is, are, am, has, have, had, been, on, of, history, known, longer, taking',
  ),
  ...splitList('really, currently'),
])
