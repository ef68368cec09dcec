/** Splits contractions, in lower case. */
export type Expand = (text: string) => string

/**
 * Whether a line is written as prose is: these letters, capital at most at the start of a word, and plain punctuation, one
 * mark at a time, each followed by a space or the end. Slots stand as a letter.
 */
export const isProse = (line: string, letters: string): boolean =>
  new RegExp(`^[${letters}'’ ,.;:–—-]*$`, 'u').test(line) &&
  !/[,.;:][^ ]|[,.;:–—-] ?[,.;:–—-]|^[ ,.;:–—-]|[\p{L}'’]\p{Lu}/u.test(line)

/** The sentences of a line, split where a full stop or a semicolon ends one. */
export const sentencesOf = (line: string): string[] =>
  line
    .split(/(?<=[.;]) /u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** The words of a sentence in a row, in lower case, whatever punctuation is between them. */
export const wordsOf = (sentence: string, expand: Expand): string[] =>
  expand(sentence.toLowerCase().replaceAll('’', "'"))
    .split(/(?:[ –—-]|[,.;:](?= |$))+/u)
    .filter((word) => word !== '')
