import type { Choice } from './rule.ts'

export const recoveryFluidsLimits = {
  kind: 'choice',
  id: 'recovery-fluids-limits',
  says: { least: 0.25, most: 1.5 },
  unit: 'L in two hours',
  because:
    'More than 1.5 liters in two hours is more than a tired body should take at once; the rest follows over the day.',
  also: ['hewButler2015'],
  words: 'At most one and a half liters in the first two hours.',
} as const satisfies Choice<Readonly<Record<'least' | 'most', number>>>
