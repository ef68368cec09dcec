import { inGrams, joinList, withThousands } from '../amounts/format-amounts.ts'
import type { PlanDay, PlanMacro } from '../../plan.ts'

/** What a day lacks: the warning if nobody should eat like it, what gave way to the rest of it, and a recovery meal without room. */
export function shortDay(day: PlanDay): string[] {
  const far = new Set<PlanMacro>(day.far_short_of)
  const held = day.gave_way.filter((macro) => !far.has(macro)).flatMap((macro) => heldOf(macro, day))
  return [
    ...(far.size > 0 ? [`This day falls far short: ${shortfall(day)}.`] : []),
    ...(held.length > 0 ? [`Outside its range: ${joinList(held)}.`] : []),
    ...(isWithoutRecovery(day)
      ? ['Eat lunch within an hour of the run: it is the recovery meal of this day.']
      : []),
  ]
}

const isWithoutRecovery = ({ fuel_carbs_g: fuel, meals }: PlanDay) =>
  fuel > 0 && !meals.some(({ name }) => name === 'recovery')

/** "1,200 of 2,400 kcal and 40 of 110 g protein". */
export const shortfall = (day: PlanDay) => joinList(day.far_short_of.flatMap((macro) => heldOf(macro, day)))

/** "70 of 110 g protein"; fiber has a range and no target. */
function heldOf(macro: PlanMacro, { totals, target }: PlanDay): string[] {
  if (macro === 'sodium' || macro === 'fluids') return []
  if (macro === 'fiber') return [`${inGrams(totals.fiber_g)} fiber`]
  if (macro === 'energy') return [`${withThousands(totals.kcal)} of ${withThousands(target.kcal)} kcal`]
  return [`${withThousands(totals[`${macro}_g`])} of ${withThousands(target[`${macro}_g`])} g ${macro}`]
}
