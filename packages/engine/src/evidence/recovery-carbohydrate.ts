import type { Rule } from './rule.ts'

export const recoveryCarbohydrate = {
  kind: 'rule',
  id: 'recovery-carbohydrate',
  says: { least: 1, most: 1.2 },
  unit: 'g/kg an hour, for four hours, when the next session is near',
  source: 'thomas2016',
  where: 'restoring glycogen',
  words: '1.0 to 1.2 grams of carbohydrate per kilogram restore the stores fastest.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>
