import { mealsOfADay } from '../evidence/meals-of-a-day.ts'
import { mealsOfALoadingDay } from '../evidence/meals-of-a-loading-day.ts'
import { snacksOfADay } from '../evidence/snacks-of-a-day.ts'
import type { Targets } from '../2-targets/targets.ts'
import type { Occasion } from './dishes/dish-plan.ts'
import { dishesAt } from './dishes/all-dishes.ts'
import { type FilledDish, fillSlots, type Wishes } from './fill-slots.ts'
import type { Kitchen } from './kitchen.ts'
import type { DayKind, Macros } from './menus.ts'
import { demandOf, isLowInFiber } from './portions/demands.ts'
import { type Course, type Helping, plateUp } from './portions/plate-up.ts'
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
  let best: ComposedDay | undefined
  let [lean, smooth] = [false, false]
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const dishes = chooseDishes(kitchen, places, { ...day, gentle, lean, smooth })
    const courses = dishes.map(
      (dish, index): Course => ({ dish, energy: (places[index]?.share ?? 0) * day.target.energy }),
    )
    const plates = plateUp(courses, demand)
    const misses = weigh(plates, demand)
    const meals = dishes.map((dish, index) => ({
      name: places[index]?.name ?? '',
      dish,
      helpings: plates[index] ?? [],
    }))
    if (!best || misses < best.misses) best = { meals, misses }
    if (misses === 0) break
    // The next draw leans the way in which this one fell short.
    const held = dayAsPrinted(plates)
    lean ||= held.protein < (demand.windows.protein?.least ?? 0)
    smooth ||= held.fiber > (demand.windows.fiber?.most ?? Infinity)
  }
  return best ?? { meals: [], misses: 0 }
}

function within(demand: Demand, narrower: Window | undefined): Demand {
  const carbs = demand.windows.carbs
  if (!carbs || !narrower) return demand
  const [least, most] = [Math.max(carbs.least, narrower.least), Math.min(carbs.most, narrower.most)]
  const aim = Math.min(most, Math.max(least, demand.aims.carbs ?? least))
  return { aims: { ...demand.aims, carbs: aim }, windows: { ...demand.windows, carbs: { least, most } } }
}

const mostAttempts = 12

/** From here a day of whole grain and pulses would hold more fiber than anyone wants, kcal. */
const fiberCountsFrom = 3400

/** Loading days of a race that is loaded for. */
const isGentle = (kind: DayKind, { race }: Targets) =>
  (kind === 'loading' || kind === 'day-before') && isLowInFiber(race)

function placesOf(kind: DayKind, target: Macros, targets: Targets): MealPlace[] {
  const gentle = isGentle(kind, targets)
  const shares = (kind === 'training' || kind === 'easy-week' ? mealsOfADay : mealsOfALoadingDay).says
  const count = snackCount(target.energy)
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
): FilledDish[] {
  const taken = new Set<string>()
  const eaten = new Set<string>()
  return places.flatMap(({ occasion }) => {
    const dish = chooseDish(kitchen, occasion, { ...wishes, taken, eaten })
    if (!dish) return []
    taken.add(dish.plan.id)
    for (const { id, slot } of dish.foods) if (slot.servings > 0) eaten.add(id)
    return [dish]
  })
}

interface DishWishes extends Wishes {
  readonly served: ReadonlySet<string>
  readonly taken: ReadonlySet<string>
}

/** A dish that no other day has, or none of the other meals, or at the last any that this runner can make. */
export function chooseDish(kitchen: Kitchen, occasion: Occasion, wishes: DishWishes): FilledDish | undefined {
  const { served, taken } = wishes
  const drawn = wishes.draws.shuffled(dishesAt(occasion))
  const fresh = drawn.filter(({ id }) => !served.has(id) && !taken.has(id))
  const again = drawn.filter(({ id }) => served.has(id) && !taken.has(id))
  const twice = drawn.filter(({ id }) => taken.has(id))
  let second: FilledDish | undefined
  for (const plan of [...fresh, ...again, ...twice]) {
    const dish = fillSlots(kitchen, plan, wishes)
    if (dish && !repeats(dish, wishes.eaten) && !isCoarse(dish, wishes)) return dish
    second ??= dish
  }
  return second
}

/** Eggs twice a day, or rice at noon and at night, only where there is nothing else. */
const repeats = ({ foods }: FilledDish, eaten: ReadonlySet<string>) =>
  foods.some(({ id, slot }) => slot.needed && slot.servings >= 0.6 && eaten.has(id) && !isEverywhere(id))

/** Pulses bring fiber; they stay where they are needed for their protein. */
const isCoarse = ({ foods }: FilledDish, { smooth, lean }: DishWishes) =>
  smooth && !lean && foods.some(({ id, slot }) => slot.needed && larderLine(id).kind === 'legume')

const isEverywhere = (id: LarderId) =>
  ['milk', 'oil', 'sweetener', 'seasoning', 'juice'].includes(larderLine(id).kind)
