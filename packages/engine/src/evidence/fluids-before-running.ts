import type { Rule } from './rule.ts'

export const fluidsBeforeRunning = {
  kind: 'rule',
  id: 'fluids-before-running',
  says: { least: 5, most: 10 },
  unit: 'ml/kg, 2 to 4 hours before',
  source: 'thomas2016',
  also: ['sawka2007'],
  where: 'fluid before exercise',
  words: 'Drink 5 to 10 milliliters per kilogram in the 2 to 4 hours before.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>
