import type { Choice } from './rule.ts'

export const trainingDayTolerances = {
  kind: 'choice',
  id: 'training-day-tolerances',
  says: { energy: 0.03, carbs: 0.03, protein: 0.07, fat: 0.1, mostFiber: 60 },
  unit: 'share of the target; g',
  because:
    'Portions come in slices, spoons and quarter cups; nearer than this nobody cooks, and the body does not notice.',
  words: 'A training day comes within 3 % of its energy and carbs, 7 % of its protein and 10 % of its fat.',
} as const satisfies Choice<Readonly<Record<'energy' | 'carbs' | 'protein' | 'fat' | 'mostFiber', number>>>
