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

/** Why nothing came back: the model failed (502), had no room (503), or was too slow (504). */
export type WriterFault = 'model-failed' | 'model-busy' | 'model-too-slow'

/** One question to the connected model. The signal ends the call upstream; never rejects. */
export type Writer = (ask: Ask, signal: AbortSignal) => Promise<Result<Written, WriterFault>>
