import type { Audit, NutritionPlan, PlainDay, Questionnaire, RacePlan, Result } from '@race-nutrition/engine'
import type { Writer, WriterFault } from './writer.ts'

export interface Given {
  readonly answers: Questionnaire
  readonly planned: RacePlan
  readonly today: PlainDay
}

/** The engine's plan in the model's words, as far as they held. */
export interface Personalised {
  readonly plan: NutritionPlan
  readonly audit: Audit
  /** Sections in which the engine's own words stand in for the model's. */
  readonly replaced: readonly string[]
}

/** Asks the writer, perhaps twice, and lets through what holds. Ends with the signal, never rejects. */
export type Personalise = (
  given: Given,
  writer: Writer,
  time: { readonly signal: AbortSignal; readonly secondsLeft: () => number },
) => Promise<Result<Personalised, WriterFault>>
