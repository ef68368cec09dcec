import type { Rule } from './rule.ts'

export const dailyCarbohydrateBands = {
  kind: 'rule',
  id: 'daily-carbohydrate-bands',
  says: [
    { underHours: 0.5, least: 3, most: 5 },
    { underHours: 1.25, least: 5, most: 7 },
    { underHours: 4, least: 6, most: 10 },
    { underHours: Number.POSITIVE_INFINITY, least: 8, most: 12 },
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  source: 'burke2011',
  also: ['thomas2016'],
  where: 'the table of daily needs; the hours between its rows are read as 0.5, 1.25 and 4',
  words:
    'Daily carbohydrate follows the training load: 3 to 5 grams per kilogram when light, up to 8 to 12 when very high.',
} as const satisfies Rule<readonly Readonly<Record<'underHours' | 'least' | 'most', number>>[]>
