import { allRecipes } from '../recipes/all-recipes.ts'
import { type KindOfDish, kindOfDish, kindsOfDishes } from '../recipes/kinds-of-dishes.ts'
import type { Recipe } from '../recipes/recipe.ts'

/**
 * What a breakfast, a snack or a main is to whoever eats it: a day has each once, and no lemon risotto follows another. Cream of rice with jam and rice pudding are two
 * recipes and one dish, and so are three toasts with three spreads.
 */
export type Form =
  | 'rice'
  | 'toast'
  | 'cereal'
  | 'oats'
  | 'rice cakes'
  | 'crackers'
  | 'pudding'
  | 'shake'
  | 'banana'
  | 'scramble'
  | 'pancakes'
  | KindOfDish

/** In this order: rice with a scoop of protein is rice. */
const forms: readonly (readonly [Form, RegExp])[] = [
  ['rice', /^rice-(?:.*-cooked|pudding)$|^cream-of-rice/],
  ['toast', /^any (?:brown )?bread$|^(?:bread|bagel|roll|pita)-|^english-muffin$|^tortilla-flour$/],
  ['cereal', /^any (?:cereal|crisp rice)$|cereal$|^puffed-rice|^granola-lowfat$|^shredded-wheat$/],
  ['oats', /^any (?:instant )?oats$|^oatmeal/],
  ['rice cakes', /^rice-cakes$/],
  ['crackers', /^any pretzels$|^pretzels|crackers/],
  ['pudding', /^cornstarch$|^tapioca/],
  ['shake', /^any protein powder$|protein-powder$/],
  ['banana', /^banana$/],
]

/** One dish at any meal, by the name of the recipe: a scramble at eight is no lunch at noon. */
const dishes: readonly (readonly [Form, RegExp])[] = [
  ['scramble', /scramble/i],
  ['pancakes', /pancake|crepe|kaiserschmarrn/i],
]

const allForms = [...dishes.map(([form]) => form), ...forms.map(([form]) => form), ...kindsOfDishes]

/** A banana is at breakfast on most mornings and may come again as one snack; all else is one dish at either. */
function formOf(recipe: Recipe): Form | null {
  const { at, foods, seasoning, equipment, name: ofRecipe } = recipe
  const dish = dishes.find(([, names]) => names.test(ofRecipe))
  if (dish) return dish[0]
  const kind = kindOfDish(recipe)
  if (kind !== null) return kind
  const isSnack = at.includes('snack')
  if (!isSnack && !at.includes('breakfast')) return null
  const found = forms.find(([, names]) => [...foods, ...seasoning].some(([name]) => names.test(name)))?.[0]
  if (found === 'banana' && !isSnack) return null
  return found ?? (isSnack && equipment.includes('blender') ? 'shake' : null)
}

const formsOfRecipes: ReadonlyMap<string, Form | null> = new Map(
  allRecipes.map((recipe) => [recipe.id, formOf(recipe)]),
)

export const formOfRecipe = (id: string): Form | null => formsOfRecipes.get(id) ?? null

/** The number of its form, from one on; zero where it is a dish of its own. */
export const formNumberOf = (id: string): number => numbers.get(id) ?? 0

const numbers: ReadonlyMap<string, number> = new Map(
  [...formsOfRecipes].map(([id, form]) => [id, 1 + allForms.findIndex((each) => each === form)]),
)

export const formCount = 1 + allForms.length
