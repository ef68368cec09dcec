import type { Choice } from './rule.ts'

export const ownSweatRate = {
  kind: 'choice',
  id: 'own-sweat-rate',
  says: 'the sweat rate that the runner measured',
  unit: 'text',
  because: 'A measurement of your own is nearer the truth than an estimate, which can be off by 40 percent.',
  also: ['barnes2019'],
  words: 'A sweat rate you measured goes before any estimate.',
} as const satisfies Choice<string>
