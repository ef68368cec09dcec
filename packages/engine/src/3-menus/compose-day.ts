import { mealsOfADay } from '../evidence/meals-of-a-day.ts'
import { mealsOfALoadingDay } from '../evidence/meals-of-a-loading-day.ts'
import { snacksOfADay } from '../evidence/snacks-of-a-day.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { DishPlan, Occasion } from './dishes/dish-plan.ts'
import { dishesAt } from './dishes/all-dishes.ts'
import { type FilledDish, fillSlots, type Wishes } from './fill-slots.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayKind, Macros } from './menus.ts'
import { demandOf, isLowInFiber } from './portions/demands.ts'
import type { Nutrients } from './portions/nutrients.ts'
import { type Course, type Helping, plateUp, unevenness } from './portions/plate-up.ts'
import { dayAsPrinted, weigh } from './portions/weigh.ts'
import { type LarderId, larderLine } from './portions/larder.ts'
import type { Demand, Window } from './portions/windows.ts'
import type { Draws } from './variety.ts'

/** A meal of a day, before its dish is chosen. */
interface MealPlace {
  readonly name: string
  readonly occasion: Occasion
  /** Share of the day's energy. */
  readonly share: number
}

export interface PlatedMeal {
  readonly name: string
  readonly dish: FilledDish
  readonly helpings: readonly Helping[]
}

interface DayToCompose {
  readonly kind: DayKind
  readonly target: Macros
  readonly draws: Draws
  /** Dishes of other days, which this one goes without as far as it can. */
  readonly served: ReadonlySet<string>
  /** Narrower than the tolerance, where the order of the days asks for it. */
  readonly carbsWithin?: Window
}

interface ComposedDay {
  readonly meals: readonly PlatedMeal[]
  readonly misses: number
}

/** Dishes for every meal of a day in portions that meet it: drawn again, within reason, until they do. */
export function composeDay(kitchen: Kitchen, targets: Targets, day: DayToCompose): ComposedDay {
  const demand = within(demandOf(day.kind, day.target, targets), day.carbsWithin)
  const places = placesOf(day.kind, day.target, targets)
  const gentle = isGentle(day.kind, targets) || day.target.energy > fiberCountsFrom
  let best: (ComposedDay & { readonly short: boolean }) | undefined
  // The eve of any race is plain, also of one that nobody loads for.
  let [lean, again, smooth] = [false, false, day.kind === 'day-before']
  let idle = 0
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const dishes = chooseDishes(kitchen, places, { ...day, gentle, lean, again, smooth })
    const courses = dishes.map(
      ({ place, dish }): Course => ({ dish, energy: place.share * day.target.energy }),
    )
    // Plates grow only where those that people like leave the day short.
    const plates = plateUp(
      courses,
      demand,
      best?.short && (attempt >= usualAttempts || idle >= 4) ? 'large' : 'usual',
    )
    const held = dayAsPrinted(plates)
    const misses = weigh(plates, demand) + unevenCost * Math.max(0, unevenness(courses, plates) - fine)
    const meals = dishes.map(({ place, dish }, index) => ({
      name: place.name,
      dish,
      helpings: plates[index] ?? [],
    }))
    idle = best && misses > 0.95 * best.misses ? idle + 1 : 0
    if (!best || misses < best.misses) best = { meals, misses, short: isShort(held, demand) }
    if (misses === 0 || idle >= mostIdle) break
    // The next draw leans the way in which this one fell short; protein with little fiber makes room for both.
    const coarse = held.fiber > (demand.windows.fiber?.most ?? Infinity)
    const little = held.protein < (demand.windows.protein?.least ?? 0)
    again ||= lean && little
    lean ||= little || (smooth && coarse)
    smooth ||= coarse
  }
  return best ?? { meals: [], misses: 0 }
}

const isShort = (held: Nutrients, { windows }: Demand) =>
  (['energy', 'carbs', 'protein', 'fat'] as const).some(
    (nutrient) => held[nutrient] < (windows[nutrient]?.least ?? 0),
  )

function within(demand: Demand, narrower: Window | undefined): Demand {
  const carbs = demand.windows.carbs
  if (!carbs || !narrower) return demand
  const [least, most] = [Math.max(carbs.least, narrower.least), Math.min(carbs.most, narrower.most)]
  const aim = Math.min(most, Math.max(least, demand.aims.carbs ?? least))
  return { aims: { ...demand.aims, carbs: aim }, windows: { ...demand.windows, carbs: { least, most } } }
}

const mostAttempts = 30
const usualAttempts = 6
/** Draws that brought next to nothing, one after the other: the foods allowed hold no better day. */
const mostIdle = 14

/** Meals a little beyond their size are no reason to draw again; further, a reason weaker than any window. */
const fine = 0.1
const unevenCost = 5

/** From here a day of whole grain and pulses would hold more fiber than anyone wants, kcal. */
const fiberCountsFrom = 3400

/** Loading days of a race that is loaded for. */
const isGentle = (kind: DayKind, { race }: Targets) =>
  (kind === 'loading' || kind === 'day-before') && isLowInFiber(race)

function placesOf(kind: DayKind, target: Macros, targets: Targets): MealPlace[] {
  const gentle = isGentle(kind, targets)
  const shares = (kind === 'training' || kind === 'easy-week' ? mealsOfADay : mealsOfALoadingDay).says
  // A load goes down easier little and often.
  const count = Math.min(mostSnacks, snackCount(target.energy) + (gentle ? 1 : 0))
  const [breakfast, main, snack] = gentle
    ? (['gentle breakfast', 'gentle main', 'gentle snack'] as const)
    : (['breakfast', 'main', 'snack'] as const)
  const snacks = shares.Snacks.carbs * (0.6 + 0.2 * count)
  const meals = shares.Breakfast.carbs + shares.Lunch.carbs + shares.Dinner.carbs
  const size = (100 - snacks) / meals / 100
  const places: Record<string, MealPlace> = {
    Breakfast: { name: 'Breakfast', occasion: breakfast, share: shares.Breakfast.carbs * size },
    Lunch: { name: 'Lunch', occasion: main, share: shares.Lunch.carbs * size },
    Dinner: { name: 'Dinner', occasion: main, share: shares.Dinner.carbs * size },
  }
  return inOrder(count).map((name) => places[name] ?? { name, occasion: snack, share: snacks / count / 100 })
}

const snackCount = (energy: number) => snacksOfADay.says.filter(([from]) => energy >= from).at(-1)?.[1] ?? 1

const mostSnacks = 4

function inOrder(snacks: number): string[] {
  return [
    'Breakfast',
    ...(snacks >= 2 ? ['Morning snack'] : []),
    'Lunch',
    'Afternoon snack',
    'Dinner',
    ...(snacks >= 3 ? ['Evening snack'] : []),
    ...(snacks >= 4 ? ['Bedtime snack'] : []),
  ]
}

function chooseDishes(
  kitchen: Kitchen,
  places: readonly MealPlace[],
  wishes: Omit<DishWishes, 'taken' | 'eaten'>,
): { readonly place: MealPlace; readonly dish: FilledDish }[] {
  const taken = new Set<string>()
  const eaten = new Set<string>()
  // Meals come before snacks, so that a snack makes room for a dinner and not the other way round.
  const chosen = new Map<MealPlace, FilledDish>()
  for (const place of [...places].sort((one, other) => Number(isSnack(one)) - Number(isSnack(other)))) {
    const dish = chooseDish(kitchen, place.occasion, { ...wishes, taken, eaten })
    if (!dish) continue
    taken.add(dish.plan.id)
    for (const { id, slot } of dish.foods) if (slot.servings > 0) eaten.add(id)
    chosen.set(place, dish)
  }
  return places.flatMap((place) => {
    const dish = chosen.get(place)
    return dish ? [{ place, dish }] : []
  })
}

const isSnack = ({ occasion }: MealPlace) => occasion.endsWith('snack')

interface DishWishes extends Wishes {
  readonly served: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

/**
 * A dish that no other day has, or none of the other meals, or at the last any that this runner can make: the first
 * that repeats nothing of the day, or the one that repeats least.
 */
export function chooseDish(kitchen: Kitchen, occasion: Occasion, wishes: DishWishes): FilledDish | undefined {
  const { served, taken } = wishes
  const drawn = wishes.draws.shuffled(dishesAt(occasion))
  const of = (is: (plan: DishPlan) => boolean) => drawn.filter(is)
  const rounds = [
    of(({ id, plain }) => !plain && !served.has(id) && !taken.has(id)),
    of(({ id, plain }) => !plain && served.has(id) && !taken.has(id)),
    of(({ id, plain }) => plain && !taken.has(id)),
    of(({ id }) => taken.has(id)),
  ]
  let least: { readonly dish: FilledDish; readonly cost: number } | undefined
  for (const [round, plans] of rounds.entries()) {
    const start = round * laterRound
    if (least && least.cost <= start) break
    for (const plan of plans) {
      const dish = fillSlots(kitchen, plan, wishes)
      if (!dish) continue
      const cost = start + repeats(dish, wishes.eaten) + (isCoarse(dish, wishes) ? 2 : 0)
      if (cost === start) return dish
      if (!least || cost < least.cost) least = { dish, cost }
    }
  }
  return least?.dish
}

/** A dish of another day counts like a protein and a half that come twice. */
const laterRound = 1.5

/** Eggs twice a day, or rice at noon and at night, only where there is nothing else; the starch is what a meal is known by. */
const repeats = ({ foods }: FilledDish, eaten: ReadonlySet<string>) =>
  foods
    .filter(({ id, slot }) => slot.needed && slot.servings >= 0.6 && eaten.has(id) && !isEverywhere(id))
    .reduce((sum, { id }) => sum + (starches.has(larderLine(id).kind) ? 3 : 1), 0)

const starches: ReadonlySet<string> = new Set([
  'cooked grain',
  'potato',
  'sweet potato',
  'dry cereal',
  'puffed cereal',
  'bread',
])

/** Pulses bring fiber; they stay where they are needed for their protein. */
const isCoarse = ({ foods }: FilledDish, { smooth, lean }: DishWishes) =>
  smooth && !lean && foods.some(({ id, slot }) => slot.needed && larderLine(id).kind === 'legume')

const isEverywhere = (id: LarderId) =>
  ['milk', 'oil', 'sweetener', 'seasoning', 'juice'].includes(larderLine(id).kind)
