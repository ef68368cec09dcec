import type { HardLimits, MostOfAnHour } from '@race-nutrition/engine'
import { type Fault, figure, hard, outside, tiny } from '../check.ts'

/** What is taken while running: its field in a row and in the totals, and in the rates of the long run. */
export const channels = {
  carbs: { unit: 'g', inRow: 'carbs_g', anHour: 'carbs_g_per_hr' },
  sodium: { unit: 'mg', inRow: 'sodium_mg', anHour: 'sodium_mg_per_hr' },
  fluids: { unit: 'ml', inRow: 'fluids_ml', anHour: 'fluids_ml_per_hr' },
} as const

export type Channel = keyof typeof channels
export const channelNames = ['carbs', 'sodium', 'fluids'] as const satisfies readonly Channel[]

/** An hourly amount checked against the most of an hour. */
export const tooMuchAnHour = (
  {
    section,
    channel,
    value,
    when,
  }: { section: Fault['section']; channel: Channel; value: number; when: string },
  most: MostOfAnHour,
): Fault[] =>
  outside(
    { section, what: `${capital(channel)} ${when}`, value, unit: channels[channel].unit },
    { most: most[channel] },
  )

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

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
      `${capital(when)} brings ${figure(sodium)} mg of sodium with only ${figure(fluids)} ml to drink.`,
    ),
  ]
}
