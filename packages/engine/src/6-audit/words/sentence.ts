import { wordsOf } from '../../foods/phrases.ts'

/** A line taken apart once: its words folded, in singular too, and what stands between them. */
export interface Sentence {
  readonly text: string
  readonly words: readonly string[]
  readonly singulars: readonly string[]
  /** What stands before each word, back to the word before it. */
  readonly gaps: readonly string[]
  /** For each word the index of the first word of its sentence. */
  readonly begins: readonly number[]
}

export function takeApart(text: string): Sentence {
  const found = plainLetters.test(text) ? plainWordsOf(text) : wordsOf(text)
  const words = found.map((word) => word.text)
  const gaps = found.map((word, index) => text.slice(found[index - 1]?.end ?? 0, word.start))
  const begins: number[] = []
  for (const [index, gap] of gaps.entries()) {
    begins.push(index === 0 || endsSentence.test(gap) ? index : (begins[index - 1] ?? index))
  }
  return { text, words, singulars: words.map(singularOf), gaps, begins }
}

// Most lines are plain English: the same words as `wordsOf` finds, without its care for every script.
const plainLetters = /^[\x20-\x7e\u2010-\u2027·×°½⅓⅔¼¾⅛⅜⅝⅞]*$/u

const plainWordsOf = (text: string) =>
  Array.from(text.toLowerCase().matchAll(/[a-z0-9]+/g), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))

// A point inside a number ("1.5") ends nothing; the dot of a total ("·") and a semicolon do.
const endsSentence = /[.!?]["')\]]*\s|[;·\n。！？]/u

/** Plurals that the lists do not spell out. Short words stay: German "Eis" is no egg, and "dates" are no date. */
export function singularOf(word: string): string {
  if (word.length < 4 || word === 'dates' || !word.endsWith('s') || word.endsWith('ss')) return word
  if (word.endsWith('ies') && word.length > 4) return word === 'cookies' ? 'cookie' : `${word.slice(0, -3)}y`
  if (/(?:ch|sh|x|zz|toe)es$/u.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}
