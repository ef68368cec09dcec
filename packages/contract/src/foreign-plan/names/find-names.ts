import {
  type ExcludedFood,
  findNotAMatch,
  findPhrases,
  indexPhrases,
  type PhraseIndex,
  spellOutEmoji,
  splitWords,
} from '@race-nutrition/engine'
import { chanceMatches } from './chance-matches.ts'
import { toLatin } from './homoglyphs.ts'

/** What a runner excludes, indexed once to be searched for in many texts. */
export interface IndexedExclusion extends Pick<ExcludedFood, 'kind' | 'what'> {
  readonly index: PhraseIndex<string>
  /** Finds a name inside a longer word: erdnuss in Erdnussmus. */
  readonly inside: RegExp
}

export const wanted = ({ kind, what, names, others }: ExcludedFood): IndexedExclusion => ({
  kind,
  what,
  index: indexPhrases(owned(names), owned([...others, ...others.map(inOneWord)])),
  inside: insideWords(names.map(inOneWord)),
})

const owned = (phrases: readonly string[]) => phrases.map((phrase) => ({ owner: '', phrase }))

const inOneWord = (name: string) =>
  splitWords(name)
    .map(({ text }) => text)
    .join('')

/**
 * Of five letters and more a name is found anywhere in a word, of four where the word begins with it: "thon", French
 * for tuna, ends marathon. Shorter ones occur in all kinds of words: "ei" in protein, "cod" in code.
 */
function insideWords(names: readonly string[]): RegExp {
  const four = names.filter((name) => name.length === 4)
  const longer = names.filter((name) => name.length > 4)
  const patterns = [...four.map((name) => `^${name}`), ...longer]
  return patterns.length === 0 ? /(?!)/u : new RegExp(patterns.join('|'), 'u')
}

/** A text in every form in which it is searched, the plain one first. */
export type Searched = readonly Reading[]

interface Reading {
  readonly text: string
  readonly words: ReturnType<typeof splitWords>
  /** For a text whose gaps were closed, the words before that: only new words are searched. */
  readonly before: ReadonlySet<string> | null
}

export function searched(given: string): Searched {
  const bare = spellOutEmoji(given)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
  const written = [...new Set([bare, toLatin(bare, 'i'), toLatin(bare, 'l')].map(parted))].map((text) => ({
    text,
    words: splitWords(text),
    before: null,
  }))
  return [...written, ...written.flatMap(closed)]
}

function closed({ text, words }: Omit<Reading, 'before'>): Reading[] {
  const together = withoutGaps(text)
  if (together === text) return []
  const before = new Set(words.map(({ text: word }) => word))
  return [{ text: together, words: splitWords(together), before }]
}

/** "2eggs" and "codFillet" are two words; PB&J is one, and "salt & egg" is not. */
const parted = (text: string) =>
  text
    .replace(/(?<=\p{N})(?=\p{L})|(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/\b(\p{L}{1,2})&(\p{L})\b/gu, '$1$2')

/** "p e a n u t", "m.i.l.k", "mi·lk" and a word broken across lines are each one word. */
const withoutGaps = (text: string) =>
  text
    .replace(/-[^\S\n]*\n\s*/gu, '')
    .replace(/(?<=\p{L})[^\p{L}\p{N}\s]{1,3}(?=\p{L})/gu, '')
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:\s\p{L}){2,}(?![\p{L}\p{N}])/gu, (letters) =>
      letters.replace(/\s/gu, ''),
    )

/** A name at its place in one form of a text. */
export interface FoundName {
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * The words of a text that name what is excluded; undefined if none do. By words and parts of words alone: "no
 * peanuts" names peanuts as well.
 */
export function findName(given: Searched, excluded: IndexedExclusion): FoundName | undefined {
  for (const reading of given) {
    const found = firstIn(reading, excluded)
    if (found) return { text: reading.text, start: found.start, end: found.end }
  }
  return undefined
}

function firstIn(
  { words, before }: Reading,
  { index, inside }: IndexedExclusion,
): { start: number; end: number } | undefined {
  const phrases = findPhrases(words, index)
  if (before)
    return phrases.find(({ firstWord, lastWord }) => isNew(words.slice(firstWord, lastWord + 1), before))
  if (phrases[0]) return phrases[0]
  const others = findNotAMatch(words, index)
  return words.find(
    (word, at) =>
      inside.test(word.text) &&
      !chanceMatches.has(word.text) &&
      !others.some(({ firstWord, lastWord }) => firstWord <= at && at <= lastWord),
  )
}

const isNew = (words: Reading['words'], before: ReadonlySet<string>) =>
  words.some(({ text }) => !before.has(text))
