import { drinkFlask } from '../../evidence/portions.ts'
import { findFood } from '../../foods/foods.ts'
import type { Product } from '../../foods/products.ts'
import { capitalize } from '../../letter-case.ts'
import type { PlanKitItem } from '../../plan.ts'
import { inMilliliters, type Reader } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { beforeName } from '../amounts/fractions.ts'
import { formatSolid } from '../amounts/spoons-and-cups.ts'
import { carriedInAll } from './carried.ts'
import { productOf } from './feed-words.ts'
import { fuelName } from './fuel-words.ts'

/** "Lightly salted water, 1,000 ml: 2 flasks of 500 ml, or one refilled with 0.75 g salt", for drinks that no station has. */
export const saltedFlasks = (reader: Reader, kit: readonly PlanKitItem[]): string[] =>
  kit.flatMap((item) =>
    item.use === 'salt' && item.flasks !== null ? flaskWords(reader, item, item.flasks) : [],
  )

function flaskWords(reader: Reader, item: PlanKitItem, fills: number): string {
  const { product } = item
  const { milliliters, carried } = drinkFlask.value
  const drink = `${capitalize(fuelName(product))}, ${inMilliliters(reader, carriedInAll(item))}`
  const size = inMilliliters(reader, milliliters)
  const again = `refilled with ${drySalt(reader, productOf(product))}`
  if (fills === 1) return `${drink}: a flask of ${size}`
  return `${drink}: ${carried} flasks of ${size}, ${fills > carried ? again : `or one ${again}`}`
}

/** What a flask takes again: "0.75 g salt", "a tablet". */
function drySalt(reader: Reader, { madeOf, fluids, kind }: Product): string {
  const salt = madeOf?.find(({ foodId }) => foodId === 'salt-table')
  const food = salt && findFood(salt.foodId)
  if (!food) return kind === 'electrolyte_tablet' ? 'a tablet' : 'its powder'
  const inAFlask = decimals((salt.grams * drinkFlask.value.milliliters) / fluids, 2)
  return `${beforeName(formatSolid(reader, food, inAFlask))} salt`
}
