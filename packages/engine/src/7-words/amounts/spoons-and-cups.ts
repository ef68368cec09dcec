import { inMilliliters, inOwnUnit, type Reader, withThousands } from './format-amounts.ts'
import type { Food } from '../../foods/foods.ts'
import { gramsOfSaltInATeaspoon, gramsPerOunce, millilitersPerTablespoon } from '../../units.ts'
import { aPinch, cupsText, halves, inFractions, quarters } from './fractions.ts'

/** "25 g", or "2 tbsp (25 g)" for American readers: in spoons and cups, else in ounces. */
export const formatSolid = (reader: Reader, food: Food, grams: number): string =>
  inOwnUnit(reader, { american: solid(food, grams), metric: `${withThousands(grams)} g` })

/** "15 ml", or "1 tbsp (15 ml)" and "17 oz (500 ml)" for American readers. */
export const formatLiquid = (reader: Reader, volume: number): string =>
  volume < leastPoured
    ? inOwnUnit(reader, { american: inSpoons(volume / millilitersPerTablespoon), metric: `${volume} ml` })
    : inMilliliters(reader, volume)

function solid(food: Food, amount: number): string {
  if (food.id === 'salt-table') return inTeaspoons(amount)
  const spoon = food.portions.find(({ label }) => label === '1 tbsp')
  return spoon ? inSpoons(amount / spoon.grams) : inOunces(amount / gramsPerOunce)
}

/** To the quarter for small amounts: half an ounce is a lot of 35 g. */
const inOunces = (ounces: number) => `${inFractions(ounces < 2 ? quarters(ounces) : halves(ounces))} oz`

/** Up to six tablespoons in spoons, then in eighths of a cup: each within 15% of the amount. */
function inSpoons(spoons: number): string {
  if (spoons < 0.9) return `${inFractions(Math.max(1, Math.round(3 * spoons)))} tsp`
  if (spoons < (3 / 8) * spoonsOfACup) return `${inFractions(halves(spoons))} tbsp`
  return cupsText(Math.round(8 * (spoons / spoonsOfACup)) / 8)
}

/** In eighths of a teaspoon, scant or generous if that is slightly off; a pinch for less. */
function inTeaspoons(salt: number): string {
  if (salt < leastSpooned) return aPinch
  const eighths = (8 * salt) / gramsOfSaltInATeaspoon
  const whole = Math.round(eighths)
  const word = Math.abs(eighths - whole) < exact ? '' : eighths < whole ? 'scant ' : 'generous '
  return `${word}${inFractions(whole / 8)} tsp`
}

/** From here a liquid is measured in ounces instead of spoons, ml: below it, whole ounces are too coarse. */
const leastPoured = 120
/** From here salt fills a scant eighth of a teaspoon, g. */
const leastSpooned = 0.6
const spoonsOfACup = 16
const exact = 0.15
