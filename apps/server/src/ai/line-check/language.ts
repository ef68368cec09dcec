import type { Frames, ParsedFrames } from './frames.ts'
import type { Expand } from './sentences.ts'

/** What the check of a line knows of a language. */
export interface Language {
  /** "Spanish", for the prompt. */
  readonly name: string
  /** Its letters, as they stand between the brackets of a regular expression. */
  readonly letters: string
  readonly expand: Expand
  readonly frames: Frames
  readonly parsedFrames: ParsedFrames
}
