import type { Runner } from '../../1-runner/runner.ts'
import { cookedFuelCarried, foodInTurn } from '../../evidence/carbohydrate.ts'
import { findProduct, holdsFructose, type Product } from '../../foods/products.ts'
import { isWithoutAddedSalt } from '../../health.ts'
import type { Demand } from '../arrangement/demand.ts'
import type { KitItem } from '../schedule.ts'
import { courseDrink, type OnCourse, onCourse } from '../course/on-course.ts'
import { isSugarFor, type ProductWithSodium, whyNotTaken } from './product-limits.ts'
import { isUnwantedFuel } from './unwanted-fuel.ts'
import { type OwnFuel, ownFuel } from './own-fuel.ts'
import {
  carriedFuels,
  cookedFuels,
  expensiveFuels,
  gramsInAPinch,
  inTurnWithFuel,
  isHomemade,
  mixedGel,
  saltyDrinks,
  salts,
  sportsDrinks,
  tableSalt,
  type Wishes,
} from './race-fuels.ts'

/** A product that this runner may take, and how much less it is preferred than the first choice. */
export interface Candidate {
  readonly product: ProductWithSodium
  readonly effort: number
}

/** What this runner may carry and drink, in order of preference. */
export interface Candidates {
  readonly fuels: readonly Candidate[]
  /** What the runner brings; its fuels are the only ones above, and are all carried. Null if the plan chooses. */
  readonly own: OwnFuel | null
  /** Something of another taste to eat in turn with one of the fuels: for very long runs, and for training what the race has. */
  readonly inTurn: readonly Candidate[]
  /** Ids of fuels that may take the place of one another as far as this runner is concerned: a model may order them. */
  readonly interchangeable: readonly string[]
  /** The drink of the stations; null where there is none, or in training. */
  readonly courseDrink: ProductWithSodium | null
  readonly sportsDrinks: readonly Candidate[]
  readonly saltyDrinks: readonly Candidate[]
  readonly salts: readonly Candidate[]
}

/** A single piece of salt: a capsule, or a pinch of table salt in a drink. */
export interface Salt {
  readonly product: ProductWithSodium
  /** Sodium of one piece, mg. */
  readonly sodium: number
  readonly isPinch: boolean
}

interface Brought {
  /** What the race takes, which the long run takes too. */
  readonly carried: readonly KitItem[]
  /** What is handed out on the way; null in training. */
  readonly course: OnCourse | null
}

export function candidatesFor(runner: Runner, demand: Demand, { carried, course }: Brought): Candidates {
  const fittingOf = (ids: readonly string[]) =>
    ids.flatMap((id) => findProduct(id) ?? []).filter((product) => fits(product, runner, demand))
  const sugars = (ids: readonly string[]) =>
    ids.flatMap((id) => findProduct(id) ?? []).filter((product) => isSugarFor(runner, product))
  const lessFitting = ({ id }: Product) =>
    (runner.budget === 'Low' && expensiveFuels.has(id)) ||
    (id === mixedGel && !demand.needsFructose && !carried.some((item) => item.id === id))
      ? otherBudget
      : 0
  const homemade = (product: Product) =>
    runner.budget !== 'Low' && product.gel && isHomemade(product) ? madeAtHome : 0
  const notLiked = (product: Product) => (isUnwantedFuel(product, runner) ? disliked : 0)
  const inOrder = ({ wanted, otherwise }: Wishes, fitting = fittingOf): Candidate[] => {
    const first = fitting(wanted)
    const others = fitting(otherwise)
    return [
      ...first.map((product, index) => ({
        product,
        effort: lessWanted * index + lessFitting(product) + notLiked(product),
      })),
      ...others.map((product, index) => ({
        product,
        effort: otherBudget + lessWanted * index + homemade(product) + notLiked(product),
      })),
    ]
  }
  const liked = (ids: readonly string[]) =>
    fittingOf(ids).filter((product) => !isUnwantedFuel(product, runner) && !isSaltyFor(runner, product))
  const raced = racedInTurn(carried)
  const ofTheRace = (ids: readonly string[]) =>
    liked(raced.length > 1 ? ids.filter((id) => raced.some((item) => item.id === id)) : ids)
  const ofCourse = courseDrink(onCourse(runner))
  const drinkOfCourse = ofCourse && fits(ofCourse, runner, demand) ? [ofCourse] : []
  const chosen = runner.preferences.coach?.fuels ?? []
  const fuelWishes = asChosen(carriedFuels[runner.budget], chosen)
  const turnWishes = asChosen(inTurnWithFuel[runner.budget], chosen)
  const carriedFuel = inOrder(fuelWishes)
  const inTurn = takesInTurn(demand, carried) ? inOrder(turnWishes, ofTheRace) : []
  const all: Candidates = {
    courseDrink: course && ofCourse,
    fuels: carriedFuel.length > 0 ? carriedFuel : inOrder(fuelWishes, sugars),
    own: ownFuel(runner),
    inTurn,
    interchangeable: interchangeableOf(runner, [
      ...fittingOf(carriedFuels[runner.budget].wanted).filter((product) => lessFitting(product) === 0),
      ...(inTurn.length > 0 ? ofTheRace(inTurnWithFuel[runner.budget].wanted) : []),
    ]),
    sportsDrinks: [...unranked(drinkOfCourse), ...inOrder(sportsDrinks[runner.budget])],
    saltyDrinks: inOrder(saltyDrinks[runner.budget]),
    salts: inOrder(salts[runner.budget]),
  }
  return all.own ? withOwn(all, all.own) : all
}

/** What a model chose of the wanted before all others, which are for want of it. */
const asChosen = ({ wanted, otherwise }: Wishes, chosen: readonly string[]): Wishes => {
  const first = [...new Set(chosen)].filter((id) => wanted.includes(id))
  return first.length === 0
    ? { wanted, otherwise }
    : { wanted: first, otherwise: [...wanted.filter((id) => !first.includes(id)), ...otherwise] }
}

const interchangeableOf = (runner: Runner, products: readonly Product[]): string[] => [
  ...new Set(products.filter((product) => !isUnwantedFuel(product, runner)).map(({ id }) => id)),
]

/** Salty food is no less salt than what is added. */
const isSaltyFor = (runner: Runner, { sodium }: ProductWithSodium): boolean =>
  isWithoutAddedSalt(runner) && sodium > foodInTurn.value.mostSodiumWithoutAddedSalt

/** In training what the race has, and in a long run that lasts longer than the race by its own hours. Evidence: food-in-turn. */
const takesInTurn = ({ hours }: Demand, carried: readonly KitItem[]): boolean =>
  hours >= foodInTurn.value.fromHours || racedInTurn(carried).length > 1

const racedInTurn = (carried: readonly KitItem[]) =>
  carried.filter(({ use, amount, fromCourse }) => use === 'fuel' && fromCourse < amount)

const unranked = (products: readonly ProductWithSodium[]) =>
  products.map((product) => ({ product, effort: 0 }))

/**
 * The runner's own in place of the plan's: nothing else is eaten beside a fuel that was chosen, or beside a drink that is to be
 * the only one. Where they leave what is eaten to the plan, or nothing of theirs may be taken, the plan has its own, with the
 * drink and the salt that they want.
 */
function withOwn(all: Candidates, own: OwnFuel): Candidates {
  const { fuels, drink, takesSalt, salts: ownSalts } = own
  const drinks = typeof drink === 'string' ? [] : [drink]
  const isFueled = fuels.length > 0 || own.isDrinkAlone
  const ofCourse = drink === 'any' && all.courseDrink ? [all.courseDrink] : []
  const [withCarbs, salty] = [true, false].map((isWanted) =>
    unranked([...drinks, ...ofCourse].filter(({ carbs }) => carbs > 0 === isWanted)),
  ) as [Candidate[], Candidate[]]
  return {
    own,
    courseDrink: all.courseDrink,
    fuels: isFueled ? unranked(fuels) : all.fuels,
    inTurn: isFueled ? [] : all.inTurn,
    interchangeable: isFueled ? [] : all.interchangeable,
    sportsDrinks: drink === 'any' && !isFueled ? all.sportsDrinks : withCarbs,
    saltyDrinks: drink === 'any' && takesSalt ? all.saltyDrinks : salty,
    salts: takesSalt ? (ownSalts.length > 0 ? unranked(ownSalts) : all.salts) : [],
  }
}

const lessWanted = 0.35
const otherBudget = 2.5
/** On Medium and High only where nothing bought may be taken, whatever salt or size would suit better. */
const madeAtHome = 12
/** What a runner does not like to eat at home is taken on a run only for want of anything else. */
const disliked = 12

export function byThePiece(product: ProductWithSodium): Salt {
  const isPinch = product.id === tableSalt
  const share = isPinch ? gramsInAPinch / (product.servingGrams ?? gramsInAPinch) : 1
  return { product, sodium: product.sodium * share, isPinch }
}

/** Whether this runner may take it, its figures are sure, it is absorbed at the rate of the run, and it stays safe to eat. */
export function fits(product: Product, runner: Runner, demand: Demand): product is ProductWithSodium {
  if (product.confidence === 'low' || whyNotTaken(product, runner)) return false
  return isAbsorbed(product, demand) && staysCold(product, demand)
}

const isAbsorbed = (product: Product, { needsFructose }: Demand) =>
  product.carbs === 0 || !needsFructose || holdsFructose(product)

const { hoursWarm, hoursBeforeTheStart } = cookedFuelCarried.value

/** What was boiled may be warm for no longer than this, the way to the start included. */
const staysCold = ({ id }: Product, { hours }: Demand) =>
  !cookedFuels.has(id) || hours + hoursBeforeTheStart <= hoursWarm + 1e-9
