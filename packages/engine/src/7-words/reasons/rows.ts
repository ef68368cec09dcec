import { inMilliliters, withThousands } from '../amounts/format-amounts.ts'
import { capitalize } from '../../letter-case.ts'
import { servingsWith } from '../../4-race-day/fuels/servings-with-nutrient.ts'
import { type Product, findProduct } from '../../foods/products.ts'
import type { Plan, PlanRow, PlanRunner, PlanServing } from '../../plan.ts'
import type { Nutrient } from '../../reason.ts'
import { countedFuel, fuelName } from '../race-day/fuel-words.ts'
import { perHourText } from './race-day-amounts.ts'

/** The contents of a row between breakfast and recovery, and its target. */
export function rowWords(plan: Plan, row: PlanRow, nutrient: Nutrient): string[] {
  const held =
    nutrient === 'fluids_ml' ? drunkText(plan.runner, row) : heldText(plan.runner, row, eaten[nutrient])
  return [held, servesText(row, perHourText(plan, nutrient))]
}

interface Eaten {
  readonly name: 'carbs_g' | 'sodium_mg'
  readonly of: 'carbs' | 'sodium'
  readonly unit: 'g' | 'mg'
}

const eaten = {
  carbs_g: { name: 'carbs_g', of: 'carbs', unit: 'g' },
  sodium_mg: { name: 'sodium_mg', of: 'sodium', unit: 'mg' },
} as const

/** "1 energy gel holds 23 g of carbs (as a usual one does)." */
function heldText(runner: PlanRunner, row: PlanRow, nutrient: Eaten): string {
  const { name, of, unit } = nutrient
  const bringing = servingsWith(row.servings, of)
  const [first, ...more] = bringing.map(({ serving, product, amount }) => {
    // A single serving is the row's own figure, as the row rounds it.
    const held = bringing.length === 1 ? row[name] : Math.round(amount)
    const about = product.approximate.includes(`${name}_per_serving`) ? 'about ' : ''
    return { words: servingWords(runner, serving, product), held: `${about}${held} ${unit}`, product }
  })
  if (!first) return noneText(row, of)
  const parts = [
    `${capitalize(first.words)} holds ${first.held} of ${of} (${basisOf(first.product)})`,
    ...more.map(({ words, held, product }) => `${words} ${held} (${basisOf(product)})`),
  ].join(', ')
  return more.length > 0 ? `${parts}: ${withThousands(row[name])} ${unit} in all.` : `${parts}.`
}

function noneText({ phase, servings }: PlanRow, of: Eaten['of']): string {
  if (phase === 'caffeine') return `Caffeine brings no ${of}, and its drink is counted at breakfast: 0 here.`
  return servings.every(({ kind }) => kind === 'water')
    ? `Water brings no ${of}.`
    : `Nothing here brings ${of}.`
}

function servingWords(runner: PlanRunner, { amount, unit }: PlanServing, product: Product): string {
  if (unit === 'count') return countedFuel(product.id, amount)
  const measure = unit === 'ml' ? inMilliliters(runner, amount) : `${amount} g`
  return `${measure} of ${fuelName(product.id)}`
}

function basisOf({ madeOf, brand }: Product): string {
  if (madeOf !== null) return 'USDA figures'
  return brand === null ? 'as a usual one on sale does' : 'as its label says; recipes change'
}

function drunkText(runner: PlanRunner, { servings, phase, fluids_ml }: PlanRow): string {
  if (phase === 'caffeine') return 'The drink with it is part of breakfast, and counted there: 0 ml here.'
  const drinks = servings.flatMap(({ kind, id, amount, unit }) => {
    const product = kind === 'product' ? findProduct(id) : undefined
    return unit === 'ml'
      ? [`${inMilliliters(runner, amount)} of ${product ? fuelName(product.id) : 'water'}`]
      : []
  })
  return fluids_ml === 0 || drinks.length === 0
    ? 'Nothing is drunk here.'
    : `You drink ${drinks.join(' and ')}.`
}

function servesText({ phase }: PlanRow, onTheWay: string): string {
  if (phase === 'during' && onTheWay !== '') return `With the other rows on the course: ${onTheWay}.`
  return phase === 'top-up' ? 'It comes before the start, so it is not part of the amount an hour.' : ''
}
