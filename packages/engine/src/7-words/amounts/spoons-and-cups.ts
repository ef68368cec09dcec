import { type Reader, figure, inMilliliters, isAmerican } from '../../1-runner/formats.ts'
import type { Food } from '../../foods/foods.ts'
import { gramsOfSaltInATeaspoon, gramsPerOunce } from '../../units.ts'
import { halves, inFractions, quarters } from './fractions.ts'

/** "25 g", or "25 g (2 tbsp)" for who weighs in pounds and runs in miles: in spoons and cups, else in ounces. */
export const weighed = (reader: Reader, food: Food, grams: number): string =>
  isAmerican(reader) ? `${figure(grams)} g (${solid(food, grams)})` : `${figure(grams)} g`

/** "15 ml", "15 ml (1 tbsp)", "500 ml (17 oz)". */
export const poured = (reader: Reader, volume: number): string =>
  isAmerican(reader) && volume < leastPoured
    ? `${volume} ml (${inSpoons(volume / millilitersOfATablespoon)})`
    : inMilliliters(reader, volume)

function solid(food: Food, amount: number): string {
  if (food.id === 'salt-table') return inTeaspoons(amount)
  const spoon = food.portions.find(({ label }) => label === '1 tbsp')
  return spoon ? inSpoons(amount / spoon.grams) : inOunces(amount / gramsPerOunce)
}

/** By the quarter where little is weighed: half an ounce more or less of 35 g is much. */
const inOunces = (ounces: number) => `${inFractions(ounces < 2 ? quarters(ounces) : halves(ounces))} oz`

/** Up to six spoons by the spoon, then by the eighth of a cup: each comes within 15 % of what is meant. */
function inSpoons(spoons: number): string {
  if (spoons < 0.9) return `${inFractions(Math.max(1, Math.round(3 * spoons)))} tsp`
  if (spoons < (3 / 8) * spoonsOfACup) return `${inFractions(halves(spoons))} tbsp`
  const cups = Math.round(8 * (spoons / spoonsOfACup)) / 8
  return `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`
}

/** By the eighth of a teaspoon, and a word where that is a little off; no spoon is small enough for less. */
function inTeaspoons(salt: number): string {
  if (salt < leastSpooned) return 'a pinch'
  const eighths = (8 * salt) / gramsOfSaltInATeaspoon
  const whole = Math.round(eighths)
  const word = Math.abs(eighths - whole) < exact ? '' : eighths < whole ? 'scant ' : 'heaped '
  return `${word}${inFractions(whole / 8)} tsp`
}

/** From here a drink is poured and no longer spooned, ml: whole ounces of less would be too coarse. */
const leastPoured = 120
/** From here salt fills an eighth of a teaspoon, scant, g. */
const leastSpooned = 0.6
const millilitersOfATablespoon = 14.79
const spoonsOfACup = 16
const exact = 0.15
