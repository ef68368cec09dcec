import type { Runner } from '../../1-runner/runner.ts'
import { overdrinking as rule } from '../../evidence/fluids.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import type { Hours } from '../../units.ts'
import type { DrinkingWarning } from '../target-groups.ts'

/** How much a run of this length has to be warned about drinking too much. Evidence: overdrinking. */
export function overdrinking(runner: Runner, time: Hours): DrinkingWarning {
  const { noteFromHours, strongFromHours, smallFromHours, smallUnderKilograms, unsaltedFromHours } =
    rule.value
  if (time < noteFromHours) return 'none'
  const isSmall = runner.weight < smallUnderKilograms
  return time >= strongFromHours ||
    (time >= smallFromHours && isSmall) ||
    (time >= unsaltedFromHours && isWithoutAddedSalt(runner))
    ? 'strong'
    : 'note'
}
