import type { Choice } from './rule.ts'

export const loadingUnder18 = {
  kind: 'choice',
  id: 'loading-under-18',
  says: 8,
  unit: 'g/kg a day',
  because:
    'Full loading has not been studied in the young, whose position statements ask for ordinary food first.',
  also: ['desbrow2014'],
  words: 'Under 18, at most 8 grams of carbohydrate per kilogram a day.',
} as const satisfies Choice<number>
