import type { Note } from '../../note.ts'
import type { Plan } from '../../plan.ts'
import { allergyNotes } from './allergy-notes.ts'
import { assumptionNotes } from './assumption-notes.ts'
import { bodyNotes } from './body-notes.ts'
import { flagNotes } from './flag-notes.ts'
import { fuelNotes } from './fuel-notes.ts'
import { healthNotes } from './health-notes.ts'
import { kitchenNotes } from './kitchen-notes.ts'
import { menuNotes } from './menu-notes.ts'
import type { NoteRenderers } from './note-renderers.ts'
import { safetyNotes } from './safety-notes.ts'

/** A note in words, with the runner's own figures. */
export function renderNote(note: Note, plan: Plan): string {
  const render = noteWords[note.code] as (facts: Note['facts'], plan: Plan) => string
  return render(note.facts, plan)
}

const noteWords: NoteRenderers = {
  ...safetyNotes,
  ...healthNotes,
  ...flagNotes,
  ...bodyNotes,
  ...allergyNotes,
  ...fuelNotes,
  ...kitchenNotes,
  ...menuNotes,
  ...assumptionNotes,
}
