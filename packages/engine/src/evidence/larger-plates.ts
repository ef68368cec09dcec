import type { Choice } from './rule.ts'

export const largerPlates = {
  kind: 'choice',
  id: 'larger-plates',
  says: 1.45,
  unit: 'times the most that is eaten with pleasure',
  because:
    'Who may eat few foods still needs the carbs of a day: a large plate of rice is better than a day that falls short.',
  words: 'Where the foods allowed leave no other way, a plate may be up to 1.45 times as large.',
} as const satisfies Choice<number>
