import type { Choice } from './rule.ts'

export const raceMorningMeal = {
  kind: 'choice',
  id: 'race-morning-meal',
  says: { protein: { dose: 0.2, least: 10, most: 25 }, fat: { dose: 0.1, least: 4, most: 12 } },
  unit: 'g/kg; g; g',
  because:
    'Fat, fiber and much protein leave the stomach slowly and are what runners most often avoid before a race.',
  also: ['parnell2020'],
  words: 'Before a race, little fat and a little protein sit best.',
} as const satisfies Choice<Record<'protein' | 'fat', Readonly<Record<'dose' | 'least' | 'most', number>>>>
