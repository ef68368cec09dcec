import type { Rule } from './rule.ts'

export const bodyMassLoss = {
  kind: 'rule',
  id: 'body-mass-loss',
  says: 0.02,
  unit: 'share of body mass',
  source: 'sawka2007',
  also: ['mcdermott2017'],
  where: 'drink to keep the loss under about 2 percent, and never to gain',
  words: 'Drink enough to lose no more than about 2 percent of your weight.',
} as const satisfies Rule<number>
