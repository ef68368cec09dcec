import type { Rule } from './rule.ts'

export const recoveryFluids = {
  kind: 'rule',
  id: 'recovery-fluids',
  says: { least: 1.25, most: 1.5 },
  unit: 'times what was lost',
  source: 'thomas2016',
  also: ['shirreffs1996'],
  where: '125 to 150 percent of the loss',
  words: 'Drink a quarter to a half more than you lost, over several hours.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>
