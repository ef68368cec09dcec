import type { Choice } from './rule.ts'

export const proteinForVegans = {
  kind: 'choice',
  id: 'protein-for-vegans',
  says: 1.1,
  unit: 'times the daily protein',
  because:
    'Plant protein is a little less digestible and holds less leucine; reviews point to the upper part of the range without a number, so 10 percent more.',
  also: ['rogerson2017'],
  words: 'A vegan diet needs about 10 percent more protein.',
} as const satisfies Choice<number>
