import type { Choice } from './rule.ts'

export const climateTemperature = {
  kind: 'choice',
  id: 'climate-temperature',
  value: { Cool: 10, Moderate: 20, 'Hot & Humid': 30 },
  unit: '°C',
  because: 'Three answers need three temperatures; these are usual race mornings.',
  words: 'Cool is read as 10 °C, moderate as 20, hot and humid as 30.',
} as const satisfies Choice<Readonly<Record<'Cool' | 'Moderate' | 'Hot & Humid', number>>>

export const climateHumidity = {
  kind: 'choice',
  id: 'climate-humidity',
  value: { Cool: 1, Moderate: 1, 'Hot & Humid': 1.15 },
  unit: 'times the sweat rate',
  because: 'The table of sweat rates knows no humidity; moist air slows drying and brings more sweat.',
  words: 'Humid air adds about 15 percent of sweat.',
} as const satisfies Choice<Readonly<Record<'Cool' | 'Moderate' | 'Hot & Humid', number>>>

export const forecastFigures = {
  kind: 'choice',
  id: 'forecast-figures',
  value: {
    /** Percent of relative humidity, and °C below which it matters little. */
    humid: { fromPercent: 60, fromDegrees: 22, timesSweat: 1.15 },
    /** From here the figures of a hot and humid climate apply. */
    heatFrom: { humid: 24, dry: 28 },
    warnFrom: { humid: 22, dry: 25 },
    tooHotFrom: 32,
  },
  unit: '°C and percent',
  because:
    'A forecast is nearer the truth than a climate; the steps lie where heat begins to slow runners, earlier in moist air.',
  words: 'A forecast for the race takes the place of its climate.',
} as const satisfies Choice<{
  readonly humid: Readonly<Record<'fromPercent' | 'fromDegrees' | 'timesSweat', number>>
  readonly heatFrom: Readonly<Record<'humid' | 'dry', number>>
  readonly warnFrom: Readonly<Record<'humid' | 'dry', number>>
  readonly tooHotFrom: number
}>
