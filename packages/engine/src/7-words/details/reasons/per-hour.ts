import { figure, inMilliliters } from '../../../1-runner/formats.ts'
import type { Runner } from '../../../1-runner/runner.ts'
import type { RaceTargets } from '../../../2-targets/target-groups.ts'
import type { Schedule } from '../../../4-race-day/schedule.ts'

/** What the rows of the race come to by the hour, beside what they aim at; empty where there is neither. */
export type PerHour = Readonly<Record<'carbs' | 'sodium' | 'fluids', string>>

/** "54 g an hour, for a target of 55 g" */
export function perHourText(
  runner: Runner,
  { time, perHour }: RaceTargets,
  { startToFinish }: Schedule,
): PerHour {
  const drink = (amount: number) => inMilliliters(runner, amount)
  const rate = (of: keyof PerHour, words: (amount: number) => string, step = 10) =>
    startToFinish[of] === 0 && perHour[of] === 0
      ? ''
      : `${words(Math.round(startToFinish[of] / time / step) * step)} an hour, for a target of ${words(perHour[of])}`
  return {
    carbs: rate('carbs', (amount) => `${amount} g`, 1),
    sodium: rate('sodium', (amount) => `${figure(amount)} mg`),
    fluids: rate('fluids', drink),
  }
}
