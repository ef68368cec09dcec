import type { Food } from '../foods/foods.ts'
import { glasses, habits, type Place, places, type Recipe } from './dishes.ts'
import { choiceWithinBudget, type Kitchen, withinBudget } from './kitchen.ts'
import { type LarderId, larder } from './larder.ts'
import type { Dish } from './menus.ts'

/** How a dish is filled: `turn` moves on through what is allowed, so that days differ. */
export interface Filling {
  readonly turn: number
  /** Easy on the gut: foods with little fiber first. */
  readonly plain: boolean
  /** Foods of the same day's other dishes, taken only where nothing else is left. */
  readonly eaten: readonly string[]
}

/** The recipe with foods that this runner may eat; undefined where there is too little left to make it. */
export function fillDish(kitchen: Kitchen, recipe: Recipe, filling: Filling): Dish | undefined {
  const base = choose(kitchen, recipe.base, filling)
  if (!base) return undefined
  const chosen: Chosen[] = [{ id: base, glass: false }]
  for (const place of recipe.with) {
    const ids = chosen.map(({ id }) => id)
    const next = choose(kitchen, place, { ...filling, eaten: [...filling.eaten, ...ids] })
    if (next && !ids.includes(next)) chosen.push({ id: next, glass: glasses.has(place) })
  }
  if (recipe.with.length > 0 && chosen.length === 1) return undefined
  return { words: inWords(chosen), foods: chosen.map(({ id }) => id) }
}

interface Chosen {
  readonly id: LarderId
  /** Drunk beside the dish. */
  readonly glass: boolean
}

function choose(kitchen: Kitchen, place: Place, { turn, plain, eaten }: Filling): LarderId | undefined {
  const allowed = places[place].flatMap((id) => kitchen.foods.get(id) ?? [])
  const meal = isProtein(place) ? preferring(allowed, (food) => food.category !== 'nut_seed') : allowed
  const gentle = plain ? preferring(meal, (food) => food.lowFiber) : meal
  if (habits.has(place)) return withinBudget(kitchen, gentle)[0]?.id as LarderId | undefined
  const within = choiceWithinBudget(kitchen, gentle)
  const fresh = preferring(within, (food) => !eaten.includes(food.id))
  return fresh[turn % fresh.length]?.id as LarderId | undefined
}

/** Seeds hold protein, but make no meal of their own while there is anything else. */
const isProtein = (place: Place) => /protein$/i.test(place)

/** Those that have it, or all where none has: a preference gives way, a permission never does. */
function preferring(foods: readonly Food[], has: (food: Food) => boolean): readonly Food[] {
  const those = foods.filter(has)
  return those.length > 0 ? those : foods
}

/** "Oatmeal with soy milk, banana and soy yogurt", "A plain bagel with jam, and a glass of orange juice". */
function inWords(chosen: readonly Chosen[]): string {
  const [base, ...others] = chosen.filter(({ glass }) => !glass).map(({ id }) => larder[id].says)
  const drinks = chosen.filter(({ glass }) => glass).map(({ id }) => `, and a glass of ${larder[id].says}`)
  const words = [base, ...(others.length > 0 ? [`with ${listed(others)}`] : [])].join(' ') + drinks.join('')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join('')
