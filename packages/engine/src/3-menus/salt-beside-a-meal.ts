import { sodiumInDrink } from '../evidence/sodium.ts'
import { byKey } from '../foods/memoize.ts'
import { grams } from '../units.ts'
import { type Helping, heldBy } from './days/build-meal.ts'
import type { Kitchen } from './kitchen.ts'
import { foodOf } from './portions/household-measure.ts'
import { type Nutrients, nutrientsOf } from './portions/nutrients.ts'
import type { Recipe } from './recipes/recipe.ts'

/** The sodium that a meal and the water beside it bring, in mg, and what is drunk in all, in ml. */
export interface Salt {
  readonly sodium: number
  readonly least: number
  readonly most: number
  readonly fluids: number
  /** Of water alone: nobody has less than a glass after a run, and the item of a meal is a bottle of it: all else is drunk to thirst. */
  readonly leastWater: number
  readonly mostWater: number
  /** The most sodium in a liter of that water, mg. */
  readonly strongest: number
  /** Before a run, and around a short one, nobody salts water but to have the least. */
  readonly isSparing: boolean
}

/** What the food lacks goes into the water beside it, as far as that is drunk gladly. */
export function costOfTooLittleSalt({ foods }: Kitchen, salt: Salt) {
  const hasSalt = foods.has('salt-table')
  return ({ sodium, fluids }: Pick<Nutrients, 'sodium' | 'fluids'>): number => {
    const inWater = hasSalt ? sodiumOf(mostPinches(salt, fluids)) : 0
    const short = salt.least - sodium
    if (short > inWater) return 100 * (1 + (short - inWater) / salt.least)
    return salt.isSparing && short > 0 ? saltedForNothing : 0
  }
}

const saltedForNothing = 150

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
  const least = Math.ceil((salt.least - inFood) / inPinch)
  const wanted = salt.isSparing ? least : Math.max(least, Math.round((salt.sodium - inFood) / inPinch))
  const pinches = Math.min(wanted, mostPinches(salt, drunk), Math.floor((salt.most - inFood) / inPinch))
  return pinches < 1 ? [...helpings] : [...helpings, saltOf(pinches)]
}

const sodiumOf = byKey((pinches: number) => nutrientsOf(foodOf('salt-table'), saltOf(pinches).amount).sodium)

/** In the water that is left beside what the meal holds to drink. */
function mostPinches(salt: Salt, drunk: number): number {
  return Math.max(0, Math.floor(((waterBeside(salt, drunk) / 1000) * salt.strongest) / sodiumOf(1)))
}

const waterBeside = ({ fluids, leastWater, mostWater }: Salt, drunk: number) =>
  Math.min(mostWater, Math.max(leastWater, fluids - drunk))

/** After a run the salt has its water with it, about as salty as a sports drink, of all that may be drunk in two hours. */
export function withWaterForSalt(recipe: Recipe, helpings: readonly Helping[], salt: Salt): Helping[] {
  const pinched = helpings.find(({ inDrink }) => inDrink)
  if (!pinched) return [...helpings]
  const others = helpings.filter((helping) => helping !== pinched)
  const { sodium } = nutrientsOf(foodOf('salt-table'), pinched.amount)
  const left = 50 * Math.floor(waterBeside(salt, heldBy(recipe, others).fluids) / 50)
  const wanted = 50 * Math.ceil((1000 * sodium) / sodiumInDrink.value.usual / 50)
  const water = {
    id: 'water-tap',
    amount: grams(Math.min(left, wanted)),
    side: null,
    inDrink: false,
  } as const
  return [...others, water, pinched]
}

const saltOf = (pinches: number): Helping => ({
  id: 'salt-table',
  amount: grams(Math.round(10 * 0.4 * pinches) / 10),
  side: null,
  inDrink: true,
})
