import type { Choice } from './rule.ts'

export const leastWorthEating = {
  kind: 'choice',
  id: 'least-worth-eating',
  says: 15,
  unit: 'g over the whole run',
  because: 'Less than 15 grams in all is less than one gel, and not worth carrying.',
  words: 'Less than 15 grams in all is not worth carrying.',
} as const satisfies Choice<number>
