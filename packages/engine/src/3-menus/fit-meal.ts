import { costWith, type DayDemand, dayDemand, type Limits } from './days/day-demand.ts'
import { candidatesFor } from './days/candidates.ts'
import type { Wishes } from './days/wishes.ts'
import { choicesOffered, nextChoices } from './days/next-choices.ts'
import type { Candidate } from './days/place.ts'
import type { Kitchen } from './kitchen.ts'
import type { Meal } from './menus.ts'
import { at, width } from './plates/nutrient-vector.ts'
import { heldAt, type Plate, plateAt, type PlateTable } from './plates/plates.ts'
import type { Demand } from './portions/windows.ts'
import type { Occasion } from './recipes/recipe.ts'
import type { ServedRecipe } from './recipes/served-recipe.ts'
import { costOfTooLittleSalt, type Salt } from './salt-beside-a-meal.ts'

/** Which recipes a meal may be of. */
export type Only = (served: ServedRecipe) => boolean

export interface MealToFit {
  readonly occasion: Occasion
  /** As `demandOfAMeal` has it. */
  readonly demand: DayDemand
  readonly wishes: Wishes
  /** Which recipes of the occasion may be it: those without a stove. */
  readonly only?: Only
  /** What a recipe costs besides, for the trouble of it there. */
  readonly trouble?: (served: ServedRecipe) => number
  /** Left out where it matters to the whole day alone. */
  readonly salt?: Salt
  /** With less it is no such meal. */
  readonly leastProtein?: number
}

export interface Fitted {
  readonly plate: Plate
  readonly choices: readonly string[]
}

/** What a meal alone is to hold: no other makes up for it, and no liking or shorter list is worth a miss. */
export function demandOfAMeal(demand: Demand, limits: Limits = {}): DayDemand {
  const wanted = dayDemand(withoutAdded(demand), limits, { thrift: 3, margins: 0.3 })
  // Around a run these matter half as much as the carbs, and more than on a whole day.
  for (const sum of ['fiber', 'fat', 'protein'] as const)
    wanted.firmness[at[sum]] = (wanted.firmness[at.carbs] ?? 0) / 2
  return wanted
}

/** The plate that meets a demand best, and what else may: each of those is to be tried before it is offered. */
export function fitMeal(
  kitchen: Kitchen,
  { occasion, demand, wishes, only = () => true, trouble = () => 0, salt, leastProtein = 0 }: MealToFit,
): Fitted | undefined {
  const candidates = filtered(candidatesFor(kitchen, occasion, wishes), only)
  const costOfSalt = salt ? costOfTooLittleSalt(kitchen, salt) : () => 0
  const { strictness = 1 } = wishes
  let best: { readonly plates: PlateTable; readonly index: number } | undefined
  let least = Number.POSITIVE_INFINITY
  for (const { served, plates: platesOf, cost, costsOfPlates } of candidates) {
    // Where nothing is bought no side makes up for a dear recipe, and those that follow are dearer.
    if (wishes.bought === null && cost >= least) break
    const costOfRecipe = cost + strictness * trouble(served)
    const plates = platesOf()
    const costs = costsOfPlates(plates, 0, plates.count)
    for (let index = 0; index < plates.count; index++) {
      if (heldAt(plates, index, at.protein) < leastProtein) continue
      const costOfThis = costs[index] ?? 0
      // Salt costs nothing or more, and is only weighed where a plate may still be the best.
      if (costOfRecipe + costOfThis >= least) continue
      const choice = costOfRecipe + costOfSalt(saltOn(plates, index)) + costOfThis
      if (choice >= least) continue
      const all = choice + costWith(demand, nothingElse, plates, index, least - choice)
      if (all < least) [least, best] = [all, { plates, index }]
    }
  }
  if (!best) return undefined
  const plate = plateAt(best.plates, best.index)
  const mostTrouble = trouble(plate.served)
  const isNoMoreTrouble = ({ served }: PlateTable) => trouble(served) <= mostTrouble
  return {
    plate,
    choices: nextChoices(candidates, plate, [plate], { suits: isNoMoreTrouble, most: choicesToTry }),
  }
}

/** Each found when it is asked for, as candidates are. */
const filtered = (candidates: Iterable<Candidate>, only: Only) => ({
  *[Symbol.iterator]() {
    for (const candidate of candidates) if (only(candidate.served)) yield candidate
  },
})

const saltOn = (plates: PlateTable, index: number) => ({
  sodium: heldAt(plates, index, at.sodium),
  fluids: heldAt(plates, index, at.fluids),
})

const nothingElse = new Float64Array(width)

/** Water and salt are added afterward: only too much of them counts. */
const withoutAdded = ({ aims, windows }: Demand): Demand => {
  const { sodium: _sodium, fluids: _fluids, ...others } = aims
  const { sodium, fluids } = windows
  return {
    aims: others,
    windows: {
      ...windows,
      ...(sodium ? { sodium: { least: 0, most: sodium.most } } : {}),
      ...(fluids ? { fluids: { least: 0, most: fluids.most } } : {}),
    },
  }
}

/** A meal with the first of its next choices that hold up once they are made, with the water and the salt that they lack. */
export function offering(
  meal: Meal,
  { made, holds }: { readonly made: (id: string) => Meal | null; readonly holds: (other: Meal) => boolean },
): Meal {
  const choices: string[] = []
  for (const id of meal.choices) {
    if (choices.length === choicesOffered) break
    const other = made(id)
    if (other && holds(other)) choices.push(id)
  }
  return { ...meal, choices }
}

/** Enough to find two where there are two. */
const choicesToTry = 40
