import type { FilledDish, FilledSlot } from './filled-dish.ts'
import type { CostTier, Food } from '../../foods/foods.ts'
import { type DishPlan, type Slot, spare } from '../dishes/dish-plan.ts'
import { plateOf } from '../dishes/plate.ts'
import { type Filling, fillings } from '../dishes/fillings.ts'
import type { Kitchen } from '../kitchen.ts'
import { isOpened, type Opened } from '../groceries/opened-packs.ts'
import { type LarderId, larderLine } from '../portions/larder.ts'
import type { Draws } from '../seeded-random.ts'
import { memoize } from '../../foods/memoize.ts'

export interface Wishes {
  readonly draws: Draws
  /** Protein first: the foods with the most of it for their energy. */
  readonly lean: boolean
  /** The same protein twice a day, if others would leave the day short. */
  readonly again: boolean
  /** Starch, fruit and vegetables with the least fiber for their energy. */
  readonly smooth: boolean
  /** Foods with little fiber first. */
  readonly gentle: boolean
  /** Foods of other dishes, used only if nothing else is left. */
  readonly eaten: ReadonlySet<string>
  /** Foods of this week's other meals, used before new ones; null if the days are not shopped for together. */
  readonly opened: Opened | null
  /** No new pack is opened for an optional slot. */
  readonly sparing: boolean
}

/** The dish with foods that this runner may eat; undefined if a required slot stays empty. */
export function fillSlots(kitchen: Kitchen, plan: DishPlan, wishes: Wishes): FilledDish | undefined {
  if (kitchen.dishesLeftOut.has(plan.id)) return undefined
  const draws = wishes.draws.of(plan.id)
  const foods: FilledSlot[] = []
  for (const [place, slot] of Object.entries(plan.slots)) {
    const id = choose(kitchen, slot.filling, { ...wishes, draws: draws.of(place) }, foods)
    if (id && isWorthOpening(id, slot, wishes)) foods.push({ id, slot, place })
    else if (slot.needed && !isExcluded(kitchen, slot)) return undefined
  }
  if (foods.length === 0) return undefined
  const plate = plateOf(plan, Object.fromEntries(foods.map(({ place, id }) => [place, id])))
  const filling = isSavory(plan) ? 'booster' : 'sweetBooster'
  const extra =
    wishes.lean && hasRoom(plan)
      ? choose(kitchen, filling, { ...wishes, draws: draws.of(filling) }, foods)
      : undefined
  if (!extra) return { plan, plate, foods }
  return {
    plan,
    plate,
    foods: [...foods, { id: extra, slot: spare(filling), place: null }],
    beside: extra,
  }
}

/** This runner may eat nothing that fits this slot: no fruit at all, not just no fruit today. */
const isExcluded = ({ foods }: Kitchen, { filling, unlessExcluded }: Slot) =>
  unlessExcluded === true && fillings[filling].every((id) => !foods.has(id))

/** No pack is opened for an optional sprinkle; staples are always used. */
const isWorthOpening = (id: LarderId, { needed, servings }: Slot, { opened, sparing }: Wishes) =>
  !sparing || needed || servings >= worthOpening || !opened || isOpened(opened, id) || isStaple(id)

const worthOpening = 0.75

const isStaple = (id: LarderId) => ['milk', 'oil', 'sweetener', 'seasoning'].includes(larderLine(id).kind)

/** Lentils beside a stew, seeds over porridge, and never the other way around. */
const isSavory = memoize(({ slots }: DishPlan) =>
  Object.values(slots).some(({ filling, needed }) => needed && savory.test(filling)),
)

const savory =
  /protein|^(?:meat|poultry|mince|fish|whiteFish|cannedFish|shrimp|eggs|beans|pulses|chickpeas|hummus|tofu|vegetable|greens|roots|salad|tomato|potatoes|cucumber|edamame)$/i

/** A breakfast or a main may get a side with more protein. */
const hasRoom = ({ at }: DishPlan) =>
  at.some((occasion) => occasion === 'breakfast' || occasion.endsWith('main') || occasion === 'recovery')

function choose(
  kitchen: Kitchen,
  filling: Filling,
  { draws, gentle, eaten, lean, again, smooth, opened }: Wishes,
  beside: readonly FilledSlot[],
): LarderId | undefined {
  const { isProtein, isBooster } = kinds[filling]
  const allowed = allowedFor(kitchen)[filling]
  const others = allowed.filter(({ id }) => !beside.some((slot) => slot.id === id))
  const hearty =
    isProtein && !isBooster && !(lean && smooth)
      ? preferring(others, ({ category }) => category !== 'nut_seed')
      : others
  const soft = gentle ? preferring(hearty, ({ lowFiber }) => lowFiber) : hearty
  // The budget is ignored if protein falls short.
  const affordable = lean && isProtein ? soft : withinBudget(kitchen, soft)
  const atHand = (foods: readonly Food[]) =>
    opened ? preferring(foods, ({ id }) => isOpened(opened, id as LarderId)) : foods
  const usual = atHand(affordable)
  if (habits.has(filling)) return usual[0]?.id as LarderId | undefined
  const liked = favorites.get(filling)
  if (liked && (!smooth || opened))
    return kitchen.taste.of(filling).pick(usual.slice(0, liked))?.id as LarderId | undefined
  // The food with the missing protein may be used twice a day.
  const fresh =
    isBooster || (again && isProtein) ? affordable : preferring(affordable, ({ id }) => !eaten.has(id))
  const lead = { lean: lean && isProtein, smooth }
  // For a side, any open pack will do; for the dish itself, the preferred food comes first.
  const fitting = isBooster ? leaning(lead, atHand(fresh)) : atHand(leaning(lead, fresh))
  return draws.pick(fitting)?.id as LarderId | undefined
}

const everyFilling = Object.keys(fillings) as Filling[]

const forEachFilling = <Value>(make: (filling: Filling) => Value) =>
  Object.fromEntries(everyFilling.map((filling) => [filling, make(filling)])) as Readonly<
    Record<Filling, Value>
  >

const allowedFor = memoize(({ foods }: Kitchen) =>
  forEachFilling((filling) => fillings[filling].flatMap((id) => foods.get(id) ?? [])),
)

const kinds = forEachFilling((filling) => ({
  /** Seeds contain protein, but are not a main food if there is anything else. */
  isProtein: /protein$|^beans$|^tofu$|booster$|^eggOrTofu$|^mince$/i.test(filling),
  isBooster: /booster/i.test(filling),
}))

/** The two foods that fit the preference best; all if there is no preference. */
function leaning({ lean, smooth }: Pick<Wishes, 'lean' | 'smooth'>, foods: readonly Food[]): readonly Food[] {
  if (!lean && !smooth) return foods
  const measure = lean ? proteinFirst(smooth) : leastFiber
  return [...foods].sort((a, b) => measure(b) - measure(a)).slice(0, 2)
}

const leastFiber = ({ fiberPer100g, energyPer100g }: Food) => -(fiberPer100g ?? 0) / (energyPer100g + 1)

const proteinFirst =
  (smooth: boolean) =>
  ({ proteinPer100g, energyPer100g, fiberPer100g }: Food) =>
    proteinPer100g / (energyPer100g + 1 + (smooth ? fiberWeight * (fiberPer100g ?? 0) : 0))

/** A gram of fiber costs this many kcal if protein should come with little fiber. */
const fiberWeight = 25

/** Slots that a person fills the same way every day: the first permitted food. */
const habits: ReadonlySet<Filling> = new Set<Filling>([
  'milk',
  'yogurt',
  'oil',
  'nutButter',
  'oats',
  'salt',
  'syrup',
])

/** One of the first few is bought and used up, chosen by the runner's seed. */
const favorites: ReadonlyMap<Filling, number> = new Map<Filling, number>([
  ['juice', 2],
  ['jam', 3],
  ['sweet', 3],
])

/** Those that match, or all if none does: a preference gives way, a permission never does. */
function preferring(foods: readonly Food[], has: (food: Food) => boolean): readonly Food[] {
  const those = foods.filter(has)
  return those.length > 0 ? those : foods
}

const tiers: readonly CostTier[] = ['low', 'medium', 'high']
const reach = { Low: 1, Medium: 2, High: 3 } as const

/** What fits the budget, or the next more expensive tier. Fruit and vegetables do not depend on the budget. */
function withinBudget({ budget }: Pick<Kitchen, 'budget'>, foods: readonly Food[]): readonly Food[] {
  for (let width: number = reach[budget]; width <= tiers.length; width++) {
    const within = foods.filter((food) => isWithin(food, width))
    if (within.length > 0) return within
  }
  return foods
}

export const isWithinBudget = (budget: Kitchen['budget'], food: Food) => isWithin(food, reach[budget])

const isWithin = ({ category, costTier }: Food, width: number) =>
  category === 'fruit' || category === 'vegetable' || tiers.indexOf(costTier) < width
