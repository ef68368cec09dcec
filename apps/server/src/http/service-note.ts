import type { PlanService } from '@race-nutrition/contract'
import type { WriterFault } from '../ai/writer.ts'

type ServiceNote = NonNullable<PlanService['note']>

/** Why the runner gets the engine's plan although a model is connected. */
export const serviceNote = (code: NoteCode): ServiceNote => ({
  code,
  message: `${because[code]} ${instead}`,
})

const instead = 'This is the built-in plan, with the same numbers, foods and checks.'

/** A client's limit for the model is lower than for the engine, since many runners can share one address. */
type NoteCode = WriterFault | 'model-share-used'

const because: Record<NoteCode, string> = {
  'model-failed': 'The AI model gave no usable answer this time.',
  'model-busy': 'The AI model is busy at the moment.',
  'model-too-slow': 'The AI model took too long to answer.',
  'model-away': 'The AI model is not available at the moment.',
  'model-over-budget': 'The AI model has reached its limit for now.',
  'model-share-used': 'The AI model has been asked often from here in the last minute.',
}
