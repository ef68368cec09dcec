import type { Choice } from './rule.ts'

export const loadingDay = {
  kind: 'choice',
  id: 'loading-day',
  says: { runningShare: 0.3, protein: 1.2, fat: 0.6, mostFat: 1.2 },
  unit: 'share of an average day of running; g/kg',
  because:
    'Training falls to about a third in the last days, and carbohydrate takes the room of protein and fat; the scale may show 1 to 2 kg of stored fuel and water.',
  words: 'On a loading day, protein and fat step back to make room for carbohydrate.',
} as const satisfies Choice<Readonly<Record<'runningShare' | 'protein' | 'fat' | 'mostFat', number>>>
