import { type LineLanguage, type LinePlace, slotsIn } from '@race-nutrition/engine'
import { longestLine } from '../reading/answer-limits.ts'
import { placesOfFrame, topicsOfTalk } from './frames.ts'
import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { isProse, sentencesOf, wordsOf } from './sentences.ts'
import { isBound, withTokens } from './slot-tokens.ts'
import { type TalkTopic, talkTopics } from './talk-topics.ts'

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
  /** Before truncation and cleanup: a line is never judged by a part of it. */
  readonly given?: string
}

/**
 * Accepts a model's line only when each of its sentences is one of the listed, all of which were read beside the engine's own
 * lines: an allow-list of what is said, not a search for what may not be. Undefined if the line may stand.
 */
export function checkLine({ text: line, place, lang, given = line }: GivenText): Fault | undefined {
  const language = languages[lang]
  if (isTooLong(line) || given.length > longestLine) return faultOf('form')
  const tokens = withTokens(line)
  if (!tokens) return faultOf('frame')
  if (!isProse(tokens.plain, language.letters)) return faultOf('figure')
  const sentences = sentencesOf(tokens.text).map((sentence) => wordsOf(sentence, language.expand))
  const unknownWords = sentences.flat().filter((word) => !language.parsedFrames.words.has(word))
  if (unknownWords.length > 0) return faultOf('word', unknownWords)
  if (saysTwice(line, sentences)) return faultOf('frame')
  const places = sentences.map((words) => placesOf(words, language))
  if (places.length === 0 || places.some((each) => each?.length === 0)) return faultOf('frame')
  return places.every((each) => each === null || each.includes(place)) ? undefined : faultOf('place')
}

export const isTooLong = (line: string): boolean =>
  line.length > room.characters || line.split(/[ -]+/u).length > room.words

/** A dose named twice is a double dose, and one sentence about what is taken is enough for a line. */
function saysTwice(line: string, sentences: readonly (readonly string[])[]): boolean {
  const names = slotsIn(line)
  return new Set(names).size < names.length || sentences.filter((words) => words.some(isBound)).length > 1
}

/** Where a sentence may stand: empty if it is not listed, null if the places of its slots say where. */
function placesOf(words: readonly string[], { parsedFrames }: Language): readonly LinePlace[] | null {
  if (words.some(isBound)) return placesOfFrame(words, parsedFrames)
  return topicsOfTalk(words, parsedFrames).flatMap((topic) => talkTopics[topic].places)
}

/** What each sentence of a line may be about: none for one with a fact in it. */
export function topicsOf(line: string, lang: LineLanguage): readonly (readonly TalkTopic[])[] {
  const { expand, parsedFrames } = languages[lang]
  return sentencesOf(withTokens(line)?.text ?? '').map((sentence) =>
    topicsOfTalk(wordsOf(sentence, expand), parsedFrames),
  )
}
