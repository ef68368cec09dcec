/** The words between two punctuation marks of a line. */
export interface Clause {
  readonly words: readonly string[]
  /** Whether no comma precedes it. */
  readonly beginsSentence: boolean
}

/** A clause, and which of its words are part of a known phrase. */
export interface CoveredClause extends Clause {
  readonly covered: readonly boolean[]
}

/** Splits contractions and joins a negated auxiliary to one word, in lower case. */
export type Expand = (text: string) => string

/** Whether a line has only plain punctuation followed by a space or the end, and these letters; slots stand as a letter. */
export const hasPlainSigns = (line: string, letters: string): boolean =>
  new RegExp(`^[${letters}'’ ,.;:?–—-]*$`, 'u').test(line) && !/[,.;:?][^ ]/u.test(line)

/** The sentences of a line, split where a full stop, a semicolon or a question mark ends one. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.;?]) /u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** The clauses of a line: lower case, contractions expanded. */
export const clausesOf = (line: string, expand: Expand): Clause[] =>
  expand(line.toLowerCase().replaceAll('’', "'"))
    .split(/[.;:?–—](?= |$)|(?<= )-|-(?= )/u)
    .flatMap((sentence) =>
      sentence.split(',').map((clause, at) => ({ words: splitWords(clause), beginsSentence: at === 0 })),
    )

/** All words of a sentence in a row, whatever punctuation is between them. */
export const wordsOf = (sentence: string, expand: Expand): string[] =>
  clausesOf(sentence, expand).flatMap(({ words }) => words)

const splitWords = (clause: string) => clause.split(/[ -]+/u).filter((word) => word !== '')
