import type { Plan } from '@race-nutrition/engine'
import { wordsOf } from '../words-of.ts'

type NoteCode = Plan['notes'][number]['code']

/** The notes that say where a plan does not keep what was set, or falls short with it: a change says them in full. */
export const notesOfNotKept: ReadonlySet<NoteCode | null> = new Set<NoteCode>([
  'own-fuel-not-kept',
  'caffeine-not-as-chosen',
  'course-not-taken',
  'far-stations',
  'kitchen-not-kept',
  'shortfall',
])

/** What this plan does not keep, or falls short of, in sentences that the one before did not say too. */
export function newlyNotKept(before: Plan, after: Plan): readonly string[] {
  if (!after.notes.some(({ code }) => notesOfNotKept.has(code))) return []
  const said = new Set(sentencesOf(before))
  return sentencesOf(after).filter((sentence) => !said.has(sentence))
}

const sentencesOf = (plan: Plan): string[] =>
  wordsOf(plan).notes.flatMap(({ code, text }) => (notesOfNotKept.has(code) ? [text] : []))
