import type { SideKind } from '../../../3-menus/recipes/recipe.ts'
import { mostBeside } from '../../../evidence/plates.ts'
import { type Food, findFood } from '../../../foods/foods.ts'
import type { PlanItem } from '../../../plan.ts'
import { type Check, lookAtEach, soft } from '../../audit.ts'
import type { Fault } from '../../finding.ts'
import { mealsIn, type PlacedMeal } from '../../meals.ts'
import { recipeOf } from '../../recipe-tables.ts'

/** At most two plain sides of kinds that the recipe takes, no two drinks and no two starches, in portions that people eat. */
export const plainSides: Check = {
  id: 'plain-sides',
  look: ({ plan }) =>
    lookAtEach('daily_plan', 'soft', mealsIn(plan), (placed) => [
      ...kindFaults(placed),
      ...portionFaults(placed),
      ...starchFaults(placed),
    ]),
}

/** In pieces of the food, in ml of a drink, or in g. */
interface Portion {
  readonly by: 'piece' | 'ml' | 'g'
  readonly least: number
  readonly most: number
}

const portions: Readonly<Record<SideKind, Portion>> = {
  bread: { by: 'piece', least: 1, most: 4 },
  rice: { by: 'g', least: 50, most: mostBeside.value.cooked },
  pasta: { by: 'g', least: 50, most: mostBeside.value.cooked },
  potatoes: { by: 'g', least: 100, most: mostBeside.value.potatoes },
  fruit: { by: 'piece', least: 1, most: 2 },
  juice: { by: 'ml', least: 100, most: 300 },
  milk: { by: 'ml', least: 100, most: 300 },
  yogurt: { by: 'g', least: 100, most: 250 },
  salad: { by: 'g', least: 30, most: 120 },
  avocado: { by: 'piece', least: 0.5, most: 1 },
  nuts: { by: 'g', least: 10, most: 40 },
}

/** The kinds of one group stand in for each other: nobody has two of them beside one dish. */
const groups: Readonly<Partial<Record<SideKind, string>>> = {
  bread: 'starch',
  rice: 'starch',
  pasta: 'starch',
  potatoes: 'starch',
  juice: 'drink',
  milk: 'drink',
}

/** What a food is beside a dish; undefined if it does not stand there on its own. */
function kindOf({ id, category, roles }: Food): SideKind | undefined {
  if (category === 'bread') return 'bread'
  if (category === 'grain') return id === 'rice-white-cooked' || id === 'rice-brown-cooked' ? 'rice' : 'pasta'
  if (category === 'starchy_vegetable') return 'potatoes'
  if (id === 'avocado') return 'avocado'
  if (category === 'fruit') return 'fruit'
  if (category === 'juice') return 'juice'
  if (category === 'vegetable') return 'salad'
  if (category === 'nut_seed') return 'nuts'
  if (id.includes('yogurt')) return 'yogurt'
  return (category === 'dairy' || category === 'plant_milk') && roles.includes('drink') ? 'milk' : undefined
}

/** Butter on bread, oil and vinegar on a salad: a spoon of each. */
const isSpread = ({ id, category }: Food) =>
  (category === 'fat' && id !== 'avocado') ||
  category === 'condiment' ||
  id === 'lemon-juice' ||
  id === 'lime-juice'
const mostSpread = 15

interface SideOfMeal {
  readonly at: number
  readonly food: Food
  readonly kind: SideKind | undefined
  readonly grams: number
}

const sidesIn = (items: readonly PlanItem[]): SideOfMeal[] =>
  items.flatMap(({ food_id: id, side, grams }, at) => {
    const food = findFood(id)
    return side && food ? [{ at, food, kind: isSpread(food) ? undefined : kindOf(food), grams }] : []
  })

function kindFaults({ path, section, meal }: PlacedMeal): Fault[] {
  const kinds = sidesIn(meal.items).flatMap(({ kind }) => kind ?? [])
  const taken: readonly SideKind[] = recipeOf(meal.recipe.id)?.sides ?? []
  const isTaken =
    kinds.length <= 2 &&
    kinds.every((kind) => taken.includes(kind)) &&
    new Set(kinds.map((kind) => groups[kind] ?? kind)).size === kinds.length
  return isTaken ? [] : [soft(section, 'out-of-place', { path })]
}

function portionFaults({ path, section, meal: { items } }: PlacedMeal): Fault[] {
  const sides = sidesIn(items)
  const isDressed = sides.some(({ kind }) => kind === 'bread' || kind === 'salad')
  return sides.flatMap(({ at, food, kind, grams }) => {
    const isEaten = kind
      ? isPortion(portions[kind], food, grams)
      : isSpread(food) && isDressed && grams <= mostSpread && !items[at]?.in_drink
    return isEaten ? [] : [soft(section, 'out-of-place', { path: `${path}.items.${at}` })]
  })
}

function isPortion({ by, least, most }: Portion, { unitGrams, gramsPerMilliliter }: Food, grams: number): boolean {
  // Meals have whole grams, and fruit without a usual piece comes by the handful.
  const one = by === 'piece' ? (unitGrams ?? 150) : by === 'ml' ? (gramsPerMilliliter ?? 1) : 1
  const isWhole = by !== 'piece' || Math.abs((2 * grams) / one - Math.round((2 * grams) / one)) * one < 2
  return isWhole && grams >= least * one - 1 && grams <= most * one + 1
}

/** The dish's own bread, rice or potatoes count toward what may stand beside them. */
function starchFaults({ path, section, meal: { items } }: PlacedMeal): Fault[] {
  const sides = sidesIn(items)
  return (['bread', 'cooked', 'potatoes'] as const).flatMap((of): Fault[] => {
    if (!sides.some(({ food }) => starchOf(food) === of)) return []
    const value = items.reduce((sum, { food_id: id, grams }) => {
      const food = findFood(id)
      return food && starchOf(food) === of ? sum + grams : sum
    }, 0)
    const most = mostBeside.value[of]
    return value <= most + items.length ? [] : [soft(section, 'too-much-of', { path, of, value, most })]
  })
}

function starchOf({ id, category }: Food): 'bread' | 'cooked' | 'potatoes' | undefined {
  if (category === 'bread') return 'bread'
  if (category === 'grain' && id.endsWith('-cooked')) return 'cooked'
  return category === 'starchy_vegetable' ? 'potatoes' : undefined
}
