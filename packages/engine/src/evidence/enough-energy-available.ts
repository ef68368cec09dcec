import type { Rule } from './rule.ts'

export const enoughEnergyAvailable = {
  kind: 'rule',
  id: 'enough-energy-available',
  says: 45,
  unit: 'kcal per kg of fat-free mass',
  source: 'loucks2003',
  also: ['mountjoy2023'],
  where: 'the balanced level of the trials',
  words: 'About 45 kilocalories per kilogram of fat-free mass, after running, keep a body well supplied.',
} as const satisfies Rule<number>
