import type { Runner } from '../1-runner/runner.ts'
import type { MealPlace } from './days/meal-places.ts'
import type { Kitchen } from './kitchen.ts'
import { isQuick } from './quick-dishes.ts'
import { allRecipes } from './recipes/all-recipes.ts'
import type { Cuisine, Recipe } from './recipes/recipe.ts'
import type { AllergenGroupId } from '../foods/exclusions/allergen-groups.ts'

/** Dishes of little fat and fiber that an Italian, an Asian or a hotel kitchen serves any evening. */
export const restaurantDishes: readonly string[] = [
  'scrambled-eggs-white-toast-loading',
  'chicken-risotto',
  'tomato-risotto',
  'white-risotto-parmesan-loading',
  'mozzarella-risotto-light',
  'lemon-zucchini-risotto-loading',
  'tomato-chicken-pasta',
  'rice-potato-minestra-loading',
  'lemon-butter-chicken-white-rice',
  'paprika-chicken-rice-loading',
  'lemon-honey-chicken-rice-loading',
  'honey-soy-chicken-rice-loading',
  'japanese-ginger-pork-rice-loading',
  'sweet-sour-pork-pineapple-rice-loading',
  'brown-sugar-beef-rice-loading',
  'cod-lemon-rice-zucchini-loading',
  'ginger-glazed-cod',
  'tilapia-veracruz-rice-loading',
  'shrimp-basil-rice-noodles-loading',
  'shrimp-rice-noodle-soup',
  'pineapple-fried-rice-loading',
  'sweet-sour-tofu-pineapple-rice-loading',
  'brown-sugar-ginger-tofu-rice-loading',
  'tofu-noodle-pho',
  'cumin-potato-rice-loading',
]

export const sleepsAway = ({ preferences }: Pick<Runner, 'preferences'>): boolean =>
  preferences.kitchen?.race_morning === 'hotel'

/** On the eve in a hotel, the dishes of the dinner that is ordered, and of a bite after it without a stove; null for all others. */
export function dishesAway(
  runner: Runner,
  { isQuick: wantsQuick }: Kitchen,
  { key, name }: { readonly key: string; readonly name: MealPlace['name'] },
): ReadonlySet<string> | null {
  if (!sleepsAway(runner) || key !== eve) return null
  if (name === 'evening-snack') return withoutACook
  if (name !== 'dinner') return null
  const dishes = allRecipes.filter(
    (recipe) => (!wantsQuick || isQuick(recipe)) && restaurantDishes.includes(recipe.id),
  )
  const safe = dishes.filter((dish) => !isCookedWithFishSauce(dish) || !excludesCommonSauces(runner))
  return new Set(safe.map(({ id }) => id))
}

/** Restaurants of this cuisine cook with soy sauce (wheat), fish sauce, egg, sesame and peanuts, whatever our recipe holds. */
const eastAsian: Cuisine = 'Japanese, Korean and Thai'

/** At a restaurant: a plain pho too. */
export const isCookedWithFishSauce = ({ id, cuisine }: Recipe): boolean =>
  cuisine === eastAsian || id === 'tofu-noodle-pho'

const excludesCommonSauces = ({ exclusions: { groups } }: Runner) =>
  groups.some((group) => inCommonSauces.has(group))

const inCommonSauces: ReadonlySet<AllergenGroupId> = new Set([
  'egg',
  'soy',
  'wheat',
  'gluten',
  'fish',
  'shellfish',
  'sesame',
  'peanut',
])

const withoutACook: ReadonlySet<string> = new Set(
  allRecipes.filter(({ effort }) => effort === 'no-cook').map(({ id }) => id),
)

/** Nobody cooks in a hotel: the dinner of the eve is ordered. */
export const isOrderedAt = (
  runner: Runner,
  { key, name }: { readonly key: string; readonly name: MealPlace['name'] },
): boolean => sleepsAway(runner) && key === eve && name === 'dinner'

const eve = '1-days-before'
