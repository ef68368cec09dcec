import type { Rule } from './rule.ts'

export const marathonEquivalentTime = {
  kind: 'rule',
  id: 'marathon-equivalent-time',
  says: 1.06,
  unit: 'exponent of distance',
  source: 'riegel1981',
  also: ['vickers2016'],
  where: 'time grows with distance to the power 1.06',
  words: 'A time over one distance grows a little faster than the distance when you run farther.',
} as const satisfies Rule<number>
