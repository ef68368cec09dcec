import type { CoveredClause, Expand } from './clauses.ts'
import type { ParsedFrames } from './frames.ts'
import type { PhrasesByFirst } from './phrase-cover.ts'
import type { Topics } from './topics.ts'

/** What the check of a line knows of a language. */
export interface Language {
  /** Its letters, as they stand between the brackets of a regular expression. */
  readonly letters: string
  readonly expand: Expand
  /** Every word that is allowed outside a phrase. */
  readonly words: ReadonlySet<string>
  readonly phrases: PhrasesByFirst
  readonly frames: ParsedFrames
  /** The first words of a sentence beside one that names a dose. */
  readonly opensBeside: ReadonlySet<string>
  readonly topics: Topics
  /** Whether words that are allowed one by one could harm together; `besideADose` is stricter. */
  readonly clashes: (clauses: readonly CoveredClause[], besideADose: boolean) => boolean
}
