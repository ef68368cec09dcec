import type { Rule } from './rule.ts'

export const mostCarbohydrateAnHour = {
  kind: 'rule',
  id: 'most-carbohydrate-an-hour',
  says: 90,
  unit: 'g/h',
  source: 'jeukendrup2014',
  also: ['thomas2016'],
  where: 'multiple transportable carbohydrates, over 2.5 hours',
  words: '90 grams an hour is the most that the guideline gives.',
} as const satisfies Rule<number>
