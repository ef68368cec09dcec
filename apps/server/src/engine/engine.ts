import type { AnswerProblem } from '@race-nutrition/contract'
import type { Finding, PlainDay, Questionnaire, Result } from '@race-nutrition/engine'
import type { Ask } from '../ai/writer.ts'

/** What a plan is asked for: fifteen texts and the runner's day. Everything that can change a plan is in it. */
export interface Question {
  readonly answers: Questionnaire
  readonly today: PlainDay
}

/** Whose work it is, for a fair line, and whether anybody still waits for it. */
export interface Asker {
  readonly client: string
  readonly left: AbortSignal
}

/** A plan as the server hands it out and counts it. */
export interface MadeAnswer {
  /** The JSON of the answer but for its `service`, which differs by who asks. */
  readonly answer: Uint8Array
  readonly found: readonly Pick<Finding, 'id' | 'severity'>[]
}

/** A plan, or what is wrong with the answers. */
export type Planned = Result<MadeAnswer, readonly AnswerProblem[]>

/** The best of what a model wrote, over the engine's plan. */
export interface Settlement<Made> {
  /** Null where none of the texts holds a plan. */
  readonly made: Made | null
  /** What a second answer should mend; empty where nothing is to be mended. */
  readonly toMend: readonly string[]
}

/** With a model's words; the ids of findings say where the engine's own words stand in for them. */
export interface SettledAnswer extends MadeAnswer {
  readonly replaced: readonly string[]
}

/** Why nothing was made: too much to do for everybody, or this one takes too long. */
export type Unmade = 'engine-busy' | 'engine-too-slow'

/** The engine's work, away from the event loop. Rejects for a bug alone. */
export interface Engine {
  readonly plan: (question: Question, asker: Asker) => Promise<Result<Planned, Unmade>>
  /** What a model is asked for these answers, which make a plan. */
  readonly ask: (question: Question, asker: Asker) => Promise<Result<Ask, Unmade>>
  /** What a model wrote, read and checked over the engine's plan. */
  readonly settle: (
    question: Question,
    texts: readonly string[],
    asker: Asker,
  ) => Promise<Result<Settlement<SettledAnswer>, Unmade>>
}
