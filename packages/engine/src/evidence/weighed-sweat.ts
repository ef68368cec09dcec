import type { Rule } from './rule.ts'

export const weighedSweat = {
  kind: 'rule',
  id: 'weighed-sweat',
  says: 1,
  unit: 'L of sweat for each kg lost',
  source: 'sawka2007',
  also: ['mcdermott2017'],
  where: 'Hydration assessment, change of body weight over an exercise session',
  words:
    'Each kilogram that you are lighter after a run is a liter of sweat, and so is each liter that you drank.',
} as const satisfies Rule<number>
