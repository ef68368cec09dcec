import type { AnswerProblem, ProgressStage } from '@race-nutrition/contract'
import type { Finding, LineLanguage, PlainDay, Questionnaire, Result } from '@race-nutrition/engine'
import type { RefusedCount } from '../ai/settling/refused.ts'
import type { Prompt } from '../ai/writer.ts'

/** The input of a plan: fifteen texts, the runner's day and preferences as sent. Nothing else can change a plan. */
export interface Question {
  readonly answers: Questionnaire
  readonly today: PlainDay
  readonly preferences?: unknown
}

/** A question whose plan a model chooses and writes for. */
export interface ModelQuestion extends Question {
  /** The name of the model, which its choices carry. */
  readonly by: string
  /** The language of its lines. */
  readonly lang: LineLanguage
  /** What the runner wishes, in words: the model reads it into preferences, and writes nothing. */
  readonly wish?: string | undefined
}

/** Whose call it is, for the fair queue; `signal` aborts once the client has disconnected. */
export interface Caller {
  readonly client: string
  readonly signal: AbortSignal
  /** Hears what is being done for this call; a call that joins another one hears nothing. */
  readonly hear?: (stage: ProgressStage) => void
}

/** A plan as the server sends and counts it. */
export interface MadeAnswer {
  /** The JSON of the answer without `service`, which differs by call. */
  readonly answer: Uint8Array
  readonly found: readonly Pick<Finding, 'id' | 'severity'>[]
}

/** A plan, or why the answers cannot be used. */
export type Planned = Result<MadeAnswer, readonly AnswerProblem[]>

/** The best of a model's answers, applied to the engine's plan. */
export interface Settlement<Made> {
  /** Null when none of the texts contains an answer. */
  readonly made: Made | null
  /** What a second answer should fix; empty when nothing needs fixing. */
  readonly toFix: readonly string[]
}

/** With a model's choices and lines, and how much of its answer was left out. */
export interface SettledAnswer extends MadeAnswer {
  readonly refused: readonly RefusedCount[]
}

/** Why there is no result: the queue is full, or this job takes too long. */
export type EngineFailure = 'engine-busy' | 'engine-too-slow'

/** The engine, off the event loop. Rejects only for a bug. */
export interface Engine {
  readonly plan: (question: Question, caller: Caller) => Promise<Result<Planned, EngineFailure>>
  /** Writes the prompt for answers that make a plan. */
  readonly ask: (question: ModelQuestion, caller: Caller) => Promise<Result<Prompt, EngineFailure>>
  /** Parses and checks a model's answers against the engine's plan. */
  readonly settle: (
    question: ModelQuestion,
    texts: readonly string[],
    caller: Caller,
  ) => Promise<Result<Settlement<SettledAnswer>, EngineFailure>>
}
