import type { Plan, PlanTotals } from '../../plan.ts'
import { raceRates } from '../../race-rates.ts'
import {
  inGrams,
  inMilligrams,
  inMilliliters,
  type Reader,
  sumInMilliliters,
} from '../amounts/format-amounts.ts'

/** Amounts as text, each in the runner's own unit, in the order of every list: carbs, fluids, sodium. */
export interface AmountWords {
  readonly carbs: string
  readonly fluids: string
  readonly sodium: string
}

/** "60 g", "13 oz (380 ml)", "260 mg": for each hour of the race. */
export function hourlyAmounts(plan: Plan): AmountWords {
  const { carbs, fluids, sodium } = raceRates(plan)
  return amountsOf(plan.runner, { carbs_g: carbs.amount, fluids_ml: fluids.amount, sodium_mg: sodium.amount })
}

/** From the start to the finish: ounces add up as the stops print them. */
export function doseAmounts({ runner, race_day: { rows, start_to_finish: dose } }: Plan): AmountWords {
  const drunk = rows.filter(({ phase }) => phase === 'during').map(({ fluids_ml }) => fluids_ml)
  return { ...amountsOf(runner, dose), fluids: sumInMilliliters(runner, drunk) }
}

export const dayAmounts = ({ runner, race_day: { breakfast_to_recovery: whole } }: Plan): AmountWords =>
  amountsOf(runner, whole)

/** Of a sum, or of one row. */
export const amountsOf = (reader: Reader, { carbs_g, fluids_ml, sodium_mg }: PlanTotals): AmountWords => ({
  carbs: inGrams(carbs_g),
  fluids: inMilliliters(reader, fluids_ml),
  sodium: inMilligrams(sodium_mg),
})
