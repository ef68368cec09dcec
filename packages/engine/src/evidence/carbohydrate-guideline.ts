import type { Rule } from './rule.ts'

export const carbohydrateGuideline = {
  kind: 'rule',
  id: 'carbohydrate-guideline',
  says: [
    { underHours: 0.75, least: 0, most: 0 },
    { underHours: 1.25, least: 0, most: 30 },
    { underHours: 2.5, least: 30, most: 60 },
    { underHours: Number.POSITIVE_INFINITY, least: 60, most: 90 },
  ],
  unit: 'g/h, by hours of running',
  source: 'thomas2016',
  also: ['burke2011'],
  where:
    'during exercise: none, small amounts, 30 to 60 g/h, up to 90 g/h; its rows overlap at 1 to 1.25 and 2.5 to 3 hours',
  words:
    'The guideline gives none under 45 minutes, small amounts to 75, 30 to 60 grams an hour to two and a half hours, up to 90 beyond.',
} as const satisfies Rule<readonly Readonly<Record<'underHours' | 'least' | 'most', number>>[]>
