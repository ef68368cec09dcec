import type { Rule } from './rule.ts'

export const restingEnergyUnder18 = {
  kind: 'rule',
  id: 'resting-energy-under-18',
  says: { male: { perKilogram: 17.686, constant: 658.2 }, female: { perKilogram: 13.384, constant: 692.6 } },
  unit: 'kcal/day',
  source: 'schofield1985',
  where: 'ages 10 to 18, by weight',
  words: 'A growing body uses more at rest than an adult one.',
} as const satisfies Rule<
  Readonly<Record<'male' | 'female', Readonly<Record<'perKilogram' | 'constant', number>>>>
>
