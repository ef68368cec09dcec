/** Splits contractions and joins a negated auxiliary to one word, in lower case. */
export type Expand = (text: string) => string

/** Whether a line has only plain punctuation followed by a space or the end, and these letters; slots stand as a letter. */
export const hasPlainSigns = (line: string, letters: string): boolean =>
  new RegExp(`^[${letters}'’ ,.;:–—-]*$`, 'u').test(line) && !/[,.;:][^ ]/u.test(line)

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
