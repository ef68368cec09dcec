import type { Choice } from './rule.ts'

export const appetite = {
  kind: 'choice',
  id: 'appetite',
  says: { from: 3000, most: 1.35 },
  unit: 'kcal a day; times the usual plate',
  because: 'Who burns 4,500 kcal a day fills larger plates than who burns 3,000, and eats more often too.',
  words: 'From 3,000 kcal a day, plates grow with the day, up to a third as large again.',
} as const satisfies Choice<Readonly<Record<'from' | 'most', number>>>
