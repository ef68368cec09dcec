import { longestLine } from '../reading/answer-limits.ts'
import { hasBadStart } from './sentence-starts.ts'
import { hasClash } from './clashes.ts'
import { clausesOf, hasPlainSigns } from './clauses.ts'
import { byFirstWord, coveredWords } from './phrase-cover.ts'
import { knownPhrases } from './vocabulary/known-phrases.ts'
import { knownWords } from './vocabulary/known-words.ts'

/** Why a line of a model is rejected; `because` ends the sentence that explains it on the page. */
export interface Fault {
  readonly kind: 'form' | 'figure' | 'word' | 'sense' | 'copy'
  readonly because: string
}

/** The longest line or action that the page has room for. */
export interface Room {
  readonly characters: number
  readonly words: number
}

const roomForALine: Room = { characters: 320, words: 55 }

/**
 * Accepts a model's line only when every word is known to be harmless beside the engine's own lines: an allow-list, not a
 * search for bad words. `given` is the text before truncation and cleanup: a line is never judged by a part of it.
 */
export function checkLine(line: string, given = line): Fault | undefined {
  if (isTooLong(line, roomForALine) || given.length > longestLine) return tooLong
  if (!hasPlainSigns(line)) return figure
  const clauses = clausesOf(line).map((clause) => ({
    ...clause,
    covered: coveredWords(clause.words, phrases),
  }))
  if (clauses.some(({ words, covered }) => words.some((word, at) => !covered[at] && !knownWords.has(word)))) {
    return unknownWord
  }
  return hasBadStart(clauses) || hasClash(clauses) ? sense : undefined
}

const phrases = byFirstWord(knownPhrases)

export const isTooLong = (line: string, room: Room) =>
  line.length > room.characters || line.split(/[ -]+/u).length > room.words

export const tooLong: Fault = { kind: 'form', because: 'ran too long' }
export const figure: Fault = { kind: 'figure', because: 'held figures or signs' }
export const unknownWord: Fault = { kind: 'word', because: 'went beyond the plain words of a coach' }
const sense: Fault = { kind: 'sense', because: 'could be read as more, less or other than your plan' }
