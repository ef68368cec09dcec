import type { Measure } from './picture.ts'
import type { Tone } from './picture-colors.ts'

export interface Span {
  readonly text: string
  readonly tone: Tone
  /** Whether it stays on one line if it fits there: "km 12.5". */
  readonly isWhole?: boolean
}

/** A span at its distance from the left edge of its column, px. */
export interface PlacedSpan extends Omit<Span, 'isWhole'> {
  readonly left: number
}

export type Line = readonly PlacedSpan[]

/** Type of one size in a column, px. */
export interface Column {
  readonly width: number
  readonly size: number
  readonly measure: Measure
}

/** Wraps texts between words, and a word that is wider than its line within it: nothing is cut off. */
export function wrapSpans(spans: readonly Span[], column: Column, left = 0): Line[] {
  const { width, size, measure } = column
  const space = measure(' ', size)
  const lines: PlacedSpan[][] = []
  for (const word of spans.flatMap((span) => wordsOf(span, { ...column, width: width - left }))) {
    const line = lines.at(-1)
    const last = line?.at(-1)
    if (!line || !last) {
      lines.push([{ ...word, left }])
      continue
    }
    const joined = `${last.text} ${word.text}`
    const next = last.left + measure(last.text, size) + space
    if (last.tone === word.tone && last.left + measure(joined, size) <= width)
      line[line.length - 1] = { ...last, text: joined }
    else if (last.tone !== word.tone && next + measure(word.text, size) <= width)
      line.push({ ...word, left: next })
    else lines.push([{ ...word, left }])
  }
  return lines
}

const wordsOf = ({ text, tone, isWhole = false }: Span, column: Column): Span[] =>
  (isWhole ? [text] : text.split(/\s+/))
    .filter(Boolean)
    .flatMap((word) => piecesOf(word, column))
    .map((piece) => ({ text: piece, tone }))

/** Whole letters, as many in a piece as have room; at least one. */
function piecesOf(word: string, { width, size, measure }: Column): string[] {
  const pieces: string[] = []
  for (const { segment } of letters.segment(word)) {
    const last = pieces.at(-1)
    if (last !== undefined && measure(last + segment, size) <= width)
      pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At most so many letters, the last of them an ellipsis where some are left out. */
export function shorten(text: string, most: number): string {
  const all = [...letters.segment(text)].map(({ segment }) => segment)
  return all.length <= most
    ? text
    : `${all
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
