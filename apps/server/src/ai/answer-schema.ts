import { coachAnswerSchema } from './coach-answer.ts'
import { wishAnswerSchema } from './wish/wish-answer.ts'
import type { Prompt } from './writer.ts'

/** JSON Schema of what the prompt asks for. */
export const answerSchema = (asked: Prompt['for']): Record<string, unknown> =>
  asked === 'plan' ? coachAnswerSchema() : wishAnswerSchema()
