import type { Choice } from './rule.ts'

export const goingWrong = {
  kind: 'choice',
  id: 'going-wrong',
  value: {
    minutesWithoutFuel: { least: 15, most: 20 },
    heatLeavesOut: 0.1,
    walkMinutes: 1,
    slowerSecondsPerKilometer: { least: 30, most: 60 },
    lateStart: { afterMinutes: 30, minutesBefore: 15 },
    slowerPercents: [5, 10, 15],
  },
  unit: 'minutes; share of the feeds; minutes; s/km; minutes; percent of the time',
  because:
    'What coaches tell runners, in numbers of this plan: no trial has tested these. Each asks for less fuel and less to drink than the table, never for more at once.',
  also: ['hewButler2015'],
  words: 'When a race goes wrong, slow down and take less, never more at once.',
} as const satisfies Choice<{
  readonly minutesWithoutFuel: Readonly<Record<'least' | 'most', number>>
  readonly heatLeavesOut: number
  readonly walkMinutes: number
  readonly slowerSecondsPerKilometer: Readonly<Record<'least' | 'most', number>>
  readonly slowerPercents: readonly number[]
  readonly lateStart: Readonly<Record<'afterMinutes' | 'minutesBefore', number>>
}>
