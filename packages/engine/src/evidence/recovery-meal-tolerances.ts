import type { Choice } from './rule.ts'

export const recoveryMealTolerances = {
  kind: 'choice',
  id: 'recovery-meal-tolerances',
  says: { carbs: 0.05, protein: 0.1, mostFatShare: 0.35 },
  unit: 'share of the target; share of energy',
  because: 'A plate after a run comes in slices and spoons too, and a light one goes down better.',
  words: 'The meal after a run comes within 5 % of its carbs and 10 % of its protein.',
} as const satisfies Choice<Readonly<Record<'carbs' | 'protein' | 'mostFatShare', number>>>
