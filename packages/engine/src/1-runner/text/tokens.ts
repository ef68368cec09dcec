import { plainText } from './plain-text.ts'

/** A number as typed. A comma is a decimal sign: `70,5`. */
export interface NumberToken {
  readonly kind: 'number'
  readonly value: number
  /** How many digits follow the decimal sign; 0 for a whole number. */
  readonly decimals: number
  /** `1,200` with the comma as a thousands separator: 1200. Equal to `value` for other numbers. */
  readonly grouped: number
}

export type Token = NumberToken | { readonly kind: 'word' | 'mark'; readonly text: string }

/** Splits a text into numbers, words and single marks; `11st4` is three tokens. Linear in the length of the text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const [piece, digits, letters] of plainText(text).matchAll(
    /(\d+(?:[.,]\d+)?|[.,]\d+)|(\p{L}+)|\S/gu,
  )) {
    if (digits !== undefined) tokens.push(numberToken(digits))
    else if (letters !== undefined) tokens.push({ kind: 'word', text: letters })
    else if (!silentMarks.has(piece)) tokens.push({ kind: 'mark', text: piece })
  }
  return tokens
}

/** Marks without a meaning next to a number or a unit: `5 ft. 10 in.`, `(35 miles)`. */
const silentMarks = new Set(['.', ',', '!', '?', '(', ')', '[', ']', ';', '*', '~'])

function numberToken(digits: string): NumberToken {
  const [whole = '', fraction = ''] = digits.split(/[.,]/u)
  const value = Number(`${whole || '0'}.${fraction || '0'}`)
  const isGrouped = /^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits)
  return {
    kind: 'number',
    value,
    decimals: fraction.length,
    grouped: isGrouped ? Number(whole + fraction) : value,
  }
}

/** What each spelling means to a parser. The meaning `''` is a filler word. */
export type Vocabulary = ReadonlyMap<string, string>

export const vocabulary = (spellings: Readonly<Record<string, readonly string[]>>): Vocabulary =>
  new Map(
    Object.entries(spellings).flatMap(([meaning, words]) => words.map((word) => [word, meaning] as const)),
  )

/** Spellings written as one line: `listed('km, kms, k')`. */
export const splitList = (spellings: string) => spellings.split(', ')

/** Words that approximate a number. */
export const softeners = splitList(
  'about, around, approx, approximately, roughly, circa, ca, usually, nearly, almost, maybe, my, is, at, on, average, avg, of, total, +, =, ≈',
)

/** A text as its numbers and the order of their units: `5 ft 10` is `n ft n`. */
export interface Phrase {
  readonly shape: string
  readonly numbers: readonly NumberToken[]
}

/** The shape of a text in the words of a vocabulary; undefined if it has a word outside it. */
export function phraseOf(text: string, words: Vocabulary): Phrase | undefined {
  const shape: string[] = []
  const numbers: NumberToken[] = []
  for (const token of tokensOf(text)) {
    const meaning = token.kind === 'number' ? 'n' : words.get(token.text)
    if (meaning === undefined) return undefined
    if (token.kind === 'number') numbers.push(token)
    if (meaning !== '') shape.push(meaning)
  }
  return { shape: shape.join(' '), numbers }
}
