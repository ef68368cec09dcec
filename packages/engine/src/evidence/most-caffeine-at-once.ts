import type { Rule } from './rule.ts'

export const mostCaffeineAtOnce = {
  kind: 'rule',
  id: 'most-caffeine-at-once',
  says: 200,
  unit: 'mg',
  source: 'efsa2015',
  where: 'single doses up to 200 mg raise no concern for healthy adults',
  words: '200 milligrams of caffeine at once raise no concern for healthy adults.',
} as const satisfies Rule<number>
