import type { Result } from '@race-nutrition/engine'

/** What a model is asked: who it is, then the talk so far; the last turn is the user's. */
export interface Ask {
  readonly system: string
  readonly turns: readonly Turn[]
}

export interface Turn {
  readonly by: 'user' | 'assistant'
  readonly text: string
}

/** What came back: the text as the model wrote it, not yet read as a plan. */
export interface Written {
  readonly text: string
  readonly usage: Usage
}

/** Tokens as the service counted them; null where it did not say. */
export interface Usage {
  readonly inputTokens: number | null
  readonly outputTokens: number | null
}

/** Why nothing came back. */
export type WriterFault =
  | 'model-failed'
  | 'model-busy'
  | 'model-too-slow'
  /** It failed so often of late that it is not asked for a while. */
  | 'model-away'
  /** As much has been asked of it today, or this hour, as it may cost. */
  | 'model-over-budget'

/** One question to the connected model. The signal ends the call upstream; never rejects. */
export type Writer = (ask: Ask, signal: AbortSignal) => Promise<Result<Written, WriterFault>>
