import { type Food, findFood } from '../../foods/foods.ts'
import { type Grams, grams, milliliters, roundTo, toFluidOunces } from '../../units.ts'
import { type HouseholdUnit, type LarderId, larder, larderLine } from './larder.ts'

/** What one step of a portion weighs: a slice, half a bagel, a quarter cup, a tablespoon, 50 ml. */
export function stepOf(id: LarderId): number {
  const { by } = larderLine(id)
  return stepFrom[by](unitWeight(foodOf(id), by))
}

const stepFrom: Readonly<Record<HouseholdUnit, (unit: number) => number>> = {
  piece: (unit) => unit,
  tablespoon: (unit) => unit,
  teaspoon: (unit) => unit,
  'half piece': (unit) => unit / 2,
  // Whole grams on a scale: a quarter cup of rice is 40 g, of puffed rice 4 g.
  cup: (unit) => (unit < 40 ? Math.round(unit / 4) : 5 * Math.round(unit / 20)),
  ounce: () => 15,
  pinch: (unit) => unit / 2,
  ml: (unit) => 50 * unit,
}

/** So many steps on the scale: whole grams, but for a pinch of salt. */
export const gramsOf = (id: LarderId, steps: number): Grams =>
  larderLine(id).by === 'pinch' ? grams(steps * stepOf(id)) : roundTo(grams(steps * stepOf(id)), 1)

/** "80 g rolled oats (1 cup)", "2 slices of white bread (58 g)", "250 ml (8 oz) soy milk". */
export function amountInWords(id: LarderId, weight: Grams, reader: { readonly ounces: boolean }): string {
  const { by, says, line } = larderLine(id)
  const unit = unitWeight(foodOf(id), by)
  if (by === 'piece' || by === 'half piece') {
    const count = countOf(id, weight)
    const [one, many] = typeof line === 'object' ? line : [says, says]
    return `${inFractions(count)} ${count > 1 ? many : one} (${weight} g)`
  }
  const name = typeof line === 'string' ? line : says
  if (by === 'ml') {
    const volume = roundTo(milliliters(weight / unit), 50)
    const ounces = reader.ounces ? ` (${Math.round(toFluidOunces(volume))} oz)` : ''
    return `${volume} ml${ounces} ${name}`
  }
  return `${weight} g ${name} (${spoonsAndCups(by, weight, unit)})`
}

/** How many of a food that meals count, to the half. */
export const countOf = (id: LarderId, weight: number): number =>
  Math.round((2 * weight) / unitWeight(foodOf(id), larderLine(id).by)) / 2

function spoonsAndCups(by: HouseholdUnit, weight: Grams, unit: number): string {
  if (by === 'cup') {
    const cups = quarters(weight / unit)
    return `${inFractions(cups)} ${cups > 1 ? 'cups' : 'cup'}`
  }
  if (by === 'ounce') return `${inFractions(halves(weight / gramsPerOunce))} oz`
  if (by === 'pinch') return `${inFractions(weight / gramsOfSaltInATeaspoon)} tsp`
  if (by === 'teaspoon' && weight / unit < 3) return `${inFractions(Math.round(weight / unit))} tsp`
  return `${inFractions(halves(weight / (by === 'teaspoon' ? 3 * unit : unit)))} tbsp`
}

const halves = (amount: number) => Math.max(1, Math.round(2 * amount)) / 2
const quarters = (cups: number) => Math.max(1, Math.round(4 * cups)) / 4

export const gramsPerOunce = 28.35
export const gramsOfSaltInATeaspoon = 6

const parts: Readonly<Record<string, string>> = {
  '0.125': '⅛',
  '0.25': '¼',
  '0.375': '⅜',
  '0.5': '½',
  '0.625': '⅝',
  '0.75': '¾',
  '0.875': '⅞',
}

/** 1.5 reads "1½". */
export function inFractions(value: number): string {
  const whole = Math.floor(value)
  const part = parts[String(value - whole)] ?? ''
  return whole === 0 ? part : `${whole}${part}`
}

/** One piece, cup, spoon or milliliter of the food, by the data's own measures; a quarter teaspoon of salt. */
const unitWeight = (food: Food, by: HouseholdUnit): number => weightOfOne[by](food)

const weightOfOne: Readonly<Record<HouseholdUnit, (food: Food) => number>> = {
  piece: (food) => known(food, food.unitGrams),
  'half piece': (food) => known(food, food.unitGrams),
  cup: (food) => measured(food, /cup/),
  tablespoon: (food) => measured(food, /tbsp|tablespoon/),
  teaspoon: (food) => measured(food, /tsp/),
  pinch: (food) => measured(food, /tsp/) / 4,
  ounce: () => gramsPerOunce,
  ml: (food) => known(food, food.gramsPerMilliliter),
}

/** The first portion of the data in this unit, brought to one: "1/2 cup" of 40.5 g is a cup of 81 g. */
function measured(food: Food, unit: RegExp): number {
  const portion = food.portions.find(({ label }) => unit.test(label))
  return portion ? portion.grams / countIn(portion.label) : known(food, null)
}

/** "1/2 cup" is 0.5, "1-1/4 cup" is 1.25, "2 tbsp" is 2. */
function countIn(label: string): number {
  const [, whole, above, below] = /^(?:(\d+)(?:-|\s(?=\d)|(?=\s[a-z])))?(?:(\d+)\/(\d+))?/.exec(label) ?? []
  const count = Number(whole ?? 0) + (above && below ? Number(above) / Number(below) : 0)
  return count || 1
}

function known(food: Food, weight: number | null): number {
  if (weight === null) throw new Error(`${food.id} has no such measure in the data`)
  return weight
}

export function foodOf(id: LarderId): Food {
  const food = findFood(id)
  if (!food) throw new Error(`${id} is no food of the data`)
  return food
}

export const larderIds = Object.keys(larder) as LarderId[]
