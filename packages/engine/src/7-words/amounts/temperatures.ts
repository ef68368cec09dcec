import { isAmerican, type Reader } from './format-amounts.ts'

/** "20 °C", or "68 °F" for American readers. */
export const inDegrees = (reader: Reader, celsius: number) =>
  isAmerican(reader) ? `${(celsius * 9) / 5 + 32} °F` : `${celsius} °C`
