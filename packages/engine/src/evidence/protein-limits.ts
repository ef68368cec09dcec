import type { Rule } from './rule.ts'

export const proteinLimits = {
  kind: 'rule',
  id: 'protein-limits',
  says: { least: 1.2, most: 2, mostUnder18: 1.8 },
  unit: 'g/kg a day',
  source: 'thomas2016',
  also: ['desbrow2014'],
  where: 'the range of daily protein for athletes',
  words: '1.2 to 2.0 grams of protein per kilogram a day suit athletes, up to 1.8 under 18.',
} as const satisfies Rule<Readonly<Record<'least' | 'most' | 'mostUnder18', number>>>
