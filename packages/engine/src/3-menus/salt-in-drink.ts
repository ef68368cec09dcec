import { sodiumInDrink } from '../evidence/sodium.ts'
import { byKey } from '../foods/memoize.ts'
import { grams } from '../units.ts'
import { type Helping, heldBy } from './days/build-meal.ts'
import type { Kitchen } from './kitchen.ts'
import { at } from './plates/nutrient-vector.ts'
import { foodOf } from './portions/household-measure.ts'
import { nutrientsOf } from './portions/nutrients.ts'
import type { Recipe } from './recipes/recipe.ts'

/** The sodium that a meal and the water beside it bring, in mg, and what is drunk in all, in ml. */
export interface Salt {
  readonly sodium: number
  readonly least: number
  readonly most: number
  readonly fluids: number
  /** Of water alone; nobody has less than a glass after a run. */
  readonly leastWater: number
}

/** What the food lacks goes into the water beside it, which holds no more than a sports drink. */
export function costOfTooLittleSalt({ foods }: Kitchen, salt: Salt) {
  const hasSalt = foods.has('salt-table')
  return (rows: Float64Array, from: number): number => {
    const inWater = hasSalt ? sodiumOf(mostPinches(salt, rows[from + at.fluids] ?? 0)) : 0
    const short = salt.least - (rows[from + at.sodium] ?? 0) - inWater
    return short > 0 ? 100 * (1 + short / salt.least) : 0
  }
}

/** With the table salt that its sodium still lacks, by the pinch, in the water beside it. */
export function withSaltInDrink(
  { foods }: Kitchen,
  recipe: Recipe,
  helpings: readonly Helping[],
  salt: Salt,
): Helping[] {
  if (!foods.has('salt-table')) return [...helpings]
  const { sodium: inFood, fluids: drunk } = heldBy(
    recipe,
    helpings.filter(({ id }) => id !== 'water-tap'),
  )
  const inPinch = sodiumOf(1)
  const wanted = Math.max(
    Math.round((salt.sodium - inFood) / inPinch),
    Math.ceil((salt.least - inFood) / inPinch),
  )
  const pinches = Math.min(wanted, mostPinches(salt, drunk), Math.floor((salt.most - inFood) / inPinch))
  return pinches < 1 ? [...helpings] : [...helpings, saltOf(pinches)]
}

const sodiumOf = byKey((pinches: number) => nutrientsOf(foodOf('salt-table'), saltOf(pinches).amount).sodium)

/** In the water that is left beside what the meal holds to drink, no saltier than a sports drink. */
function mostPinches({ fluids, leastWater }: Salt, drunk: number): number {
  const water = Math.max(leastWater, fluids - drunk)
  return Math.max(0, Math.floor(((water / 1000) * sodiumInDrink.value.more) / sodiumOf(1)))
}

const saltOf = (pinches: number): Helping => ({
  id: 'salt-table',
  amount: grams(Math.round(10 * 0.4 * pinches) / 10),
  side: null,
  inDrink: true,
})
