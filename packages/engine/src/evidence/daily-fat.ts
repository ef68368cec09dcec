import type { Rule } from './rule.ts'

export const dailyFat = {
  kind: 'rule',
  id: 'daily-fat',
  says: { least: 0.2, most: 0.35 },
  unit: 'share of energy',
  source: 'thomas2016',
  where: 'fat at 20 to 35 percent of energy; staying below 20 percent is discouraged',
  words: 'Fat gives 20 to 35 percent of the energy of a day.',
} as const satisfies Rule<Readonly<Record<'least' | 'most', number>>>
