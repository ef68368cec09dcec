import type { Runner } from '../../1-runner/runner.ts'
import { overdrinking as rule } from '../../evidence/fluids.ts'
import type { Hours } from '../../units.ts'
import type { DrinkingWarning } from '../target-groups.ts'

/** How much a run of this length has to be warned about drinking too much. Evidence: overdrinking. */
export function overdrinking({ weight }: Runner, time: Hours): DrinkingWarning {
  const { noteFromHours, strongFromHours, smallFromHours, smallUnderKilograms } = rule.value
  if (time < noteFromHours) return 'none'
  if (time >= strongFromHours) return 'strong'
  return time >= smallFromHours && weight < smallUnderKilograms ? 'strong' : 'note'
}
