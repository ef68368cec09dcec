import type { Choice } from './rule.ts'

export const hills = {
  kind: 'choice',
  id: 'hills',
  says: { flat: 1, hilly: 1.05 },
  unit: 'times the cost on the flat',
  because:
    'Measured slope costs, averaged over equal ways up and down, add 1 to 5 percent at slopes of 3 to 6 percent.',
  also: ['minetti2002'],
  words: 'A hilly course takes about 5 percent more energy.',
} as const satisfies Choice<Readonly<Record<'flat' | 'hilly', number>>>
