import { type AllergenGroupId, allergenGroups } from '../../foods/exclusions/allergen-groups.ts'
import { isInAName } from '../../foods/exclusions/exclusion-names.ts'
import { foldWord, splitWords } from '../../foods/names/phrases.ts'
import type { NearMiss } from '../runner.ts'

/** The known word that a folded word is a typo of: one typo from five letters, two from eight. */
export function nearMissOf(word: string): NearMiss | undefined {
  let nearest: NearMiss | undefined
  let fewest = typosAllowed(word) + 1
  for (const { text, group } of nearMissCandidates(word)) {
    const distance = editDistance(word, text, fewest - 1)
    if (distance >= fewest) continue
    fewest = distance
    nearest = { typed: word, readAs: text, group }
  }
  return nearest
}

/** The known words whose length and letters are within the allowed typos: few, so that few are compared in full. */
export function nearMissCandidates(word: string): readonly KnownWord[] {
  const typos = typosAllowed(word)
  // A word of a food's name is meant as it is written: brussels sprouts hold no mussels.
  if (typos === 0 || notTypos.has(word) || isInAName(word)) return []
  const letters = lettersOf(word)
  return knownWords.filter(
    (known) =>
      Math.abs(known.text.length - word.length) <= typos &&
      // A typo replaces one letter with another at most: two letters that only one of the words has.
      letterDifference(letters, known.letters) <= 2 * typos,
  )
}

function typosAllowed(word: string): number {
  if (word.length < 5) return 0
  return word.length < 8 ? 1 : 2
}

interface KnownWord {
  readonly text: string
  readonly group: AllergenGroupId
  readonly letters: Letters
}

/** One bit for each letter that occurs once in a word, and that occurs twice; everything else shares a bit. */
interface Letters {
  readonly once: number
  readonly twice: number
}

function lettersOf(word: string): Letters {
  let [once, twice] = [0, 0]
  // No known word is longer than this, and longer words are compared with none.
  for (let index = 0; index < Math.min(word.length, 32); index += 1) {
    const place = word.charCodeAt(index) - firstLetter
    const letter = 1 << (place >= 0 && place < 26 ? place : 26)
    twice |= once & letter
    once |= letter
  }
  return { once, twice }
}

const letterDifference = (one: Letters, other: Letters) =>
  bitsIn(one.once ^ other.once) + bitsIn(one.twice ^ other.twice)

const firstLetter = 97

function bitsIn(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count += 1
  return count
}

// Shorter known words are left out: too many other words are one letter from `cod` or `coco`.
const knownWords: readonly KnownWord[] = allergenGroups.flatMap(({ group, input_words }) =>
  input_words
    .map(foldWord)
    .filter((text) => /^[a-z]{5,}$/u.test(text))
    .map((text) => ({ text, group, letters: lettersOf(text) })),
)

/**
 * Words known to mean something else: those of the `not_a_match` phrases, such as cacao for coconut, and
 * chicken and peach in Spanish and Italian, which are one letter from octopus and fish.
 */
const notTypos: ReadonlySet<string> = new Set([
  ...allergenGroups.flatMap(({ not_a_match }) =>
    not_a_match.flatMap((phrase) => splitWords(phrase).map(({ text }) => text)),
  ),
  'pollo',
  'pesca',
  'pesche',
])

/**
 * Damerau-Levenshtein distance (optimal string alignment): insertion, deletion, substitution, or transposition.
 * Beyond `most` it stops counting and returns infinity.
 */
export function editDistance(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  let twoBack: number[] = []
  let before = Array.from({ length: other.length + 1 }, (_, column) => column)
  let fewestBefore = 0
  for (let row = 1; row <= one.length; row += 1) {
    const current = nextRow(other, {
      row,
      letter: one.charCodeAt(row - 1),
      letterBefore: one.charCodeAt(row - 2),
      before,
      twoBack,
    })
    const fewest = Math.min(...current)
    // A transposition reaches back two rows, so both must be over the bound.
    if (fewest > most && fewestBefore > most) return Number.POSITIVE_INFINITY
    fewestBefore = fewest
    twoBack = before
    before = current
  }
  return at(before, other.length)
}

interface RowsBefore {
  readonly row: number
  readonly letter: number
  readonly letterBefore: number
  readonly before: readonly number[]
  readonly twoBack: readonly number[]
}

function nextRow(other: string, { row, letter, letterBefore, before, twoBack }: RowsBefore): number[] {
  const current = [row]
  let otherBefore = Number.NaN
  for (let column = 1; column <= other.length; column += 1) {
    const otherLetter = other.charCodeAt(column - 1)
    const isSwap = letter === otherBefore && letterBefore === otherLetter
    current[column] =
      letter === otherLetter
        ? at(before, column - 1)
        : 1 +
          Math.min(
            at(before, column - 1),
            at(before, column),
            at(current, column - 1),
            isSwap ? at(twoBack, column - 2) : Number.POSITIVE_INFINITY,
          )
    otherBefore = otherLetter
  }
  return current
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
