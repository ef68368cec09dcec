import type { Runner } from '../1-runner/runner.ts'
import { weighed } from '../4-race-day/fuel-measures.ts'
import type { FuelKit, KitItem } from '../4-race-day/schedule.ts'
import { figure, inMilliliters } from '../1-runner/formats.ts'
import { findFood } from '../foods/foods.ts'
import { findProduct } from '../foods/products.ts'
import { capital } from './figures.ts'

/** A gel gets lost or is dropped: two more than the rows take. */
export const spareFuels = 2

export const itemsOf = ({ mainFuel, drink, salt }: FuelKit): KitItem[] =>
  [mainFuel, drink, salt].flatMap((item) => item ?? [])

/** `Energy gel — 13 (11 for the race, 2 spare)`, `Home-made sugar gel — 14 portions (12 for the race, 2 spare)`. */
export function kitLine(runner: Runner, item: KitItem): string {
  const label = item.labelWarning === null ? '' : ', read the label'
  return `${kitName(item)} — ${amountOf(runner, item)}${label}`
}

/** As it stands on a list. */
export const kitName = ({ words }: KitItem) => capital(words.replace(portionOf, ''))

const portionOf = /^portion of /

function amountOf(runner: Runner, { id, use, unit, amount, words }: KitItem): string {
  if (unit === 'ml') return volumeOf(runner, id, amount)
  // Table salt, by the pinch.
  if (unit === 'g') return `${saltIn(runner, amount)} for your drink`
  const counted = (count: number) => (portionOf.test(words) ? `${figure(count)} portions` : figure(count))
  return use === 'fuel'
    ? `${counted(amount + spareFuels)} (${figure(amount)} for the race, ${spareFuels} spare)`
    : counted(amount)
}

function saltIn(runner: Runner, amount: number): string {
  const salt = findFood('salt-table')
  return salt ? weighed(runner, salt, amount) : `${figure(amount)} g`
}

/** A drink that is stirred together is bought as powder or tablets: how many servings of what its label says. */
function volumeOf(runner: Runner, id: string, amount: number): string {
  const product = findProduct(id)
  const volume = inMilliliters(runner, amount)
  if (product?.kind === 'drink_ready') return volume
  if (!product || product.kind === 'homemade' || product.fluids === 0) return `${volume} as made`
  const servings = Math.ceil(amount / product.fluids - 1e-9)
  return `${volume} as made: ${servings === 1 ? '1 serving,' : `${servings} servings, each`} ${product.servingLabel}`
}
