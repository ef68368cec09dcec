import type { Choice } from './rule.ts'

export const rounding = {
  kind: 'choice',
  id: 'rounding',
  says: { dailyGrams: 1, mealGrams: 5, carbsAnHour: 5, sodium: 10, fluidsAnHour: 10, fluids: 50 },
  unit: 'g; g; g/h; mg; ml/h; ml',
  because: 'Finer steps than these cannot be weighed, poured or felt.',
  words: 'Amounts are rounded to what a kitchen scale and a bottle can show.',
} as const satisfies Choice<
  Readonly<Record<'dailyGrams' | 'mealGrams' | 'carbsAnHour' | 'sodium' | 'fluidsAnHour' | 'fluids', number>>
>
