import { type Fault, lookAtEach, type Reading, type Severity } from '../audit.ts'
import type { Line, PlanAsRead } from '../reading/read-plan.ts'

/** Every line of the plan in which a word was read. */
export const lookAtLines = (
  { lines }: PlanAsRead,
  unread: Severity,
  find: (line: Line) => readonly Fault[],
): Reading =>
  lookAtEach(
    { section: 'assumptions_safety', what: 'the words of the plan', unread },
    lines.filter(({ sentence }) => sentence.words.length > 0),
    find,
  )
