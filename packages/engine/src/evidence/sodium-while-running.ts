import type { Choice } from './rule.ts'

export const sodiumWhileRunning = {
  kind: 'choice',
  id: 'sodium-while-running',
  says: {
    fromHours: 1,
    overHours: 1,
    leastAnHour: 250,
    leastShareOfLoss: 0.6,
    most: 1000,
    mostShareOfLoss: 0.8,
    leastWorthTaking: 50,
  },
  unit: 'hours; mg/h; share of what sweat takes',
  because:
    'Trials of 280 to 900 mg an hour mostly found no benefit, so the amount stays moderate: nothing in the first hour, never over 1,000 mg an hour and never more than 80 percent of what sweat takes.',
  also: ['mccubbin2018', 'mccubbin2023'],
  words: 'A moderate amount of sodium from the second hour on; it does not prevent cramps.',
} as const satisfies Choice<
  Readonly<
    Record<
      | 'fromHours'
      | 'overHours'
      | 'leastAnHour'
      | 'leastShareOfLoss'
      | 'most'
      | 'mostShareOfLoss'
      | 'leastWorthTaking',
      number
    >
  >
>
