import type { Rule } from './rule.ts'

export const carbohydrateBeforeRunning = {
  kind: 'rule',
  id: 'carbohydrate-before-running',
  says: { least: 1, most: 4 },
  unit: 'g/kg, 1 to 4 hours before',
  source: 'thomas2016',
  also: ['burke2011'],
  where: 'pre-event fueling for efforts over 60 minutes',
  words: 'Eat 1 to 4 grams of carbohydrate per kilogram in the 1 to 4 hours before a longer effort.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>
