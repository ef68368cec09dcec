import type { MealShares } from './meals-of-a-day.ts'
import type { Choice } from './rule.ts'

export const mealsOfALoadingDay = {
  kind: 'choice',
  id: 'meals-of-a-loading-day',
  says: {
    Breakfast: { carbs: 26, protein: 25, fat: 25 },
    Lunch: { carbs: 27, protein: 30, fat: 30 },
    Dinner: { carbs: 24, protein: 33, fat: 33 },
    Snacks: { carbs: 23, protein: 12, fat: 12 },
  },
  unit: '% of the day',
  because:
    'This much carbohydrate goes down easier little and often, and a lighter evening makes for a better night.',
  words: 'On loading days the snacks carry nearly a quarter of the carbs, and dinner is lighter.',
} as const satisfies Choice<MealShares>
