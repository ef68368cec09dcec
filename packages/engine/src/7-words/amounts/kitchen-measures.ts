import type { HouseholdUnit } from '../../3-menus/portions/larder/larder-line.ts'
import { byKey } from '../../foods/memoize.ts'
import { gramsPerOunce, milliliters, toFluidOunces } from '../../units.ts'
import { aPinch, cupsText, inFractions, scoopsText } from './fractions.ts'
import { fewOunces, inFluidOunces } from './format-amounts.ts'

/** The amount as a kitchen measures it; null where none of its measures is near. */
export function kitchenMeasure(by: HouseholdUnit, weight: number, unit: number): string | null {
  if (by === 'cup') return cups(weight / unit)
  if (by === 'scoop') return nearly(ofACup, weight / unit, scoopsText)
  if (by === 'ounce' || by === 'gram') return weighedOunces(weight)
  if (by === 'pinch') return teaspoons(weight / (4 * unit))
  return by === 'teaspoon' ? spoons(weight / unit) : spoons((weight / unit) * teaspoonsOfATablespoon)
}

/** "2¼ oz"; null if no quarter of an ounce is near. */
export function weighedOunces(weight: number): string | null {
  const rounded = inQuarters(weight / gramsPerOunce)
  return isNear(rounded, weight / gramsPerOunce) ? `${inFractions(rounded)} oz` : null
}

/** To a twentieth of it, as close as a plate keeps to its target. */
export const statesItsWeight = (weight: number) =>
  isNear(inQuarters(weight / gramsPerOunce), weight / gramsPerOunce, aTwentieth)

/** "8 oz", "2¼ oz": of a few, whole ounces are too coarse. */
export function fluidOuncesText(volume: number): string {
  const ounces = toFluidOunces(milliliters(volume))
  return ounces < fewOunces ? `${inFractions(Math.max(1 / 4, inQuarters(ounces)))} oz` : inFluidOunces(volume)
}

const inQuarters = (amount: number) => Math.round(4 * amount) / 4

/** Cups, and tablespoons for less than the least of them. */
const cups = (count: number) =>
  count < leastCup ? spoons(count * teaspoonsOfACup) : nearly(ofACup, count, cupsText)

/** Tablespoons where one is near, else teaspoons: 1¼ tablespoons are 4 teaspoons. */
function spoons(count: number): string {
  const tablespoons = nearest(inHalves, count / teaspoonsOfATablespoon)
  if (count < leastInTablespoons || !isNear(tablespoons, count / teaspoonsOfATablespoon))
    return teaspoons(count)
  return `${inFractions(tablespoons)} tbsp`
}

/** To the quarter, an eighth, or from three on the whole: no kitchen has a ⅜ teaspoon, and nobody counts out 3¾. */
function teaspoons(count: number): string {
  if (count < mostOfAPinch) return aPinch
  const most = count < 1 ? aFifth : nearEnough
  return nearly(
    count < 1 / 4 ? [1 / 8, 1 / 4] : count < leastInWholes ? inQuarters : Math.round,
    count,
    (rounded) => `${inFractions(rounded)} tsp`,
    most,
  )
}

type Sizes = readonly number[] | ((amount: number) => number)

const nearest = (sizes: Sizes, amount: number): number =>
  typeof sizes === 'function'
    ? sizes(amount)
    : sizes.reduce((best, size) => (Math.abs(size - amount) < Math.abs(best - amount) ? size : best))

/** The nearest measure, "scant" or "generous" where the amount is off by more than that. */
function nearly(sizes: Sizes, amount: number, text: (size: number) => string, most = nearEnough): string {
  const size = nearest(sizes, amount)
  if (isNear(size, amount, most)) return text(size)
  return `${size > amount ? 'scant' : 'generous'} ${text(size)}`
}

const isNear = (measure: number, amount: number, most = nearEnough) =>
  Math.abs(measure - amount) <= most * amount

const inHalves = (amount: number) => Math.max(1, Math.round(2 * amount)) / 2

const ofACup = (amount: number) => nearest(cupsAround(Math.floor(amount)), amount)

/** Measuring cups come in quarters and thirds. */
const cupsAround = byKey((whole: number): readonly number[] =>
  [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1].map((part) => whole + part).filter((size) => size > 0),
)

const nearEnough = 0.15
/** Of a seasoning, which nobody weighs. */
const aFifth = 0.2
const aTwentieth = 0.05
const teaspoonsOfATablespoon = 3
const teaspoonsOfACup = 48
/** Of a cup; a quarter of it is too much by more than 15% below. */
const leastCup = 0.2174
/** Half a tablespoon, of which a few drops are missing, tsp. */
const leastInTablespoons = 1.3
const leastInWholes = 3
/** From here a pinch is nearer to an eighth of a teaspoon than to nothing, tsp. */
const mostOfAPinch = 1 / 16
