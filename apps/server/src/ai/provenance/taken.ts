import type { Token } from './tokens.ts'

/**
 * A verb of eating or drinking, at most three words before the end. No sign may be both of a word and between two words: with
 * signs that are, a hundred of them take minutes.
 */
export const ingests =
  /\b(?:take|taking|eat|eating|drink|drinking|have|having|swallow\w*|down|finish|empty|chug\w*|gulp\w*|use|using|squeeze|pop|consume|add)\b(?:[^\p{L}\w']+[\p{L}']+){0,3}[^\p{L}\w]*$/u

/** The same for what stands in a cup or a bottle, which may also be carried. */
export const drinks =
  /\b(?:drink|drinking|down|finish|empty|chug\w*|gulp\w*|swallow\w*|have|having)\b(?:[^\p{L}\w']+[\p{L}']+){0,2}[^\p{L}\w]*$/u

export const textBefore = (tokens: readonly Token[], at: number): string =>
  `${tokens
    .slice(Math.max(0, at - 6), at)
    .map(({ text }) => text)
    .join(' ')} `

/** Numbers as written: one, or the two ends of a range. */
export interface Written {
  readonly values: readonly Token[]
  readonly at: number
  /** The token after them. */
  readonly after: number
}
