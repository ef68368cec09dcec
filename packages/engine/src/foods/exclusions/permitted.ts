import {
  type AllergenCode,
  type AllergenGroup,
  type AllergenGroupId,
  allergenGroups,
} from './allergen-groups.ts'
import { excludesAnything } from './excludes-anything.ts'
import { familiesNamed, type FoodFamily } from './food-families.ts'
import {
  brandsNamed,
  type HealthMention,
  isWithoutCaffeine,
  type WayOfEating,
  waysOfEatingOf,
} from '../../health.ts'
import type { DietWord, Food } from '../foods.ts'
import {
  foodNames,
  isUntold,
  labelChecks,
  namesOfFood,
  namesOfProduct,
  productIsOf,
  productNames,
  wheatStarch,
} from './group-rules.ts'
import { firstHeld, indexExclusions, type SpelledName } from './literal-exclusions.ts'
import { byKey, memoize } from '../memoize.ts'
import type { Product } from '../products.ts'
import { type LeftOut, leftOutBy } from './ways-of-eating.ts'

/** Who eats: exclusions, diet and age, and what was read about health, faith and brands. */
export interface Eater {
  readonly diet: 'Omnivore' | 'Vegetarian' | 'Vegan'
  readonly age: number
  readonly exclusions: {
    readonly groups: readonly AllergenGroupId[]
    readonly codes: readonly AllergenCode[]
    /** Families of foods: citrus, nightshades. */
    readonly families?: readonly string[]
    /** Literal exclusions, by name. */
    readonly unknown: readonly string[]
    /** Items in which no food was found. */
    readonly unread?: readonly string[]
  }
  readonly health?: readonly HealthMention[]
}

export type Barred =
  | { readonly code: 'caffeine-under-18' }
  | { readonly code: 'caffeine-and-health' }
  | { readonly code: 'way-of-eating'; readonly way: WayOfEating }
  | { readonly code: 'brand'; readonly brand: string }
  | { readonly code: 'diet'; readonly diet: Eater['diet'] }
  | { readonly code: 'group'; readonly group: AllergenGroupId }
  | { readonly code: 'family'; readonly family: string }
  | { readonly code: 'label-unread' }
  | { readonly code: 'named'; readonly phrase: string }

export type Permission =
  | {
      readonly permitted: true
      /** Excluded codes that some brands contain: the label decides. */
      readonly readLabelFor: readonly AllergenCode[]
      /** True if what matters to this eater is known from the usual recipe only, not from a label. */
      readonly byUsualRecipe: boolean
    }
  | { readonly permitted: false; readonly because: Barred }

/**
 * Whether this runner may eat the food; memoized for each runner. A grocery list must require a gluten-free label if
 * `readLabelFor` has gluten.
 */
export const permitsFood = (eater: Eater, food: Food): Permission => foodsOf(eater)(food)

const foodsOf = memoize((eater: Eater) => byKey((food: Food) => judgeFood(eater, food)))

function judgeFood(eater: Eater, food: Food): Permission {
  const groups = groupsOf(eater)
  const barred =
    barredByCaffeine(eater, food.caffeinePer100g) ??
    (food.diets.includes(dietWords[eater.diet]) ? undefined : barredByDiet(eater)) ??
    barredByGroup(groups, (group) => foodNames(group, food)) ??
    barredByFamily(eater, (family) => family.foods.includes(food.id)) ??
    barredByWay(eater, {
      isNamed: ({ foods }) => foods.includes(food.id),
      isOf: ({ foods }) => foods.includes(food.id),
      isIn: (group) => foodNames(group, food),
      isVegetarian: food.diets.includes('vegetarian'),
    }) ??
    barredByName(eater, namesOfFood(food))
  if (barred) return { permitted: false, because: barred }
  const labeled: AllergenCode[] =
    food.glutenFreeLabel && groups.some(({ group }) => group === 'gluten' || group === 'wheat')
      ? ['gluten']
      : []
  const readLabelFor = [...new Set([...labelChecks(groups, food), ...labeled])]
  return { permitted: true, readLabelFor, byUsualRecipe: false }
}

/** Fructose and caffeine are known of every product, whatever its label says of allergens. */
const excludesAllergens = (eater: Eater) =>
  excludesAnything({
    exclusions: {
      ...eater.exclusions,
      groups: eater.exclusions.groups.filter((group) => group !== 'fodmap' && group !== 'caffeine'),
    },
  })

/** Whether this runner may take the product; memoized for each runner. An unknown status blocks it if it matters. */
export const permitsProduct = (eater: Eater, product: Product): Permission => productsOf(eater)(product)

const productsOf = memoize((eater: Eater) => byKey((product: Product) => judgeProduct(eater, product)))

function judgeProduct(eater: Eater, product: Product): Permission {
  const groups = groupsOf(eater)
  const namesSomething = excludesAnything(eater)
  const labelUnread: Barred | undefined =
    (excludesAllergens(eater) && product.allergenBasis === 'unknown') ||
    groups.some((group) => isUntold(group, product))
      ? { code: 'label-unread' }
      : undefined
  const barred =
    barredByCaffeine(eater, product.caffeine) ??
    (fitsDiet(eater, product) ? undefined : barredByDiet(eater)) ??
    labelUnread ??
    barredByGroup(groups, (group) => productNames(group, product)) ??
    barredByFamily(eater, (family) => productIsOf(family, product)) ??
    barredByWay(eater, {
      isNamed: ({ foods }) => (product.madeOf ?? []).some(({ foodId }) => foods.includes(foodId)),
      isOf: (family) => productIsOf(family, product),
      isIn: (group) => productNames(group, product),
      isVegetarian: product.vegetarian === true,
    }) ??
    barredByBrand(eater, product) ??
    barredByName(eater, namesOfProduct(product))
  if (barred) return { permitted: false, because: barred }
  return {
    permitted: true,
    readLabelFor: [...new Set([...labelChecks(groups, product), ...wheatStarch(groups, product)])],
    byUsualRecipe:
      (namesSomething && product.allergenBasis === 'typical') ||
      (eater.diet !== 'Omnivore' && product.veganBasis === 'typical'),
  }
}

const dietWords: Record<Eater['diet'], DietWord> = {
  Omnivore: 'omnivore',
  Vegetarian: 'vegetarian',
  Vegan: 'vegan',
}

const groupsOf = memoize(({ exclusions }: Eater): readonly AllergenGroup[] =>
  allergenGroups.filter(({ group }) => exclusions.groups.includes(group)),
)

/** Under 18 and with some conditions no caffeine at all, and nothing with unmeasured caffeine. Evidence: caffeine-under-18, no-caffeine-by-health. */
function barredByCaffeine({ age, health = [] }: Eater, caffeine: number | null): Barred | undefined {
  if (caffeine === 0) return undefined
  if (age < 18) return { code: 'caffeine-under-18' }
  return isWithoutCaffeine({ health }) ? { code: 'caffeine-and-health' } : undefined
}

const barredByDiet = ({ diet }: Eater): Barred => ({ code: 'diet', diet })

function fitsDiet({ diet }: Eater, product: Product): boolean {
  if (diet === 'Omnivore') return true
  return (diet === 'Vegan' ? product.vegan : product.vegetarian) === true
}

function barredByGroup(
  groups: readonly AllergenGroup[],
  names: (group: AllergenGroup) => boolean,
): Barred | undefined {
  const named = groups.find(names)
  return named && { code: 'group', group: named.group }
}

function barredByFamily({ exclusions }: Eater, holds: (family: FoodFamily) => boolean): Barred | undefined {
  const found = familiesNamed(exclusions.families).find(holds)
  return found && { code: 'family', family: found.family }
}

/** How a food or a product answers what a way of eating leaves out. */
interface Answers {
  readonly isNamed: (leftOut: LeftOut) => boolean
  readonly isOf: (family: FoodFamily) => boolean
  readonly isIn: (group: AllergenGroup) => boolean
  readonly isVegetarian: boolean
}

function barredByWay(
  { health = [] }: Eater,
  { isNamed, isOf, isIn, isVegetarian }: Answers,
): Barred | undefined {
  if (health.length === 0) return undefined
  const way = waysOfEatingOf({ health }).find((each) => {
    const leftOut = leftOutBy[each]
    return (
      (leftOut.isVegetarian && !isVegetarian) ||
      isNamed(leftOut) ||
      familiesNamed(leftOut.families).some(isOf) ||
      allergenGroups.some((group) => leftOut.groups.includes(group.group) && isIn(group))
    )
  })
  return way && { code: 'way-of-eating', way }
}

/** A maker's products go by its name in the data, or by the name of the product. */
function barredByBrand({ health = [] }: Eater, { brand, name }: Product): Barred | undefined {
  if (health.length === 0) return undefined
  const unwanted = brandsNamed({ health }, 'unwanted_brand').find(
    (each) => each === brand || name.includes(each),
  )
  return unwanted === undefined ? undefined : { code: 'brand', brand: unwanted }
}

function barredByName({ exclusions }: Eater, names: readonly SpelledName[]): Barred | undefined {
  const place = firstHeld(names, exclusionIndex(exclusions.unknown))
  const phrase = place === undefined ? undefined : exclusions.unknown[place]
  return phrase === undefined ? undefined : { code: 'named', phrase }
}

const exclusionIndex = memoize(indexExclusions)
