import { isAmerican, type Reader } from './format-amounts.ts'
import { numberText } from './format-measures.ts'

/** "20 °C", or "68 °F" for American readers. */
export const inDegrees = (reader: Reader, celsius: number) =>
  isAmerican(reader) ? `${numberText((celsius * 9) / 5 + 32)} °F` : `${numberText(celsius)} °C`

/** An oven in steps of ten degrees Celsius, the inside of meat to the degree. */
export function inCookingDegrees(fahrenheit: number, inFahrenheit: boolean): string {
  if (inFahrenheit) return `${fahrenheit} °F`
  const celsius = ((fahrenheit - 32) * 5) / 9
  return `${fahrenheit >= leastOven ? 10 * Math.round(celsius / 10) : Math.round(celsius)} °C`
}

/** Fahrenheit. */
const leastOven = 300
