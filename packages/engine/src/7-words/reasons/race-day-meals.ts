import type { Plan } from '../../plan.ts'
import type { Nutrient } from '../../reason.ts'
import { amountText, nutrientNames } from './race-day-amounts.ts'

/** Breakfast and recovery have a target; if their foods have another figure, its reason starts with that. */
export function besideTarget(plan: Plan, meal: 'breakfast' | 'recovery', nutrient: Nutrient): string {
  const { runner, targets, race_day: day } = plan
  const row = day.rows.at(meal === 'breakfast' ? 0 : -1)
  const target = targets.race[meal][nutrient]
  if (!row || row[nutrient] === target) return ''
  const comesTo = amountText(runner, nutrient, row[nutrient])
  return `This meal comes to ${comesTo} of ${nutrientNames[nutrient]} (USDA figures), for a target of ${amountText(runner, nutrient, target)}.`
}
