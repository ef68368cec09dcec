import type { Rule } from './rule.ts'

export const caffeineUnder18 = {
  kind: 'rule',
  id: 'caffeine-under-18',
  says: 0,
  unit: 'mg',
  source: 'aap2011',
  also: ['desbrow2014'],
  where: 'caffeine is discouraged for children and adolescents',
  words: 'Under 18, no caffeine.',
} as const satisfies Rule<number>
