import type { Choice } from './rule.ts'

/** Percent of the day's carbs, protein and fat that a meal brings. */
export type MealShares = Readonly<
  Record<'Breakfast' | 'Lunch' | 'Dinner' | 'Snacks', Readonly<Record<'carbs' | 'protein' | 'fat', number>>>
>

export const mealsOfADay = {
  kind: 'choice',
  id: 'meals-of-a-day',
  says: {
    Breakfast: { carbs: 27, protein: 23, fat: 22 },
    Lunch: { carbs: 28, protein: 31, fat: 29 },
    Dinner: { carbs: 28, protein: 33, fat: 31 },
    Snacks: { carbs: 17, protein: 13, fat: 18 },
  },
  unit: '% of the day',
  because:
    'Three meals of like size keep every plate one a person can finish, and protein spread over the day is used best.',
  also: ['jager2017'],
  words: 'Three even meals and snacks spread carbs and protein through the day.',
} as const satisfies Choice<MealShares>
