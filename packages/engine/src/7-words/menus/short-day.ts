import { inGrams, joinList, withThousands } from '../amounts/format-amounts.ts'
import type { PlanDay, PlanMacro } from '../../plan.ts'

/** What a day missed: the warning if nobody should eat like it, or what gave way to the rest of it. */
export function shortDay(day: PlanDay): string[] {
  if (day.far_short_of.length > 0) return [`This day falls far short: ${shortfall(day)}.`]
  const held = day.gave_way.flatMap((macro) => heldOf(macro, day))
  return held.length > 0 ? [`Outside its range: ${joinList(held)}.`] : []
}

/** "1,200 of 2,400 kcal and 40 of 110 g protein". */
export const shortfall = (day: PlanDay) =>
  joinList(day.far_short_of.flatMap((macro) => heldOf(macro, day)))

/** "70 of 110 g protein"; fiber has a range and no target. */
function heldOf(macro: PlanMacro, { totals, target }: PlanDay): string[] {
  if (macro === 'sodium' || macro === 'fluids') return []
  if (macro === 'fiber') return [`${inGrams(totals.fiber_g)} fiber`]
  if (macro === 'energy') return [`${withThousands(totals.kcal)} of ${withThousands(target.kcal)} kcal`]
  return [`${withThousands(totals[`${macro}_g`])} of ${withThousands(target[`${macro}_g`])} g ${macro}`]
}
