import type { Rule } from './rule.ts'

export const restingEnergy = {
  kind: 'rule',
  id: 'resting-energy',
  says: { perKilogram: 10, perCentimeter: 6.25, perYear: -5, male: 5, female: -161, other: -78 },
  unit: 'kcal/day',
  source: 'mifflin1990',
  also: ['frankenfield2005', 'oneill2023'],
  where: 'the simplified equation; "Other" is the mean of the two constants',
  words: 'What your body uses at rest follows from weight, height, age and sex.',
} as const satisfies Rule<
  Readonly<Record<'perKilogram' | 'perCentimeter' | 'perYear' | 'male' | 'female' | 'other', number>>
>
