import type { Choice } from './rule.ts'

export const proteinFrom60 = {
  kind: 'choice',
  id: 'protein-from-60',
  says: { years: 60, least: 1.6 },
  unit: 'years; g/kg a day',
  because: 'Whether older runners need more is contested; a floor of 1.6 is cheap insurance.',
  also: ['moore2021', 'doering2016'],
  words: 'From 60 on, at least 1.6 grams of protein per kilogram a day.',
} as const satisfies Choice<Readonly<Record<'years' | 'least', number>>>
