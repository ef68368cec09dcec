import type { Recipe } from '../../../3-menus/recipes/recipe.ts'
import { mostBeside } from '../../../evidence/plates.ts'
import { type Food, findFood } from '../../../foods/foods.ts'
import type { PlanItem } from '../../../plan.ts'
import type { SideKind } from '../../../side-kinds.ts'
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
      ...placed.meal.items.flatMap((item, at) =>
        item.side === null || isPartOf(item.side, item, placed.meal.items)
          ? []
          : [soft(placed.section, 'out-of-place', { path: `${placed.path}.items.${at}` })],
      ),
      ...starchFaults(placed),
    ]),
}

function kindFaults({ path, section, meal }: PlacedMeal): Fault[] {
  const kinds = [...new Set(meal.items.flatMap(({ side }) => side ?? []))]
  const recipe = recipeOf(meal.recipe.id)
  const isTaken =
    kinds.length <= 2 &&
    kinds.every((kind) => recipe && takes(recipe, kind)) &&
    new Set(kinds.map((kind) => groups[kind] ?? kind)).size === kinds.length
  return isTaken ? [] : [soft(section, 'out-of-place', { path })]
}

/** What it names; a salad or avocado goes with every main that need not be light, and nuts with a breakfast. */
const takes = ({ sides, at, tags }: Recipe, kind: SideKind) =>
  sides.includes(kind) ||
  // A shake, beside any dish that takes a side.
  (kind === 'milk' && sides.length > 0) ||
  (!tags.includes('loading') &&
    ((at.includes('main') && (kind === 'salad' || kind === 'avocado')) ||
      (at.includes('breakfast') && kind === 'nuts')))

/** One of a group is enough beside one dish. */
const groups: Readonly<Partial<Record<SideKind, string>>> = {
  bread: 'starch',
  rice: 'starch',
  pasta: 'starch',
  potatoes: 'starch',
  juice: 'drink',
  milk: 'drink',
  yogurt: 'drink',
}

/** Pieces of the food, ml of a drink, or g. */
interface Portion {
  readonly is: (food: Food) => boolean
  readonly by: 'piece' | 'ml' | 'g'
  readonly least: number
  readonly most: number
}

const isRice = ({ id }: Food) => id === 'rice-white-cooked' || id === 'rice-brown-cooked'
const isYogurt = ({ id }: Food) => id.includes('yogurt')

const portions: Readonly<Record<SideKind, Portion>> = {
  bread: { is: ({ category }) => category === 'bread', by: 'piece', least: 1, most: 4 },
  rice: { is: isRice, by: 'g', least: 50, most: mostBeside.value.cooked },
  pasta: { is: ({ id }) => id.startsWith('pasta-'), by: 'g', least: 50, most: mostBeside.value.cooked },
  potatoes: {
    is: ({ category }) => category === 'starchy_vegetable',
    by: 'g',
    least: 100,
    most: mostBeside.value.potatoes,
  },
  fruit: { is: ({ category }) => category === 'fruit', by: 'piece', least: 1, most: 2 },
  juice: { is: ({ category }) => category === 'juice', by: 'ml', least: 100, most: 300 },
  milk: {
    is: (food) => (food.category === 'dairy' || food.category === 'plant_milk') && !isYogurt(food),
    by: 'ml',
    least: 100,
    most: 300,
  },
  yogurt: { is: isYogurt, by: 'g', least: 100, most: 250 },
  salad: { is: ({ category }) => category === 'vegetable', by: 'g', least: 30, most: 120 },
  avocado: { is: ({ id }) => id === 'avocado', by: 'piece', least: 0.5, most: 1 },
  nuts: { is: ({ category }) => category === 'nut_seed', by: 'g', least: 10, most: 40 },
}

/** The side itself, or a spoon of butter on the bread, of oil or vinegar on the salad; each food once. */
function isPartOf(side: SideKind, item: PlanItem, items: readonly PlanItem[]): boolean {
  const food = findFood(item.food_id)
  if (!(side in portions)) return false
  const of = items.filter((each) => each.side === side)
  const isOnce = of.filter(({ food_id: id }) => id === item.food_id).length === 1
  const mains = of.filter(({ food_id: id }) => isMain(side, findFood(id)))
  if (!food || !isOnce || item.in_drink || mains.length !== 1) return false
  return isMain(side, food)
    ? isPortion(portions[side], food, item.grams)
    : isAddedTo(side, food) && item.grams > 0 && item.grams <= mostOn(side, mains)
}

const isAddedTo = (side: SideKind, food: Food) =>
  side === 'milk' ? isPowder(food) : (side === 'bread' || side === 'salad') && isDressing(food)

const isMain = (side: SideKind, food: Food | undefined) => food !== undefined && portions[side].is(food)

const isDressing = ({ category, roles }: Food) => category === 'fat' || roles.includes('condiment')
const isPowder = ({ category }: Food) => category === 'protein_powder'
const spoon = 15
const scoop = 20

/** Half a spoon of butter on each slice. */
const mostOn = (side: SideKind, [main]: readonly PlanItem[]) =>
  side === 'bread' && main
    ? Math.max(spoon, 7.5 * (main.grams / (findFood(main.food_id)?.unitGrams ?? main.grams)))
    : side === 'milk'
      ? scoop
      : spoon

function isPortion(
  { by, least, most }: Portion,
  { unitGrams, gramsPerMilliliter }: Food,
  grams: number,
): boolean {
  if (by === 'piece') {
    const halves = (2 * grams) / (unitGrams ?? grams)
    return (
      Math.abs(halves - Math.round(halves)) < 0.05 && halves >= 2 * least - 0.05 && halves <= 2 * most + 0.05
    )
  }
  const amount = by === 'ml' ? grams / (gramsPerMilliliter ?? 1) : grams
  // Meals have whole grams.
  return amount >= least - 1 && amount <= most + 1
}

/** The dish's own bread, rice or potatoes count toward what may stand beside them. */
const starchFaults = ({ path, section, meal: { items } }: PlacedMeal): Fault[] =>
  (['bread', 'cooked', 'potatoes'] as const).flatMap((of): Fault[] => {
    const own = items.filter(({ food_id: id }) => starchOf(findFood(id)) === of)
    if (own.every(({ side }) => side === null)) return []
    const value = own.reduce((sum, { grams }) => sum + grams, 0)
    const most = mostBeside.value[of]
    return value <= most + own.length ? [] : [soft(section, 'too-much-of', { path, of, value, most })]
  })

function starchOf(food: Food | undefined): 'bread' | 'cooked' | 'potatoes' | undefined {
  if (food?.category === 'bread') return 'bread'
  if (food?.category === 'grain' && food.id.endsWith('-cooked')) return 'cooked'
  return food?.category === 'starchy_vegetable' ? 'potatoes' : undefined
}
