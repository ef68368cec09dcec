import { type Reader, figure, inMilliliters } from '../../1-runner/formats.ts'
import { fuelName } from '../../4-race-day/race-fuels.ts'
import { findFood } from '../../foods/foods.ts'
import type { Product } from '../../foods/products.ts'
import type { PlanKitItem } from '../../plan.ts'
import { capital } from '../amounts/figures.ts'
import { weighed } from '../amounts/spoons.ts'
import { productOf } from '../race-day/feed-words.ts'

/** `Energy gel — 13 (11 for the race, 2 spare)`, `Home-made sugar gel — 14 portions (12 for the race, 2 spare)`. */
export function kitLine(reader: Reader, item: PlanKitItem): string {
  const label = item.label === null ? '' : ', read the label'
  return `${kitName(item.product)} — ${amountOf(reader, item)}${label}`
}

/** As it stands on a list. */
export const kitName = (product: string) => capital(fuelName(productOf(product)).replace(portionOf, ''))

const portionOf = /^portion of /

function amountOf(reader: Reader, { product: id, use, unit, amount, spares }: PlanKitItem): string {
  const product = productOf(id)
  if (unit === 'ml') return volumeOf(reader, product, amount)
  // Table salt, by the pinch.
  if (unit === 'g') return `${saltIn(reader, amount)} for your drink`
  const isPortion = portionOf.test(fuelName(product))
  const counted = (count: number) => (isPortion ? `${figure(count)} portions` : figure(count))
  return use === 'fuel'
    ? `${counted(amount + spares)} (${figure(amount)} for the race, ${spares} spare)`
    : counted(amount)
}

function saltIn(reader: Reader, amount: number): string {
  const salt = findFood('salt-table')
  return salt ? weighed(reader, salt, amount) : `${figure(amount)} g`
}

/** A drink that is stirred together is bought as powder or tablets: how many servings of what its label says. */
function volumeOf(reader: Reader, product: Product, amount: number): string {
  const volume = inMilliliters(reader, amount)
  if (product.kind === 'drink_ready') return volume
  if (product.kind === 'homemade' || product.fluids === 0) return `${volume} as made`
  const servings = Math.ceil(amount / product.fluids - 1e-9)
  return `${volume} as made: ${servings === 1 ? '1 serving,' : `${servings} servings, each`} ${product.servingLabel}`
}
