import type { Rule } from './rule.ts'

export const marathonAge = {
  kind: 'rule',
  id: 'marathon-age',
  says: 18,
  unit: 'years',
  source: 'grivas2024',
  where: 'the advice of marathon doctors to run a marathon from 18 on, reviewed',
  words: 'Marathon doctors advise to run a marathon from 18 on.',
} as const satisfies Rule<number>
