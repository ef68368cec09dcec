import type { Choice } from './rule.ts'

export const bodyMassLossNote = {
  kind: 'choice',
  id: 'body-mass-loss-note',
  says: 3,
  unit: 'percent of body mass',
  because: 'A loss over 3 percent is more than drinking on the run can make good, so the runner should know.',
  also: ['sawka2007'],
  words: 'A loss over 3 percent cannot all be replaced on the run.',
} as const satisfies Choice<number>
