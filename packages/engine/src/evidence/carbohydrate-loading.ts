import type { Rule } from './rule.ts'

export const carbohydrateLoading = {
  kind: 'rule',
  id: 'carbohydrate-loading',
  says: { fromHours: 1.5, least: 10, most: 12 },
  unit: 'g/kg a day for 36 to 48 hours',
  source: 'burke2011',
  also: ['thomas2016', 'bussau2002', 'sedlock2008', 'tarnopolsky2001'],
  where: 'events over 90 minutes',
  words: 'Before an effort over 90 minutes, load with 10 to 12 grams of carbohydrate per kilogram a day.',
} as const satisfies Rule<Readonly<Record<'fromHours' | 'least' | 'most', number>>>
