import type { Runner } from '../1-runner/runner.ts'
import type { Product } from '../foods/products.ts'
import type { Means } from './arrange.ts'
import type { Candidate, Candidates } from './candidates.ts'
import { recipeFor } from './recipe.ts'
import { labelWarning, wordsFor } from './row-words.ts'
import type { FuelKit, KitItem, ScheduleRow } from './schedule.ts'

export const emptyKit: FuelKit = { mainFuel: null, drink: null, salt: null, swap: '' }

/** What the rows use, what to read on its label, how to make it, and what to take in its place. */
export function fuelKit(
  runner: Runner,
  { fuel, drink, salt }: Means,
  { candidates, rows }: { candidates: Candidates; rows: readonly ScheduleRow[] },
): FuelKit {
  const item = (product: Product | null, use: KitItem['use']) =>
    product && kitItem(runner, product, { use, rows })
  const salty = drink && drink.carbs === 0 ? drink : null
  const kit = {
    mainFuel: item(fuel, 'fuel'),
    drink: salty && !salt ? null : item(drink, 'drink'),
    salt: item(salt?.product ?? salty, 'salt'),
  }
  return { ...kit, swap: swapWords(runner, kit, candidates) }
}

function kitItem(
  runner: Runner,
  product: Product,
  { use, rows }: { use: KitItem['use']; rows: readonly ScheduleRow[] },
): KitItem | null {
  const used = rows.flatMap(({ servings }) => servings).filter(({ id }) => id === product.id)
  if (used.length === 0) return null
  return {
    id: product.id,
    use,
    words: wordsFor(product),
    amount: used.reduce((sum, { amount }) => sum + amount, 0),
    unit: used[0]?.unit ?? 'count',
    approximate: product.approximate.length > 0,
    labelWarning: labelWarning(runner, product),
    recipe: recipeFor(runner, product),
  }
}

function swapWords(
  runner: Runner,
  { mainFuel, drink, salt }: Pick<FuelKit, 'mainFuel' | 'drink' | 'salt'>,
  { fuels, sportsDrinks, saltyDrinks }: Candidates,
): string {
  return [
    ...instead(
      runner,
      mainFuel,
      fuels,
      (other) => `1 ${wordsFor(other)} (${Math.floor(other.carbs + 0.5)} g carbs)`,
    ),
    ...instead(runner, drink, sportsDrinks, (other) => `as much ${wordsFor(other)}`),
    ...(salt?.unit === 'count'
      ? [`In place of each ${salt.words}: ${pinch} in the drink of the same row.`]
      : instead(runner, salt, saltyDrinks, (other) => `as much ${wordsFor(other)}`)),
  ].join(' ')
}

// 0.5 g of salt holds about 195 mg of sodium, near one capsule's 215 mg.
const pinch = 'a pinch of table salt (0.5 g)'

function instead(
  runner: Runner,
  item: KitItem | null,
  candidates: readonly Candidate[],
  say: (other: Product) => string,
): string[] {
  const other = item && nextTo(item, candidates)
  if (!item || !other) return []
  const recipe = recipeFor(runner, other)
  const each = item.unit === 'count' ? 'each ' : ''
  return [
    `In place of ${each}${item.words}: ${say(other)}.${recipe === null ? '' : ` To make it: ${recipe}`}`,
  ]
}

/** The next choice that holds about as much; where there is none, the nearest. */
function nextTo({ id }: KitItem, candidates: readonly Candidate[]): Product | undefined {
  const products = candidates.map(({ product }) => product)
  const own = products.find((product) => product.id === id)
  const others = products.filter((product) => own && wordsFor(product) !== wordsFor(own))
  const gap = (product: Product) => (own ? Math.abs(density(product) - density(own)) : 0)
  return (
    others.find((product) => gap(product) <= closeEnough) ?? others.toSorted((a, b) => gap(a) - gap(b))[0]
  )
}

const closeEnough = 5

const density = ({ carbs, fluids }: Product) => (fluids > 0 ? (carbs / fluids) * 500 : carbs)
