import type { Rule } from './rule.ts'

export const energyPerGram = {
  kind: 'rule',
  id: 'energy-per-gram',
  says: { carbs: 4, protein: 4, fat: 9 },
  unit: 'kcal/g',
  source: 'dri2005',
  where: 'general energy factors',
  words: 'A gram of carbohydrate or protein holds 4 kilocalories, a gram of fat 9.',
} as const satisfies Rule<Readonly<Record<'carbs' | 'protein' | 'fat', number>>>
