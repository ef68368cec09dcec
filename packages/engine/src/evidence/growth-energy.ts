import type { Rule } from './rule.ts'

export const growthEnergy = {
  kind: 'rule',
  id: 'growth-energy',
  says: 25,
  unit: 'kcal/day',
  source: 'dri2005',
  where: 'energy deposition in growth, ages 9 to 18',
  words: 'Growing takes a little energy of its own.',
} as const satisfies Rule<number>
