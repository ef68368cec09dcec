/** The words between two punctuation marks of a line. */
export interface Clause {
  readonly words: readonly string[]
  /** Whether no comma precedes it. */
  readonly beginsSentence: boolean
}

/** Only letters, apostrophes, spaces, and plain punctuation followed by a space or the end. */
export const hasPlainSigns = (line: string) =>
  /^[A-Za-z'’ ,.;:?–—-]*$/u.test(line) && !/[,.;:?][^ ]/u.test(line)

/** The clauses of a line: lower case, contractions expanded, and "do not" as one word. */
export const clausesOf = (line: string): Clause[] =>
  expandContractions(line.toLowerCase().replaceAll('’', "'"))
    .split(/[.;:?–—]|(?<= )-|-(?= )/u)
    .flatMap((sentence) =>
      sentence.split(',').map((clause, at) => ({ words: splitWords(clause), beginsSentence: at === 0 })),
    )

const splitWords = (clause: string) => clause.split(/[ -]+/u).filter((word) => word !== '')

const expandContractions = (line: string) =>
  line
    .replaceAll("can't", 'cannot')
    .replaceAll("won't", 'will not')
    .replace(/n't\b/gu, ' not')
    .replace(/'ll\b/gu, ' will')
    .replace(/'ve\b/gu, ' have')
    .replace(/'re\b/gu, ' are')
    .replace(/\b(it|that|there|here|what|who)'s\b/gu, '$1 is')
    .replace(/'s\b/gu, '')
    .replace(/s'(?= )/gu, 's')
    .replace(/\b(?:do|does|did) not\b/gu, "don't")
