import type { NutritionPlan } from '../../nutrition-plan.ts'
import { type Fault, lookAt, type Reading, type Severity } from '../audit.ts'

/** The assumptions and safety notes that say something. */
export const lookAtNotes = (
  { assumptions_safety }: NutritionPlan,
  unread: Severity,
  find: (notes: readonly string[]) => readonly Fault[],
): Reading =>
  lookAt(
    { section: 'assumptions_safety', what: 'the safety notes', unread },
    assumptions_safety.filter((note) => note.trim() !== ''),
    find,
  )
