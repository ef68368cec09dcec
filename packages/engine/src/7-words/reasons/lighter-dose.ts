import { inGrams, percentText } from '../amounts/format-amounts.ts'
import { lighterDose as rule } from '../../evidence/carbohydrate.ts'
import type { Plan } from '../../plan.ts'

export function lighterDose({ targets: { race } }: Plan): string[] {
  const lighter = race.lighter_carbs_g_per_hr ?? 0
  if (lighter === 0) return ['Nothing is eaten on the way, so there is no lighter dose.']
  if (lighter === race.carbs_g_per_hr)
    return [`The rate of your race needs no lighter one beside it: ${inGrams(lighter)} an hour.`]
  const { share, least } = rule.value
  return [
    `If you have not practiced ${inGrams(race.carbs_g_per_hr)} an hour, ${inGrams(lighter)} is a dose to fall back on: ${percentText(share)} of it, and no less than ${inGrams(least)}.`,
  ]
}
