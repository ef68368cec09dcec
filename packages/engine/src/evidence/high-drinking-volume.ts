import type { Rule } from './rule.ts'

export const highDrinkingVolume = {
  kind: 'rule',
  id: 'high-drinking-volume',
  says: 3,
  unit: 'L over the whole race',
  source: 'almond2005',
  where: 'over 3 liters drunk was associated with hyponatremia',
  words: 'More than three liters over a slow race deserves a warning.',
} as const satisfies Rule<number>
