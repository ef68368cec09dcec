import type { Choice, Points } from './rule.ts'

export const dailyProtein = {
  kind: 'choice',
  id: 'daily-protein',
  says: [
    [0, 1.4],
    [0.5, 1.6],
    [1.25, 1.8],
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  because:
    'A line through the guideline range, placed by the needs measured in endurance runners: about 1.65 on average and 1.83 to be safe.',
  also: ['thomas2016', 'jager2017', 'kato2016'],
  words: 'Within the guideline range the target rises smoothly with training time.',
} as const satisfies Choice<Points>
