import type { Choice } from './rule.ts'

export const carbohydrateShareOfEnergy = {
  kind: 'choice',
  id: 'carbohydrate-share-of-energy',
  says: { least: 0.25, most: 0.4, leastFromHours: 1.75, leastOverHours: 0.35 },
  unit: 'share of the energy burned; hours',
  because:
    'What is eaten on the run rarely supplies more than 40 percent of the energy, which turns the advice to eat less at low intensity into a number; fast runners need at least a quarter from about two hours on.',
  also: ['jeukendrup2014', 'lukasiewicz2024'],
  words: 'While running, aim for between a quarter and 40 percent of what you burn.',
} as const satisfies Choice<Readonly<Record<'least' | 'most' | 'leastFromHours' | 'leastOverHours', number>>>
