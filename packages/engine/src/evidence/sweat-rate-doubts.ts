import type { Choice } from './rule.ts'

export const sweatRateDoubts = {
  kind: 'choice',
  id: 'sweat-rate-doubts',
  says: { high: 2.5, extreme: 3.5 },
  unit: 'L/h',
  because:
    'Few runners sweat over 2.5 liters an hour, and 3.6 is the highest reported in an elite marathon runner: a larger figure is likelier a slip of the scale.',
  also: ['beis2012', 'barnes2019'],
  words: 'A measured sweat rate over 2.5 liters an hour deserves a second measurement.',
} as const satisfies Choice<Readonly<Record<'high' | 'extreme', number>>>
