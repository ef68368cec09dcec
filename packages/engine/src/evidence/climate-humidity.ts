import type { Choice } from './rule.ts'

export const climateHumidity = {
  kind: 'choice',
  id: 'climate-humidity',
  says: { Cool: 1, Moderate: 1, 'Hot & Humid': 1.15 },
  unit: 'times the sweat rate',
  because: 'The table of sweat rates knows no humidity; moist air slows drying and brings more sweat.',
  words: 'Humid air adds about 15 percent of sweat.',
} as const satisfies Choice<Readonly<Record<'Cool' | 'Moderate' | 'Hot & Humid', number>>>
