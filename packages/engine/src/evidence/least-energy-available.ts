import type { Choice } from './rule.ts'

export const leastEnergyAvailable = {
  kind: 'choice',
  id: 'least-energy-available',
  says: { adult: 40, protected: 45 },
  unit: 'kcal per kg of fat-free mass',
  because:
    'Energy availability harms on a sliding scale without one cut-off; a plan starts from 40, and from 45 for runners under 18 or with a body mass index below 18.5.',
  also: ['mountjoy2023', 'loucks2003'],
  words:
    'A plan never leaves less than 40 kilocalories per kilogram of fat-free mass for everything besides running.',
} as const satisfies Choice<Readonly<Record<'adult' | 'protected', number>>>
