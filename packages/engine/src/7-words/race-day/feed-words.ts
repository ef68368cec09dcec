import { softFlask } from '../../evidence/portions.ts'
import { inMilliliters, type Reader, wholeText } from '../amounts/format-amounts.ts'
import { gramsInAPinch } from '../../4-race-day/fuels/race-fuels.ts'
import { type Product, findProduct } from '../../foods/products.ts'
import type { PlanKitItem, PlanRow, PlanServing } from '../../plan.ts'
import { countedFuel, fuelName } from './fuel-words.ts'

/** "1 energy gel (23 g, about 50 mg sodium) with 150 ml (5 oz) water; read the label first". */
export function feedInWords(reader: Reader, kit: readonly PlanKitItem[], row: PlanRow): string {
  const products = row.servings.flatMap((serving) => {
    const item = kit.find(({ product }) => product === serving.id)
    return item ? [{ ...item, serving, product: productOf(item.product) }] : []
  })
  const fuel = products.find(({ use }) => use === 'fuel')
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  const drink = products.find(({ serving }) => serving === drunk)
  const salt = products.find(({ use, serving }) => use === 'salt' && serving !== drunk)
  const volume = drunk
    ? `${inMilliliters(reader, drunk.amount)} ${drink ? fuelName(drink.product.id) : 'water'}`
    : ''
  const asks = products.some(({ label }) => label !== null)
  return (
    [fuel ? oneOf(fuel.product) : '', volume].filter(Boolean).join(' with ') +
    (salt ? saltInWords(salt.product, salt.serving) : '') +
    // Short, because it is in every row; the kit has it in full.
    (asks ? '; read the label first' : '') +
    (row.reminds_of_thirst ? thirst : '')
  )
}

const thirst = '. From here to the finish: drink when thirsty, less if you are not, never more than this'

const saltInWords = (product: Product, { unit }: PlanServing) =>
  unit === 'g' ? `, a pinch of salt in it (${gramsInAPinch} g)` : ` and ${oneOf(product)}`

/** The action of a row on the course. */
export function feedAction(kit: readonly PlanKitItem[], { servings }: PlanRow): string {
  const item = kit.find(({ product, use }) => use === 'fuel' && servings.some(({ id }) => id === product))
  if (!item) return 'Drink'
  const fuel = productOf(item.product)
  if (fuel.gel) return 'Gel'
  return fuel.kind === 'chew' ? 'Chew' : 'Fuel'
}

/** One serving with its figures; "about" if the figure is approximate. */
function oneOf(product: Product): string {
  const counted = countedFuel(product.id)
  const facts = [
    ...(product.carbs > 0
      ? [`${about(product, 'carbs_g_per_serving')}${Math.floor(product.carbs + 0.5)} g carbs`]
      : []),
    ...(fromAFlask(product) ? [`${about(product, 'portion_ml')}${wholeText(product.volume ?? 0)} ml`] : []),
    ...(isApproximate(product, 'sodium_mg_per_serving') ? [`about ${product.sodium ?? 0} mg sodium`] : []),
  ]
  return facts.length > 0 ? `${counted} (${facts.join(', ')})` : counted
}

const isApproximate = ({ approximate }: Product, field: string) => approximate.includes(field)
const about = (product: Product, field: string) => (isApproximate(product, field) ? 'about ' : '')

/** Syrups and purées of one's own are measured by the marks of a flask; a bought gel is one packet. */
const fromAFlask = ({ kind, fluids, volume }: Product) => kind !== 'gel' && fluids === 0 && volume !== null

/** How many portions a soft flask holds; null for what is not carried in one. */
export const portionsInAFlask = (product: Product): number | null =>
  fromAFlask(product) ? Math.max(1, Math.floor(softFlask.value / (product.volume ?? 1))) : null

/** A product of the plan, which is always in the data. */
export function productOf(id: string): Product {
  const product = findProduct(id)
  if (!product) throw new Error(`${id} is not a product of the data`)
  return product
}
