import type { NoteCode, NoteFacts } from '../../note.ts'
import type { Plan } from '../../plan.ts'

/** The renderer of each note, from its facts and those of the plan. */
export type NoteRenderers = {
  readonly [Code in NoteCode]: (facts: NoteFacts[Code], plan: Plan) => string
}
