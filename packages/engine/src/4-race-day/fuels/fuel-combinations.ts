import { oneBottle } from '../../evidence/portions.ts'
import { findProduct } from '../../foods/products.ts'
import type { FuelCombination } from '../arrangement/feeds.ts'
import { byThePiece, type Candidate, type Candidates, type Salt } from './fuel-candidates.ts'
import type { ProductWithSodium } from './product-limits.ts'
import type { Demand } from '../arrangement/demand.ts'

/** A combination, and how much less it is preferred than the first choice alone. */
interface RankedCombination {
  readonly combination: FuelCombination
  readonly effort: number
}

const sportsDrink = 0.4
const saltyDrink = 0.6
const saltByThePiece = 0.9
// Nobody measures salt into a cup between two kilometers: before it comes a bottle salted at home.
const pinchOnTheRun = 12
const lessHandyThanAGel = 0.8
// The race's fuel has to be practiced most: the gut adapts to what brings its carbs, hardly to a capsule or to salted water.
const notCarriedAnyway = { fuel: 12, sportsDrink: 6, drink: 1.5, salt: 0.75 }
// A sports drink is for the gut what a gel is: it is practiced wherever the run has room for it.
const drinkNotPracticed = 1
// A gel in the race has to be known from training, even where a drink alone would be easier there.
const fuelNotPracticed = 4
// Slow runners should drink less when they are not thirsty: their carbs must not depend on the drink.
const slowFromHours = 4
const carbsByDrinkAlone = 4
// Evidence: one-bottle.
const moreThanABottle = 6

/** Sodium comes with the fuel, else with the drink, else as single pieces of salt (each costs a little more). */
export function fuelCombinations(
  { carbs, fluids, hours }: Demand,
  candidates: Candidates,
  carriedAnyway: ReadonlySet<string>,
): RankedCombination[] {
  const needsCarbs = carbs.aim > 0
  const fuels = needsCarbs ? fuelsToTry(candidates) : []
  const drinks = [
    ...(needsCarbs ? withExtraEffort(candidates.sportsDrinks, sportsDrink) : []),
    ...withExtraEffort(candidates.saltyDrinks, saltyDrink).filter(
      ({ product }) => needsCarbs || product.carbs === 0,
    ),
  ]
  const salts: { salt: Salt | null; effort: number }[] = [
    { salt: null, effort: 0 },
    ...candidates.salts.map(({ product, effort }) => {
      const salt = byThePiece(product)
      return { salt, effort: saltByThePiece + effort + (salt.isPinch ? pinchOnTheRun : 0) }
    }),
  ]
  // Water alone, if carbs are needed, is for runners who may have nothing else, or whose own drink fits into no stop.
  const canFeed = fuels.length > 0 || drinks.some(({ product }) => product.carbs > 0)
  const mayBeWater = !needsCarbs || !canFeed || candidates.own?.isDrinkAlone === true
  const drinkAlone = { ...nothing, effort: candidates.inTurn.length > 0 ? oneTasteForHours : 0 }
  return [...fuels, drinkAlone].flatMap((fuel) =>
    [...drinks, withoutDrink(candidates)]
      .filter(({ product }) => mayBeWater || fuel.products.length > 0 || product?.carbs)
      .flatMap((drink) =>
        salts.map(({ salt, effort }) => {
          const combination = {
            fuels: fuel.products,
            drink: drink.product,
            drinkFrom: sourceOf(drink.product, candidates),
            salt,
          }
          const unfamiliar = unfamiliarity(combination, carriedAnyway)
          const soleDrinkFrom =
            fuel.products.length === 0 && drink.product?.carbs ? combination.drinkFrom : null
          const thirsty = soleDrinkFrom && hours >= slowFromHours ? carbsByDrinkAlone : 0
          const heavy = soleDrinkFrom === 'plan' && fluids.aim > oneBottle.value ? moreThanABottle : 0
          return { combination, effort: fuel.effort + drink.effort + effort + unfamiliar + thirsty + heavy }
        }),
      ),
  )
}

function sourceOf(
  drink: ProductWithSodium | null,
  { own, courseDrink }: Candidates,
): FuelCombination['drinkFrom'] {
  if (!drink) return 'plan'
  if (drink.id === courseDrink?.id) return 'course'
  return own && typeof own.drink !== 'string' && own.drink.id === drink.id ? 'runner' : 'plan'
}

/** The cost of products that the runner does not carry anyway. */
function unfamiliarity({ fuels, drink, salt }: FuelCombination, carriedAnyway: ReadonlySet<string>): number {
  if (carriedAnyway.size === 0) return 0
  const isUnfamiliar = (product: ProductWithSodium | undefined | null) =>
    product && !carriedAnyway.has(product.id)
  const leavesOut = [...carriedAnyway].some((id) => isSportsDrink(id) && drink?.id !== id)
  const leavesOutFuel = fuels.length === 0 && [...carriedAnyway].some(isEaten)
  return (
    (leavesOut ? drinkNotPracticed : 0) +
    (leavesOutFuel ? fuelNotPracticed : 0) +
    (fuels.some(isUnfamiliar) ? notCarriedAnyway.fuel : 0) +
    (isUnfamiliar(drink) ? notCarriedAnyway[drink?.carbs ? 'sportsDrink' : 'drink'] : 0) +
    (isUnfamiliar(salt?.product) ? notCarriedAnyway.salt : 0)
  )
}

function isSportsDrink(id: string): boolean {
  const product = findProduct(id)
  return product !== undefined && product.fluids > 0 && product.carbs > 0
}

function isEaten(id: string): boolean {
  const product = findProduct(id)
  return product !== undefined && product.fluids === 0 && product.carbs > 0
}

/** A drink that the runner chose is left out only where nothing can be planned with it. */
const withoutDrink = ({ own }: Candidates) => ({
  product: null,
  effort: own && typeof own.drink !== 'string' ? chosenDrink : 0,
})
const chosenDrink = 1000
const nothing: FuelsToTry = { products: [], effort: 0 }

/** Fuels that are taken in turn. */
interface FuelsToTry {
  readonly products: readonly ProductWithSodium[]
  readonly effort: number
}

/** All of the runner's own; else one of the plan's, in very long runs in turn with something of another taste. */
function fuelsToTry({ fuels, own, inTurn }: Candidates): FuelsToTry[] {
  if (own && own.fuels.length > 0) return [{ products: fuels.map(({ product }) => product), effort: 0 }]
  return fuels.map(lessHandy).flatMap(({ product, effort }) => [
    { products: [product], effort: effort + (inTurn.length > 0 ? oneTasteForHours : 0) },
    ...othersInTurn(product, inTurn).map(({ products, effort: more }) => ({
      products: [product, ...products],
      effort: effort + more,
    })),
  ])
}

/** Two foods are easier to eat for hours than one. */
function othersInTurn(fuel: ProductWithSodium, inTurn: readonly Candidate[]): FuelsToTry[] {
  const others = inTurn.filter(({ product }) => isAnotherTaste(product, fuel))
  const first = others.slice(0, foodsToPair)
  return [
    ...others.map(({ product, effort }) => ({ products: [product], effort: oneFoodForHours + effort })),
    ...first.flatMap((one, at) =>
      first
        .slice(at + 1)
        .filter(({ product }) => isAnotherTaste(product, one.product))
        .map(({ product, effort }) => ({ products: [one.product, product], effort: one.effort + effort })),
    ),
  ]
}

const oneFoodForHours = 3
const foodsToPair = 4

const isAnotherTaste = (one: ProductWithSodium, other: ProductWithSodium) =>
  one.id !== other.id && (one.taste === null || one.taste !== other.taste)

/** More than any rhythm or drink, and less than a total outside its tolerance. */
const oneTasteForHours = 25

const withExtraEffort = (candidates: readonly Candidate[], by: number): Candidate[] =>
  candidates.map(({ product, effort }) => ({ product, effort: effort + by }))

/** Potatoes and rice work well, but are harder to carry and to chew than a gel. */
const lessHandy = ({ product, effort }: Candidate): Candidate => ({
  product,
  effort: product.gel ? effort : effort + lessHandyThanAGel,
})
