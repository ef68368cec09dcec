import type { Rule } from './rule.ts'

export const recoveryFluids = {
  kind: 'rule',
  id: 'recovery-fluids',
  says: 1.25,
  unit: 'times what was lost',
  source: 'thomas2016',
  also: ['shirreffs1996'],
  where: '125 to 150 percent of the loss; the lower end for safety',
  words: 'Drink about a quarter more than you lost, over several hours.',
} as const satisfies Rule<number>
