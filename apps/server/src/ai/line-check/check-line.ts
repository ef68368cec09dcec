import {
  capitalize,
  type LineLanguage,
  type LinePlace,
  ok,
  type Plan,
  type Result,
  refuse,
  slotsIn,
} from '@race-nutrition/engine'
import { longestLine } from '../reading/answer-limits.ts'
import { listedAs } from './frames.ts'
import { languages } from './languages.ts'
import { isProse, sentencesOf, wordsOf } from './sentences.ts'
import { isBound, withSlots, withTokens } from './slot-tokens.ts'

/** Why a line of a model is refused. */
export type RefusalKind = 'form' | 'figure' | 'word' | 'frame' | 'place' | 'copy'

export interface Fault {
  readonly kind: RefusalKind
  /** The words that no listed sentence has. */
  readonly unknownWords: readonly string[]
}

export const faultOf = (kind: RefusalKind, unknownWords: readonly string[] = []): Fault => ({
  kind,
  unknownWords,
})

/** The longest line that the page has room for. */
const room = { characters: 320, words: 55 }

export interface GivenText {
  readonly text: string
  readonly place: LinePlace
  readonly lang: LineLanguage
  readonly runner: Plan['runner']
  /** Before truncation and cleanup: a line is never judged by a part of it. */
  readonly given?: string
}

/**
 * Accepts a model's line only when each of its sentences is one of the listed, all of which were read beside the engine's own
 * lines: an allow-list of what is said, not a search for what may not be. What stands is the line as the list has it.
 */
export function checkLine({
  text: line,
  place,
  lang,
  runner,
  given = line,
}: GivenText): Result<string, Fault> {
  const { expand, letters, parsedFrames } = languages[lang]
  if (isTooLong(line) || given.length > longestLine) return refuse(faultOf('form'))
  const tokens = withTokens(line)
  if (!tokens) return refuse(faultOf('frame'))
  if (!isProse(tokens.plain, letters)) return refuse(faultOf('figure'))
  const sentences = sentencesOf(tokens.text).map((sentence) => wordsOf(sentence, expand))
  const unknownWords = sentences.flat().filter((word) => !parsedFrames.words.has(word))
  if (unknownWords.length > 0) return refuse(faultOf('word', unknownWords))
  if (saysTwice(line, sentences)) return refuse(faultOf('frame'))
  const listed = sentences.map((words) => listedAs(words, parsedFrames, runner))
  if (listed.length === 0 || listed.some((ways) => ways.length === 0)) return refuse(faultOf('frame'))
  if (listed.length > 1 && listed.flat().some(({ isOnlySentence }) => isOnlySentence))
    return refuse(faultOf('frame'))
  const texts = listed.map((ways) => ways.find(({ places }) => places?.includes(place) ?? true)?.text)
  return texts.includes(undefined)
    ? refuse(faultOf('place'))
    : ok(withSlots(texts.map((text) => `${capitalize(text ?? '')}.`).join(' '), slotsIn(line)))
}

export const isTooLong = (line: string): boolean =>
  line.length > room.characters || line.split(/[ -]+/u).length > room.words

/** A dose named twice is a double dose, and one sentence about what is taken is enough for a line. */
function saysTwice(line: string, sentences: readonly (readonly string[])[]): boolean {
  const names = slotsIn(line)
  return new Set(names).size < names.length || sentences.filter((words) => words.some(isBound)).length > 1
}
