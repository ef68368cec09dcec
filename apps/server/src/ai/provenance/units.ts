import { singularOf } from '@race-nutrition/engine'

/** What a figure counts. Volumes come in ml, lengths of time in minutes, distances in km, body mass in kg. */
export type UnitClass =
  | 'g'
  | 'mg'
  | 'ml'
  | 'kcal'
  | 'min'
  | 'day'
  | 'year'
  | 'km'
  | 'kg'
  | 'percent'
  | 'degree'
  | 'speed'
  | 'money'

export interface Unit {
  readonly of: UnitClass
  readonly factor: number
}

const table: readonly (readonly [words: string, of: UnitClass, factor: number])[] = [
  ['g gr gram grams gramme grammes', 'g', 1],
  ['mg milligram milligrams milligramme milligrammes', 'mg', 1],
  ['mcg µg μg microgram micrograms', 'mg', 0.001],
  ['kg kilo kilos kilogram kilograms', 'kg', 1],
  ['lb lbs pound pounds', 'kg', 0.4536],
  ['oz ounce ounces', 'ml', 29.5735],
  ['ml milliliter milliliters millilitre millilitres', 'ml', 1],
  ['cl centiliter centiliters', 'ml', 10],
  ['dl deciliter deciliters', 'ml', 100],
  ['l liter liters litre litres', 'ml', 1000],
  ['pint pints', 'ml', 473],
  ['quart quarts', 'ml', 946],
  ['gallon gallons', 'ml', 3785],
  ['kcal kcals cal cals calorie calories kilocalorie kilocalories', 'kcal', 1],
  ['kj kilojoule kilojoules', 'kcal', 0.239],
  ['h hr hrs hour hours', 'min', 60],
  ['min mins minute minutes', 'min', 1],
  ['s sec secs second seconds', 'min', 1 / 60],
  ['day days night nights', 'day', 1],
  ['week weeks fortnight', 'day', 7],
  ['month months', 'day', 30],
  ['year years', 'year', 1],
  ['k km kms kilometer kilometers kilometre kilometres', 'km', 1],
  ['mi mile miles', 'km', 1.609344],
  ['m meter meters metre metres yard yards', 'km', 0.001],
  ['% percent', 'percent', 1],
  ['°c celsius', 'degree', 1],
  ['°f fahrenheit', 'degree', 1],
  ['degree degrees °', 'degree', 1],
  ['kph kmh mph bpm', 'speed', 1],
  ['dollar dollars euro euros usd eur', 'money', 1],
]

const units = new Map<string, Unit>(
  table.flatMap(([words, of, factor]) => words.split(' ').map((word) => [word, { of, factor }] as const)),
)

export const unitOf = (word: string): Unit | undefined => units.get(word)

/** Things that a dose comes in: so many of them are an amount. */
const doseNouns = new Set(
  (
    'gel chew tablet capsule pill tab packet sachet scoop serving portion bar can pouch shot dose cup glass bottle ' +
    'flask bidon carton tablespoon teaspoon tbsp tsp spoon spoonful pinch handful piece slice helping plate bowl meal snack ' +
    'caplet lozenge caps drink coffee espresso'
  ).split(' '),
)

/** The thing in the singular, or undefined where the word is none. */
export function doseNoun(word: string): string | undefined {
  if (doseNouns.has(word)) return word
  const singular = singularOf(word)
  return doseNouns.has(singular) ? singular : undefined
}

const measures = new Set(
  'cup glass tablespoon teaspoon tbsp tsp spoon spoonful pinch slice piece plate bowl'.split(' '),
)
/** A measure of the kitchen, which counts a food. */
export const isMeasure = (noun: string) => measures.has(noun)

const containers = new Set(['cup', 'glass', 'bottle', 'flask', 'bidon', 'can', 'carton', 'plate', 'bowl'])
/** One of them may be carried without saying how much is drunk. */
export const isContainer = (noun: string) => containers.has(noun)
