import type { Rule } from './rule.ts'

export const recoveryProtein = {
  kind: 'rule',
  id: 'recovery-protein',
  says: { usual: 0.3, vegan: 0.35, from60: 0.4, fromYears: 60, least: 15, most: 40 },
  unit: 'g/kg in one meal; years; g',
  source: 'jager2017',
  also: ['moore2021'],
  where: '0.25 to 0.40 g/kg in a meal; placed higher for vegans and from 60',
  words: '0.25 to 0.40 grams of protein per kilogram in one meal repair muscle.',
} as const satisfies Rule<
  Readonly<Record<'usual' | 'vegan' | 'from60' | 'fromYears' | 'least' | 'most', number>>
>
