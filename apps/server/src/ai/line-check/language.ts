import type { CoveredClause, Expand } from './clauses.ts'
import type { Frames, ParsedFrames } from './frames.ts'
import type { PhrasesByFirst } from './phrase-cover.ts'
import type { Topics } from './topics.ts'

/** What the prompt says about a language. All of it passes the check, except the words to avoid. */
export interface PromptWords {
  /** "Spanish". */
  readonly name: string
  /** The most useful words, by topic. */
  readonly words: readonly string[]
  /** Whole lines that stand. */
  readonly lines: readonly string[]
  /** Words that stand in a few phrases only. */
  readonly avoid: string
}

/** What the check of a line knows of a language. */
export interface Language {
  /** Its letters, as they stand between the brackets of a regular expression. */
  readonly letters: string
  readonly expand: Expand
  /** Every word that is allowed outside a phrase. */
  readonly words: ReadonlySet<string>
  readonly phrases: PhrasesByFirst
  readonly frames: Frames
  readonly parsedFrames: ParsedFrames
  /** The first words of a sentence beside one that names a dose. */
  readonly opensBeside: ReadonlySet<string>
  readonly topics: Topics
  readonly prompt: PromptWords
  /** Whether words that are allowed one by one could harm together; `besideADose` is stricter. */
  readonly clashes: (clauses: readonly CoveredClause[], besideADose: boolean) => boolean
}
