import type { Rule } from './rule.ts'

export const mostFluidAnHour = {
  kind: 'rule',
  id: 'most-fluid-an-hour',
  says: { usual: 0.8 },
  unit: 'L/h',
  source: 'sawka2007',
  also: ['costill1974'],
  where: '0.4 to 0.8 L/h as a starting point for marathon runners',
  words: '0.4 to 0.8 liters an hour suit most runners.',
} as const satisfies Rule<Readonly<Record<'usual', number>>>
