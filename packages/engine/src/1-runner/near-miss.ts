import { type AllergenGroupId, allergenGroups } from '../foods/allergen-groups.ts'
import { foldWord, wordsOf } from '../foods/phrases.ts'
import type { NearMiss } from './runner.ts'

/** The known word that a folded word is a slip of: one slip from five letters, two from eight. */
export function nearMissOf(word: string): NearMiss | undefined {
  const slips = slipsAllowed(word)
  if (slips === 0 || wordsOfOtherThings.has(word)) return undefined
  let nearest: NearMiss | undefined
  let fewest = slips + 1
  for (const { text, group } of knownWords) {
    if (Math.abs(text.length - word.length) > slips) continue
    const distance = slipsBetween(word, text, fewest - 1)
    if (distance >= fewest) continue
    fewest = distance
    nearest = { typed: word, readAs: text, group }
  }
  return nearest
}

function slipsAllowed(word: string): number {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

// Shorter known words are left out: too many honest words lie one letter from `cod` or `coco`.
const knownWords: readonly { text: string; group: AllergenGroupId }[] = allergenGroups.flatMap(
  ({ group, input_words }) =>
    input_words
      .map(foldWord)
      .filter((text) => /^[a-z]{5,}$/u.test(text))
      .map((text) => ({ text, group })),
)

/**
 * Words known to mean something else: those of the phrases that are no match, such as the cacao beside coconut, and
 * chicken and peach of Spanish and Italian, which lie a letter from octopus and fish.
 */
const wordsOfOtherThings: ReadonlySet<string> = new Set([
  ...allergenGroups.flatMap(({ not_a_match }) =>
    not_a_match.flatMap((phrase) => wordsOf(phrase).map(({ text }) => text)),
  ),
  'pollo',
  'pesca',
  'pesche',
])

/**
 * Damerau-Levenshtein distance (optimal string alignment): a letter more, less, other, or two swapped.
 * Beyond `most` it stops counting and says infinity.
 */
export function slipsBetween(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  let twoBack: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwap =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(before, column) + 1,
        at(current, column - 1) + 1,
        at(before, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(twoBack, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    // A swap reaches back two rows, so both must be beyond hope.
    if (Math.min(...current) > most && Math.min(...before) > most) return Number.POSITIVE_INFINITY
    twoBack = before
    before = current
  }
  return at(before, other.length)
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
