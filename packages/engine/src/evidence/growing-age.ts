import type { Choice } from './rule.ts'

export const growingAge = {
  kind: 'choice',
  id: 'growing-age',
  says: 18,
  unit: 'years',
  because: 'Under 18 a body still grows: energy, caffeine, loading and rates follow the rules for the young.',
  also: ['desbrow2014'],
  words: 'Under 18 the rules for a growing body hold.',
} as const satisfies Choice<number>
