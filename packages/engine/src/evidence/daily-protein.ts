import type { Points, Rule } from './rule.ts'

export const dailyProtein = {
  kind: 'rule',
  id: 'daily-protein',
  says: [
    [0, 1.4],
    [0.5, 1.6],
    [1.25, 1.8],
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  source: 'thomas2016',
  also: ['jager2017', 'kato2016'],
  where: '1.2 to 2.0 g/kg a day; placed by the needs measured in endurance runners',
  words: 'Runners need 1.2 to 2.0 grams of protein per kilogram a day, more with more training.',
} as const satisfies Rule<Points>
