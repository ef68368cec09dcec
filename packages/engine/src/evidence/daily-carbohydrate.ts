import type { Choice, Points } from './rule.ts'

export const dailyCarbohydrate = {
  kind: 'choice',
  id: 'daily-carbohydrate',
  says: [
    [0, 3],
    [0.25, 4],
    [0.5, 5],
    [1, 6],
    [2, 8],
    [3, 9],
    [4.5, 10],
  ],
  unit: 'g/kg a day, by mean hours of training a day',
  because: 'A line through the guideline bands, so that a little more training never jumps the target.',
  also: ['burke2011', 'thomas2016'],
  words: 'Between the guideline bands the target rises smoothly with training time.',
} as const satisfies Choice<Points>
