import type { Result } from '@race-nutrition/engine'

/** The prompt of a model: the system instruction, then the conversation so far; the last turn is the user's. */
export interface Prompt {
  /** Which answer is asked for: choices and lines of a plan, or a wish read into preferences. */
  readonly for: 'plan' | 'wish'
  readonly system: string
  readonly turns: readonly Turn[]
}

export interface Turn {
  readonly by: 'user' | 'assistant'
  readonly text: string
}

/** The answer: the text as the model wrote it, not yet read. */
export interface Written {
  readonly text: string
  readonly usage: Usage
}

/** Tokens as the service counted them; null when it did not report them. */
export interface Usage {
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/** Why there is no answer. */
export type WriterFault =
  | 'model-failed'
  | 'model-busy'
  | 'model-too-slow'
  /** It failed so often recently that it is not called for a while. */
  | 'model-away'
  /** The budget of today or of this hour is used up. */
  | 'model-over-budget'

/** One call to the connected model. The signal cancels the upstream call; never rejects. */
export type Writer = (prompt: Prompt, signal: AbortSignal) => Promise<Result<Written, WriterFault>>
