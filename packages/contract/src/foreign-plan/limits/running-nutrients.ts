import { capitalize, type HardLimits, type MostOfAnHour } from '@race-nutrition/engine'
import { type Fault, formatNumber, hard, outside, tiny } from '../check.ts'

/** What is taken while running: its field in a row and in the totals, and in the rates of the long run. */
export const runningNutrients = {
  carbs: { unit: 'g', inRow: 'carbs_g', anHour: 'carbs_g_per_hr' },
  sodium: { unit: 'mg', inRow: 'sodium_mg', anHour: 'sodium_mg_per_hr' },
  fluids: { unit: 'ml', inRow: 'fluids_ml', anHour: 'fluids_ml_per_hr' },
} as const

export type RunningNutrient = keyof typeof runningNutrients
export const runningNutrientNames = [
  'carbs',
  'sodium',
  'fluids',
] as const satisfies readonly RunningNutrient[]

/** Whether a plan without any of it was not read: a short run needs none, nor does one without added salt any sodium. */
export const isExpected = (
  { isFueled, isSalted }: Pick<HardLimits['race'], 'isFueled' | 'isSalted'>,
  nutrient: RunningNutrient,
) => (nutrient === 'sodium' ? isSalted : isFueled)

/** An hourly amount checked against the most of an hour. */
export const tooMuchAnHour = (
  {
    section,
    nutrient,
    value,
    when,
  }: { section: Fault['section']; nutrient: RunningNutrient; value: number; when: string },
  most: MostOfAnHour,
): Fault[] =>
  outside(
    { section, what: `${capitalize(nutrient)} ${when}`, value, unit: runningNutrients[nutrient].unit },
    { most: most[nutrient] },
  )

/** Salt without a drink, or a drink as salty as the sea. */
export function tooLittleDrink(
  section: Fault['section'],
  { when, sodium, fluids }: { when: string; sodium: number; fluids: number },
  { aLiter, ofFood }: HardLimits['drinkSodium'],
): Fault[] {
  if (sodium <= ofFood + tiny || sodium <= (aLiter * fluids) / 1000 + tiny) return []
  return [
    hard(
      section,
      `${capitalize(when)} brings ${formatNumber(sodium)} mg of sodium with only ${formatNumber(fluids)} ml to drink.`,
    ),
  ]
}
