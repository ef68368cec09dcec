import type { Choice } from './rule.ts'

export const drinkingByDuration = {
  kind: 'choice',
  id: 'drinking-by-duration',
  says: { fromHours: 0.75, overHours: 0.5, leastMilliliters: 100 },
  unit: 'hours; ml over the whole run',
  because:
    'Under 45 minutes nothing needs to be drunk on the way; the plan grows to its full rate at 75 minutes, and less than 100 ml is not worth a stop.',
  words: 'Under 45 minutes there is nothing to drink on the way.',
} as const satisfies Choice<Readonly<Record<'fromHours' | 'overHours' | 'leastMilliliters', number>>>
