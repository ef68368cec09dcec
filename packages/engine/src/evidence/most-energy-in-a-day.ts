import type { Choice } from './rule.ts'

export const mostEnergyInADay = {
  kind: 'choice',
  id: 'most-energy-in-a-day',
  says: 7000,
  unit: 'kcal a day',
  because:
    'The formulas run on in a straight line for very heavy runners; nobody is asked to eat more than this, and at the loads that plans are made for it still leaves more than the least available energy.',
  words: 'A plan asks nobody to eat more than 7,000 kilocalories a day.',
} as const satisfies Choice<number>
