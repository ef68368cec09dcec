import type { Rule } from './rule.ts'

export const slowMarathonRisk = {
  kind: 'rule',
  id: 'slow-marathon-risk',
  says: 4,
  unit: 'hours',
  source: 'almond2005',
  also: ['hewButler2015'],
  where: 'over 4 hours the odds of hyponatremia were 7.4 times those under 3:30',
  words: 'Over four hours, drinking too much is the danger.',
} as const satisfies Rule<number>
