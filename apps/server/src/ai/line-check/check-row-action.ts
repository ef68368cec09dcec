import { longestLine } from '../reading/answer-limits.ts'
import { type Fault, figure, isTooLong, tooLong, unknownWord } from './check-line.ts'
import { clausesOf, hasPlainSigns } from './clauses.ts'
import { byFirstWord, coveredWords } from './phrase-cover.ts'
import { rowPhrases } from './vocabulary/phrases/row-actions.ts'

const roomForAnAction = { characters: 48, words: 8 }

/** Whether these words may replace the engine's action of a row: they repeat its words and add only how and where. */
export function checkRowAction(action: string, own: string, given = action): Fault | undefined {
  if (isTooLong(action, roomForAnAction) || given.length > longestLine) return tooLong
  if (!hasPlainSigns(action)) return figure
  const [words, ownWords] = [splitWords(action), splitWords(own)]
  const from = words.findIndex((_, at) => ownWords.every((word, step) => words[at + step] === word))
  if (from < 0) return another
  const rest = [words.slice(0, from), words.slice(from + ownWords.length)]
  return rest.every((part) => coveredWords(part, phrases).every(Boolean)) ? undefined : unknownWord
}

const splitWords = (text: string) => clausesOf(text).flatMap(({ words }) => words)

const phrases = byFirstWord(rowPhrases)
const another: Fault = { kind: 'copy', because: 'rewrote what to eat or drink' }
