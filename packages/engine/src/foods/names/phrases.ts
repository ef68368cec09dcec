import { singularOf } from './singular.ts'

/**
 * Finds phrases in a text: whole words, ignoring accents and case, the longest phrase first; a `not_a_match` phrase takes
 * its words away from its own owner. Chinese and Japanese have no spaces between words, so there each character counts as
 * a word and phrases are found anywhere. Used for the text of runners and of plans.
 */
export interface Phrase<Owner> {
  readonly owner: Owner
  readonly phrase: string
}

/** The place of a phrase: `start` and `end` count characters of the text, `firstWord` and `lastWord` its words. */
export interface Found<Owner> extends Phrase<Owner> {
  readonly start: number
  readonly end: number
  readonly firstWord: number
  readonly lastWord: number
}

export interface PhraseIndex<Owner> {
  readonly phrases: Branch<Owner>
  readonly notAMatch: Branch<Owner>
}

interface Branch<Owner> {
  readonly next: Map<string, Branch<Owner>>
  readonly ends: Phrase<Owner>[]
}

/** Indexes phrases once, so that a text is then scanned once however many there are. */
export function indexPhrases<Owner>(
  phrases: readonly Phrase<Owner>[],
  notAMatch: readonly Phrase<Owner>[],
): PhraseIndex<Owner> {
  return { phrases: branchOf(phrases), notAMatch: branchOf(notAMatch) }
}

/** A text, or its words if already split. */
type Searched = string | readonly Word[]

const wordsIn = (text: Searched) => (typeof text === 'string' ? splitWords(text) : text)

/** Every phrase in the text, in the order of the text. */
export function findPhrases<Owner>(text: Searched, index: PhraseIndex<Owner>): Found<Owner>[] {
  const words = wordsIn(text)
  const reaches = reachesOf(foundIn(words, index.notAMatch), words.length)
  const allowed = foundIn(words, index.phrases).filter(
    ({ owner, firstWord, lastWord }) => (reaches.get(owner)?.[firstWord] ?? -1) < lastWord,
  )
  return longestOf(allowed)
}

/** For each owner and word, the end of the `not_a_match` phrases that start there or before. */
function reachesOf<Owner>(taken: readonly Found<Owner>[], wordCount: number): Map<Owner, number[]> {
  const reaches = new Map<Owner, number[]>()
  for (const { owner, firstWord, lastWord } of taken) {
    const reach = reaches.get(owner) ?? Array.from({ length: wordCount }, () => -1)
    reach[firstWord] = Math.max(reach[firstWord] ?? -1, lastWord)
    reaches.set(owner, reach)
  }
  for (const reach of reaches.values()) {
    for (const [word, last] of reach.entries()) reach[word] = Math.max(last, reach[word - 1] ?? -1)
  }
  return reaches
}

/** The places of `not_a_match` phrases: their words mean something else. */
export const findNotAMatch = <Owner>(text: Searched, index: PhraseIndex<Owner>): Found<Owner>[] =>
  foundIn(wordsIn(text), index.notAMatch)

export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** False if a mark or a newline separates it from the word before: `soy & milk` is not soy milk. */
  readonly followsOn: boolean
}

/** Splits a text into folded words; each Chinese or Japanese character is one. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index: start } of text.matchAll(isPlain(text) ? plainWordPattern : wordPattern)) {
    const gap = text.slice(words.at(-1)?.end ?? 0, start)
    words.push({ text: foldWord(word), start, end: start + word.length, followsOn: joins.test(gap) })
  }
  return words
}

/** What may be between the words of a phrase: spaces, hyphens, apostrophes, and nothing in Chinese and Japanese. */
const joins = /^[ \t\u00A0\-‐‑'’ʼ]*$/u

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}\p{M}])+/gu

// Nearly everything searched is plain English: the patterns for every script take several times as long.
const plainWordPattern = /[A-Za-z\d]+/g

const isPlain = (text: string) => !/[^\t\n\r -~]/u.test(text)

/**
 * Lower case, without accents, Hebrew points and Arabic diacritics (`أ` is `ا`). Letters without a Unicode decomposition
 * become what people type on a plain keyboard, and the Arabic endings `ة` and `ى` the `ه` and `ي` that many type for them.
 */
export function foldWord(word: string): string {
  if (isPlain(word)) return word.toLowerCase()
  return word
    .normalize('NFKD')
    .replace(/[\u0300-\u036F\u0591-\u05C7\u064B-\u0655\u0670\u0640]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßœæøłةى]/gu, (letter) => plainLetters[letter as keyof typeof plainLetters])
}

const plainLetters = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', ة: 'ه', ى: 'ي' }

function branchOf<Owner>(phrases: readonly Phrase<Owner>[]): Branch<Owner> {
  const root: Branch<Owner> = { next: new Map(), ends: [] }
  for (const phrase of phrases) {
    let branch = root
    for (const { text } of splitWords(phrase.phrase)) {
      const next = branch.next.get(text) ?? { next: new Map(), ends: [] }
      branch.next.set(text, next)
      branch = next
    }
    if (branch !== root) branch.ends.push(phrase)
  }
  return root
}

function foundIn<Owner>(words: readonly Word[], root: Branch<Owner>): Found<Owner>[] {
  const found: Found<Owner>[] = []
  for (const [firstWord, first] of words.entries()) {
    let branch: Branch<Owner> | undefined = root
    for (let lastWord = firstWord; lastWord < words.length && branch; lastWord += 1) {
      const last = words[lastWord] ?? first
      if (last !== first && !last.followsOn) break
      branch =
        branch.next.get(last.text) ??
        branch.next.get(singularOf(last.text)) ??
        bareWordsOf(last.text)
          .map((bare) => branch?.next.get(bare))
          .find((next) => next !== undefined)
      for (const phrase of branch?.ends ?? []) {
        found.push({ ...phrase, start: first.start, end: last.end, firstWord, lastWord })
      }
    }
  }
  return found
}

/** The spellings of a word that lists may have: as it is, in the singular, and without prefixes. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([word, singularOf(word), ...bareWordsOf(word)]),
]

/**
 * Arabic and Hebrew write "the", "and", "to" and "in" as prefixes of a word. The rest must have three letters:
 * too many shorter ones are the rest of another word, so the lists have their prefixed forms.
 */
function bareWordsOf(word: string): string[] {
  const first = word.charCodeAt(0)
  if (first < firstHebrewLetter || first > lastArabicLetter) return noWords
  return particles
    .filter((particle) => word.startsWith(particle) && word.length >= particle.length + shortestBareWord)
    .map((particle) => word.slice(particle.length))
}

const particles = 'وبال وال ولل بال لل ال ول وب و ل ب וה ול וב ומ ה ו ל ב מ'.split(' ')
const shortestBareWord = 3
const noWords: string[] = []
const firstHebrewLetter = 0x5d0
const lastArabicLetter = 0x64a

interface Span {
  readonly firstWord: number
  readonly lastWord: number
}

const holds = (outer: Span, inner: Span) =>
  outer.firstWord <= inner.firstWord && outer.lastWord >= inner.lastWord

/** Drops phrases within a longer one; equal phrases of several owners all stay. */
function longestOf<Owner>(found: readonly Found<Owner>[]): Found<Owner>[] {
  const inOrder = [...found].sort((a, b) => a.firstWord - b.firstWord || b.lastWord - a.lastWord)
  let widest: Span | undefined
  return inOrder.filter((span) => {
    const isWithin = widest && holds(widest, span) && !holds(span, widest)
    if (!widest || span.lastWord > widest.lastWord) widest = span
    return !isWithin
  })
}
