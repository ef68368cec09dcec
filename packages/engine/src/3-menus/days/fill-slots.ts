import type { FilledDish, FilledSlot } from './filled-dish.ts'
import type { CostTier, Food } from '../../foods/foods.ts'
import { nameDish } from '../dish-name.ts'
import { type DishPlan, type Slot, spare } from '../dishes/dish-plan.ts'
import { type Filling, fillings } from '../dishes/fillings.ts'
import type { Kitchen } from '../kitchen.ts'
import { isOpened, type Opened } from '../groceries/opened-packs.ts'
import { type LarderId, larderLine } from '../portions/larder.ts'
import type { Draws } from '../seeded-random.ts'

export interface Wishes {
  readonly draws: Draws
  /** Protein first: what holds most of it for its energy. */
  readonly lean: boolean
  /** The same protein twice a day, where others would leave the day short of it. */
  readonly again: boolean
  /** Starch, fruit and vegetables with the least fiber for their energy. */
  readonly smooth: boolean
  /** Foods with little fiber first. */
  readonly gentle: boolean
  /** Foods of other dishes, taken only where nothing else is left. */
  readonly eaten: ReadonlySet<string>
  /** Foods of this week's other meals, taken before new ones; null where nobody shops for the days together. */
  readonly opened: Opened | null
  /** Nothing new is opened for a place that may stay empty. */
  readonly sparing: boolean
}

/** The dish with foods that this runner may eat; undefined where a place that it needs stays empty. */
export function fillSlots(kitchen: Kitchen, plan: DishPlan, wishes: Wishes): FilledDish | undefined {
  if (kitchen.dishesLeftOut.has(plan.id)) return undefined
  const foods: FilledSlot[] = []
  const names = new Map<string, string>()
  for (const [place, slot] of Object.entries(plan.slots)) {
    const id = choose(kitchen, slot.filling, wishes, foods)
    if (id && isWorthOpening(id, slot, wishes)) {
      foods.push({ id, slot, place })
      names.set(place, larderLine(id).name)
    } else if (slot.needed && !isKeptOut(kitchen, slot)) return undefined
  }
  if (foods.length === 0) return undefined
  const name = nameDish(plan, names)
  const filling = isSavory(plan) ? 'booster' : 'sweetBooster'
  const extra = wishes.lean && hasRoom(plan) ? choose(kitchen, filling, wishes, foods) : undefined
  if (!extra) return { plan, name, foods }
  return {
    plan,
    name,
    foods: [...foods, { id: extra, slot: spare(filling), place: null }],
    beside: extra,
  }
}

/** Nothing that could stand here is left to this runner: no fruit at all, not no fruit today. */
const isKeptOut = ({ foods }: Kitchen, { filling, unlessKeptOut }: Slot) =>
  unlessKeptOut === true && fillings[filling].every((id) => !foods.has(id))

/** Nobody opens a pack for a sprinkle that the dish can go without; what every kitchen has is not saved on. */
const isWorthOpening = (id: LarderId, { needed, servings }: Slot, { opened, sparing }: Wishes) =>
  !sparing || needed || servings >= worthOpening || !opened || isOpened(opened, id) || isStaple(id)

const worthOpening = 0.75

const isStaple = (id: LarderId) => ['milk', 'oil', 'sweetener', 'seasoning'].includes(larderLine(id).kind)

/** Lentils beside a stew, seeds over porridge, and never the other way round. */
const isSavory = ({ slots }: DishPlan) =>
  Object.values(slots).some(({ filling, needed }) => needed && savory.test(filling))

const savory =
  /protein|^(?:meat|poultry|mince|fish|whiteFish|cannedFish|shrimp|eggs|beans|pulses|chickpeas|hummus|tofu|vegetable|greens|roots|salad|tomato|potatoes|cucumber|edamame)$/i

/** A breakfast or a main takes some more protein beside what it names. */
const hasRoom = ({ at }: DishPlan) =>
  at.some((occasion) => occasion === 'breakfast' || occasion.endsWith('main') || occasion === 'recovery')

function choose(
  kitchen: Kitchen,
  filling: Filling,
  { draws, gentle, eaten, lean, again, smooth, opened }: Wishes,
  beside: readonly FilledSlot[],
): LarderId | undefined {
  const allowed = fillings[filling].flatMap((id) => kitchen.foods.get(id) ?? [])
  const others = allowed.filter(({ id }) => !beside.some((slot) => slot.id === id))
  const hearty =
    isProtein(filling) && !/booster/i.test(filling) && !(lean && smooth)
      ? preferring(others, ({ category }) => category !== 'nut_seed')
      : others
  const soft = gentle ? preferring(hearty, ({ lowFiber }) => lowFiber) : hearty
  // A budget gives way where protein falls short.
  const affordable = lean && isProtein(filling) ? soft : withinBudget(kitchen, soft)
  const atHand = (foods: readonly Food[]) =>
    opened ? preferring(foods, ({ id }) => isOpened(opened, id as LarderId)) : foods
  const usual = atHand(affordable)
  if (habits.has(filling)) return usual[0]?.id as LarderId | undefined
  const liked = favorites.get(filling)
  if (liked && (!smooth || opened))
    return usual[kitchen.taste % Math.min(liked, usual.length)]?.id as LarderId | undefined
  // What brings the missing protein may do so twice a day.
  const fresh =
    /booster/i.test(filling) || (again && isProtein(filling))
      ? affordable
      : preferring(affordable, ({ id }) => !eaten.has(id))
  const lead = { lean: lean && isProtein(filling), smooth }
  // Of what is added beside a dish, an open pack does; what the dish is of leans first.
  const fitting = /booster/i.test(filling) ? leaning(lead, atHand(fresh)) : atHand(leaning(lead, fresh))
  return fitting.length === 0 ? undefined : (fitting[draws.roll(fitting.length)]?.id as LarderId | undefined)
}

/** Seeds hold protein, but make no meal of their own while there is anything else. */
const isProtein = (filling: Filling) => /protein$|^beans$|^tofu$|booster$|^eggOrTofu$|^mince$/i.test(filling)

/** The two foods that lean most the way that is asked; all where none is. */
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

/** A gram of fiber counts like so many kcal where protein is to come with little of it. */
const fiberWeight = 25

/** Places that a person fills the same way every day: the first that is allowed. */
const habits: ReadonlySet<Filling> = new Set<Filling>([
  'milk',
  'yogurt',
  'oil',
  'nutButter',
  'oats',
  'salt',
  'syrup',
])

/** One of the first so many is bought and used up, whichever this runner happens to like. */
const favorites: ReadonlyMap<Filling, number> = new Map<Filling, number>([
  ['juice', 2],
  ['jam', 3],
  ['sweet', 3],
])

/** Those that have it, or all where none has: a preference gives way, a permission never does. */
function preferring(foods: readonly Food[], has: (food: Food) => boolean): readonly Food[] {
  const those = foods.filter(has)
  return those.length > 0 ? those : foods
}

const tiers: readonly CostTier[] = ['low', 'medium', 'high']
const reach = { Low: 1, Medium: 2, High: 3 } as const

/** What the budget buys; the next dearer where it buys nothing. Fruit and vegetables are not saved on. */
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
