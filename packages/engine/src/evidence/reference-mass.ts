import type { Choice } from './rule.ts'

export const referenceMass = {
  kind: 'choice',
  id: 'reference-mass',
  says: { shareAboveHeavy: 0.25 },
  unit: 'share of the mass above a body mass index of 30',
  because:
    'A quarter of the mass above a body mass index of 30 counts in every amount per kilogram: that keeps carbohydrate targets edible and has no jump at 30.',
  words:
    'Above a body mass index of 30, only a quarter of the further weight counts in amounts per kilogram.',
} as const satisfies Choice<Readonly<Record<'shareAboveHeavy', number>>>
