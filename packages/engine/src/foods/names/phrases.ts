import { singularOf } from './singular.ts'

/**
 * Finds phrases in a text: whole words, accents and case aside, the longest phrase first; a phrase that is no match takes
 * its words away from its own owner. Chinese and Japanese put no space between words, so there each character counts as
 * a word and phrases are found anywhere. Used on what runners type and on what plans say.
 */
export interface Phrase<Owner> {
  readonly owner: Owner
  readonly phrase: string
}

/** Where a phrase stands: `start` and `end` count characters of the text, `firstWord` and `lastWord` its words. */
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

/** Prepares phrases once, so that a text is then walked once however many there are. */
export function indexPhrases<Owner>(
  phrases: readonly Phrase<Owner>[],
  notAMatch: readonly Phrase<Owner>[],
): PhraseIndex<Owner> {
  return { phrases: branchOf(phrases), notAMatch: branchOf(notAMatch) }
}

/** A text, or its words where they were taken before. */
type Searched = string | readonly Word[]

const wordsIn = (text: Searched) => (typeof text === 'string' ? splitWords(text) : text)

/** Every phrase that the text holds, in the order of the text. */
export function findPhrases<Owner>(text: Searched, index: PhraseIndex<Owner>): Found<Owner>[] {
  const words = wordsIn(text)
  const reaches = reachesOf(foundIn(words, index.notAMatch), words.length)
  const allowed = foundIn(words, index.phrases).filter(
    ({ owner, firstWord, lastWord }) => (reaches.get(owner)?.[firstWord] ?? -1) < lastWord,
  )
  return longestOf(allowed)
}

/** For each owner and word, how far the phrases that are no match and begin there or before reach. */
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

/** Where phrases that are no match stand: their words mean something else. */
export const findNotAMatch = <Owner>(text: Searched, index: PhraseIndex<Owner>): Found<Owner>[] =>
  foundIn(wordsIn(text), index.notAMatch)

export interface Word {
  readonly text: string
  readonly start: number
  readonly end: number
  /** False where a mark or a new line parts it from the word before: `soy & milk` is no soy milk. */
  readonly followsOn: boolean
}

/** The words of a text, folded; each Chinese or Japanese character is one. */
export function splitWords(text: string): Word[] {
  const words: Word[] = []
  for (const { 0: word, index: start } of text.matchAll(isPlain(text) ? plainWordPattern : wordPattern)) {
    const gap = text.slice(words.at(-1)?.end ?? 0, start)
    words.push({ text: foldWord(word), start, end: start + word.length, followsOn: joins.test(gap) })
  }
  return words
}

/** What may stand inside a phrase: spaces, hyphens, apostrophes, and nothing at all in Chinese and Japanese. */
const joins = /^[ \t\u00A0\-‐‑'’ʼ]*$/u

const wordPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])[\p{L}\p{N}\p{M}])+/gu

// Nearly all that is searched is plain English: the patterns for every script take several times as long.
const plainWordPattern = /[A-Za-z\d]+/g

const isPlain = (text: string) => !/[^\t\n\r -~]/u.test(text)

/**
 * Lower case, without accents, Hebrew points and Arabic signs (`أ` is `ا`); letters that Unicode keeps apart as people
 * type them on a plain keyboard, and the Arabic endings `ة` and `ى` as the `ه` and `ي` that many type for them.
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

/** A word as it stands and as the lists may spell it: in the singular, without what is written together with it. */
export const spellingsOf = (word: string): string[] => [
  ...new Set([word, singularOf(word), ...bareWordsOf(word)]),
]

/**
 * Arabic and Hebrew write "the", "and", "to" and "in" together with their word. What is left must have three letters:
 * of shorter ones too many are the rest of another word, so the lists spell out how those are joined.
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

/** Leaves out what lies within a longer phrase; equal phrases of several owners all stay. */
function longestOf<Owner>(found: readonly Found<Owner>[]): Found<Owner>[] {
  const inOrder = [...found].sort((a, b) => a.firstWord - b.firstWord || b.lastWord - a.lastWord)
  let widest: Span | undefined
  return inOrder.filter((span) => {
    const isWithin = widest && holds(widest, span) && !holds(span, widest)
    if (!widest || span.lastWord > widest.lastWord) widest = span
    return !isWithin
  })
}
