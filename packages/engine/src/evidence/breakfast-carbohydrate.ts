import type { Choice, Points } from './rule.ts'

export const breakfastCarbohydrate = {
  kind: 'choice',
  id: 'breakfast-carbohydrate',
  says: {
    byHours: [
      [0.75, 1],
      [1.5, 2],
      [2.5, 2.5],
    ],
    mostGrams: 200,
  },
  unit: 'g/kg by hours of running; g',
  because:
    'Longer efforts need a fuller start, and 200 grams is what one meal comfortably holds; fuller meals upset more stomachs.',
  also: ['parnell2020'],
  words: 'Breakfast grows with the length of the run, up to 200 grams of carbohydrate.',
} as const satisfies Choice<{ readonly byHours: Points; readonly mostGrams: number }>
