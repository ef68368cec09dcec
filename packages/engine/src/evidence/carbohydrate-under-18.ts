import type { Choice } from './rule.ts'

export const carbohydrateUnder18 = {
  kind: 'choice',
  id: 'carbohydrate-under-18',
  says: 60,
  unit: 'g/h',
  because: 'Rates over 60 grams an hour have not been studied in the young.',
  also: ['desbrow2014'],
  words: 'Under 18, at most 60 grams an hour.',
} as const satisfies Choice<number>
