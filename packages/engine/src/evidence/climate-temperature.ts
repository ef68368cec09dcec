import type { Choice } from './rule.ts'

export const climateTemperature = {
  kind: 'choice',
  id: 'climate-temperature',
  says: { Cool: 10, Moderate: 20, 'Hot & Humid': 30 },
  unit: '°C',
  because: 'Three answers need three temperatures; these are usual race mornings.',
  words: 'Cool is read as 10 °C, moderate as 20, hot and humid as 30.',
} as const satisfies Choice<Readonly<Record<'Cool' | 'Moderate' | 'Hot & Humid', number>>>
