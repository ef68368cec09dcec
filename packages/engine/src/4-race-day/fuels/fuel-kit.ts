import type { Runner } from '../../1-runner/runner.ts'
import { carriedBesides } from '../../evidence/portions.ts'
import { permitsProduct } from '../../foods/exclusions/permitted.ts'
import { findProduct, type Product } from '../../foods/products.ts'
import type { FuelCombination } from '../arrangement/feeds.ts'
import { isUnwantedFuel } from './unwanted-fuel.ts'
import { servingsForSlower, servingsTheGutTakes } from './carried.ts'
import type { Candidate, Candidates } from './fuel-candidates.ts'
import type { FuelKit, KitItem, LabelToRead, ScheduleRow, Serving, Substitute } from '../schedule.ts'

export const emptyKit: FuelKit = { fuels: [], drink: null, salt: null, caffeine: null, change: null }

export const itemsOf = ({ fuels, drink, salt, caffeine }: FuelKit): KitItem[] =>
  [...fuels, drink, salt, caffeine].flatMap((item) => item ?? [])

/** What the rows use, what to check on its label, and its substitute. */
export function fuelKit(
  runner: Runner,
  combination: FuelCombination,
  { candidates, rows, finish, caffeine = null }: ScheduledFeeds,
): Omit<FuelKit, 'change'> {
  const item = (
    product: Product | null,
    use: KitItem['use'],
    others: readonly Candidate[],
    before: readonly KitItem[] = [],
  ) => product && kitItem(runner, product, { use, rows, others, finish, before })
  const { drink, salt } = combination
  const { fuels, inTurn, sportsDrinks, saltyDrinks } = candidates
  const isInTurn = (fuel: Product) =>
    fuel !== combination.fuels[0] && inTurn.some(({ product }) => product.id === fuel.id)
  // Of two foods in turn each stands in for the other, so that no third is named.
  const ofItsKind = combination.fuels.length > 2 ? [] : inTurn
  const salty = drink && drink.carbs === 0 ? drink : null
  const taken: KitItem[] = []
  for (const fuel of [...combination.fuels, ...handedOut(combination, rows)]) {
    const made = item(fuel, 'fuel', isInTurn(fuel) ? ofItsKind : fuels, taken)
    if (made) taken.push(made)
  }
  return {
    fuels: taken,
    drink: salty && !salt ? null : item(drink, 'drink', sportsDrinks),
    salt: item(salt?.product ?? salty, 'salt', saltyDrinks),
    caffeine: item(caffeine, 'caffeine', []),
  }
}

interface ScheduledFeeds {
  readonly candidates: Candidates
  readonly rows: readonly ScheduleRow[]
  /** Minutes from the start. */
  readonly finish: number
  /** The gel with caffeine before the start. */
  readonly caffeine?: Product | null
}

/** The gels of the course that the rows take, without those that are carried too. */
function handedOut({ fuels }: FuelCombination, rows: readonly ScheduleRow[]): Product[] {
  const ids = rows
    .flatMap(({ servings }) => servings)
    .filter(({ from, unit }) => from === 'course' && unit === 'count')
    .map(({ id }) => id)
  const carried = new Set(fuels.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => !carried.has(id)).flatMap((id) => findProduct(id) ?? [])
}

interface Use {
  readonly use: KitItem['use']
  readonly rows: readonly ScheduleRow[]
  readonly others: readonly Candidate[]
  readonly finish: number
  /** The fuels before it in the kit: what they take of the room that a slower day has, it has no more. */
  readonly before: readonly KitItem[]
}

function kitItem(
  runner: Runner,
  product: Product,
  { use, rows, others, finish, before }: Use,
): KitItem | null {
  const used = rows.flatMap(({ servings }) => servings).filter(({ id }) => id === product.id)
  if (used.length === 0) return null
  const unit = used[0]?.unit ?? 'count'
  const isLiked = (each: Candidate) => each.product === product || !isUnwantedFuel(each.product, runner)
  const amount = amountOf(used)
  const fromCourse = amountOf(used.filter(({ from }) => from === 'course'))
  const isCarriedPiece = unit === 'count' && use !== 'caffeine' && fromCourse < amount
  return {
    id: product.id,
    use,
    amount,
    fromCourse,
    unit,
    forSlower: isCarriedPiece
      ? Math.min(
          servingsForSlower(rows, product.id, finish),
          servingsTheGutTakes(runner, rows, product, { finish, others: carbsForSlower(before) }),
        )
      : 0,
    spares: isCarriedPiece ? carriedBesides.value.spare : 0,
    label: labelToRead(runner, product),
    instead: substituteFor(product, { use, unit, others: others.filter(isLiked) }),
  }
}

const carbsForSlower = (items: readonly KitItem[]) =>
  items.reduce((sum, { id, forSlower }) => sum + forSlower * (findProduct(id)?.carbs ?? 0), 0)

const amountOf = (used: readonly Serving[]) => used.reduce((sum, { amount }) => sum + amount, 0)

/** Why this runner has to read the label of a permitted product; null if there is no need to. */
export function labelToRead(runner: Runner, product: Product): LabelToRead | null {
  const permission = permitsProduct(runner, product)
  if (!permission.permitted) return null
  const { readLabelFor: readFor, byUsualRecipe } = permission
  return readFor.length > 0 || byUsualRecipe ? { readFor } : null
}

interface Substitution extends Omit<Use, 'rows' | 'finish' | 'before'> {
  readonly unit: KitItem['unit']
}

/** For a piece of salt, a pinch of table salt; else another product. */
function substituteFor(product: Product, { use, unit, others }: Substitution): Substitute | null {
  if (use === 'salt' && unit === 'count') return { pinchOfSalt: true }
  const other = nextTo(product, others)
  return other ? { product: other.id } : null
}

/** The next choice with about as much; if there is none, the nearest. */
function nextTo({ id }: Product, candidates: readonly Candidate[]): Product | undefined {
  const products = candidates.map(({ product }) => product)
  const own = products.find((product) => product.id === id)
  const others = products.filter((product) => own && product.id !== own.id)
  const gap = (product: Product) => (own ? Math.abs(density(product) - density(own)) : 0)
  return (
    others.find((product) => gap(product) <= closeEnough) ?? others.toSorted((a, b) => gap(a) - gap(b))[0]
  )
}

const closeEnough = 5

const density = ({ carbs, fluids }: Product) => (fluids > 0 ? (carbs / fluids) * 500 : carbs)
