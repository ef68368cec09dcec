import { inMilliliters, type Reader, withThousands } from '../amounts/format-amounts.ts'
import type { Plan } from '../../plan.ts'
import { perHour } from '../../race-rates.ts'
import type { Nutrient } from '../../reason.ts'

export const nutrientNames = { carbs_g: 'carbs', sodium_mg: 'sodium', fluids_ml: 'drink' } as const

/** "54 g", "510 ml", "17 oz (510 ml)": an amount in one column of the race-day table. */
export function amountText(reader: Reader, nutrient: Nutrient, amount: number): string {
  if (nutrient === 'fluids_ml') return inMilliliters(reader, amount)
  return `${withThousands(amount)} ${nutrient === 'carbs_g' ? 'g' : 'mg'}`
}

/**
 * "54 g an hour, for a target of 55 g": the sum of the rows of the race, and their target; empty if there
 * is neither.
 */
export function perHourText({ runner, targets, race_day: day }: Plan, nutrient: Nutrient): string {
  const target = targets.race[`${nutrient}_per_hr`]
  const taken = day.start_to_finish[nutrient]
  if (taken === 0 && target === 0) return ''
  const rate = perHour(nutrient, taken, targets.race.hours)
  return `${amountText(runner, nutrient, rate)} an hour, for a target of ${amountText(runner, nutrient, target)}`
}

/** "In whole servings the table brings 530 ml an hour."; empty where that is the target, or nothing. */
export function broughtInstead({ runner, targets, race_day: day }: Plan, nutrient: Nutrient): string {
  const rate = perHour(nutrient, day.start_to_finish[nutrient], targets.race.hours)
  return rate === 0 || rate === targets.race[`${nutrient}_per_hr`]
    ? ''
    : `In whole servings the table brings ${amountText(runner, nutrient, rate)} an hour.`
}

/** Breakfast and recovery have a target; if their foods have another figure, its reason starts with that. */
export function besideTarget(plan: Plan, meal: 'breakfast' | 'recovery', nutrient: Nutrient): string {
  const { runner, targets, race_day: day } = plan
  const row = day.rows.at(meal === 'breakfast' ? 0 : -1)
  const target = targets.race[meal][nutrient]
  if (!row || row[nutrient] === target) return ''
  const comesTo = amountText(runner, nutrient, row[nutrient])
  return `This meal comes to ${comesTo} of ${nutrientNames[nutrient]} (USDA figures), for a target of ${amountText(runner, nutrient, target)}.`
}
