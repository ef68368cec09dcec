import type { Choice } from './rule.ts'

export const mealSize = {
  kind: 'choice',
  id: 'meal-size',
  says: { least: 0.75, most: 1.3 },
  unit: 'of the meal’s share of the day’s energy',
  because: 'A day adds up on paper with a tiny dinner and a huge breakfast too, but nobody eats like that.',
  words: 'Each meal stays near its share of the day.',
} as const satisfies Choice<Readonly<Record<'least' | 'most', number>>>
