import type { PlanService } from '@race-nutrition/contract'
import type { WriterFault } from './ai/writer.ts'

type ServiceNote = NonNullable<PlanService['note']>

/** Why the runner reads the engine's plan although a model is connected: one calm sentence. */
export const serviceNote = (code: WriterFault): ServiceNote => ({
  code,
  message: `${because[code]} ${instead}`,
})

const instead = 'This is the built-in plan, with the same numbers, foods and checks.'

const because: Record<WriterFault, string> = {
  'model-failed': 'The AI model gave no usable answer this time.',
  'model-busy': 'The AI model is busy at the moment.',
  'model-too-slow': 'The AI model took too long to answer.',
  'model-away': 'The AI model is not available at the moment.',
  'model-over-budget': 'The AI model has written as many plans as it may for now.',
}
