import type { LineLanguage } from '@race-nutrition/engine'
import { longestLine } from '../reading/answer-limits.ts'
import { clausesOf, hasPlainSigns, sentencesOf, wordsOf } from './clauses.ts'
import { isFramed } from './frames.ts'
import type { Language } from './language.ts'
import { languages } from './languages.ts'
import { coveredWords } from './phrase-cover.ts'
import { freeTokens, isBound, withTokens } from './slot-tokens.ts'

/** Why a line of a model is refused. */
export type RefusalKind = 'form' | 'figure' | 'word' | 'frame' | 'place' | 'copy'

export interface Fault {
  readonly kind: RefusalKind
  /** The words that are not in the vocabulary. */
  readonly unknownWords: readonly string[]
}

export const faultOf = (kind: RefusalKind, unknownWords: readonly string[] = []): Fault => ({
  kind,
  unknownWords,
})

/** The longest line that the page has room for. */
const room = { characters: 320, words: 55 }

/**
 * Accepts a model's line only when every word is known to be harmless beside the engine's own lines, and every fact of the plan
 * is a slot in a listed frame: an allow-list, not a search for bad words. `given` is the text before truncation and cleanup: a
 * line is never judged by a part of it.
 */
export function checkLine(line: string, lang: LineLanguage = 'en', given = line): Fault | undefined {
  const language = languages[lang]
  if (isTooLong(line) || given.length > longestLine) return faultOf('form')
  const tokens = withTokens(line)
  if (!tokens) return faultOf('frame')
  if (!hasPlainSigns(tokens.plain, language.letters)) return faultOf('figure')
  const { plain, hasDose, isListed } = sortSentences(tokens.text, language)
  if (!isListed) return faultOf('frame')
  const clauses = clausesOf(plain.join(' '), language.expand).map((clause) => ({
    ...clause,
    covered: coveredWords(clause.words, language.phrases),
  }))
  const unknownWords = clauses.flatMap(({ words, covered }) =>
    words.filter((word, at) => !covered[at] && !language.words.has(word) && !freeTokens.has(word)),
  )
  if (unknownWords.length > 0) return faultOf('word', unknownWords)
  if (hasDose && !plain.every((sentence) => opensWell(sentence, language))) return faultOf('frame')
  return language.clashes(clauses, hasDose) ? faultOf('frame') : undefined
}

export const isTooLong = (line: string): boolean =>
  line.length > room.characters || line.split(/[ -]+/u).length > room.words

interface Sentences {
  /** Those without a dose, a dish, a fuel or a time. */
  readonly plain: readonly string[]
  readonly hasDose: boolean
  /** Whether all others are in a listed frame. */
  readonly isListed: boolean
}

function sortSentences(text: string, { expand, parsedFrames }: Language): Sentences {
  const plain: string[] = []
  let [hasDose, isListed] = [false, true]
  for (const sentence of sentencesOf(text)) {
    const words = wordsOf(sentence, expand)
    if (!words.some(isBound)) plain.push(sentence)
    else {
      hasDose = true
      isListed &&= isFramed(words, parsedFrames)
    }
  }
  return { plain, hasDose, isListed }
}

const opensWell = (sentence: string, { expand, opensBeside }: Language) =>
  opensBeside.has(wordsOf(sentence, expand)[0] ?? '')

/** The words of a line, slots left out. */
export const plainWordsOf = (line: string, lang: LineLanguage): readonly string[] =>
  wordsOf(withTokens(line)?.text ?? '', languages[lang].expand).filter((word) => !word.startsWith('{'))
