import type { AllergenCode, AllergenGroup, AllergenGroupId } from './allergen-groups.ts'
import type { FoodFamily } from './food-families.ts'
import { type Food, findFood } from '../foods.ts'
import { type SpelledName, spellName } from './literal-exclusions.ts'
import { memoize } from '../memoize.ts'
import { findPhrases, indexPhrases, type PhraseIndex } from '../names/phrases.ts'
import { isOwnId } from '../own-label.ts'
import { mayHoldGelatin, type Product } from '../products.ts'

/** A product is in a family by its ingredients or its name, and in gelatin's unless its label says vegetarian. */
export const productIsOf = (family: FoodFamily, product: Product) =>
  (family.family === 'gelatin' && product.vegetarian !== true && mayHoldGelatin(product.id)) ||
  (product.madeOf ?? []).some(({ foodId }) => family.foods.includes(foodId)) ||
  holdOne(namesOfProduct(product), familyIndex(family))

const familyIndex = memoize(({ family, names }: FoodFamily) => indexPhrases(owned(family, names), []))

interface Labeled {
  readonly allergens: readonly AllergenCode[]
  readonly checkLabelFor: readonly AllergenCode[]
}

const holdsOne = (held: readonly AllergenCode[], codes: readonly AllergenCode[]) =>
  codes.some((code) => held.includes(code))

/** What the group's codes and label checks block, for foods and products alike. */
const codesName = ({ codes, block_also }: AllergenGroup, { allergens, checkLabelFor }: Labeled) =>
  holdsOne(allergens, codes) || (block_also.check_label && holdsOne(checkLabelFor, block_also.check_codes))

type RuleOf<Thing> = Partial<Record<AllergenGroupId, (thing: Thing, group: AllergenGroup) => boolean>>

/** The groups whose rule needs more than codes; `rule` in the data describes it. */
const ruleForFoods: RuleOf<Food> = {
  lactose: ({ allergens, lowLactose }) => allergens.includes('milk') && !lowLactose,
  oats: (food, group) => holdOne(namesOfFood(food), foodWordIndex(group)),
  caffeine: ({ caffeinePer100g }) => caffeinePer100g !== 0,
  fodmap: ({ fodmapCaution }) => fodmapCaution,
}

const ruleForProducts: RuleOf<Product> = {
  oats: (product, group) => holdOne(namesOfProduct(product), foodWordIndex(group)),
  caffeine: ({ caffeine }) => caffeine !== 0,
  fodmap: ({ fodmapCaution }) => fodmapCaution,
  gluten: (product, group) => product.glutenFree !== true || codesName(group, product),
}

export const foodNames = (group: AllergenGroup, food: Food) =>
  (ruleForFoods[group.group] ?? (() => codesName(group, food)))(food, group)

export const productNames = (group: AllergenGroup, product: Product) =>
  (ruleForProducts[group.group] ?? (() => codesName(group, product)))(product, group) ||
  // The name that a runner types may say more than the ticks beside it.
  (isOwnId(product.id) && holdOne(namesOfProduct(product), foodWordIndex(group)))

/** Groups that no code of a label covers: oats, lupin, mollusks. */
export const isUntold = (group: AllergenGroup, { id }: Product) =>
  isOwnId(id) && group.codes.length === 0 && group.group !== 'caffeine' && group.group !== 'fodmap'

const foodWordIndex = memoize(({ group, food_words, not_a_match }: AllergenGroup) =>
  indexPhrases(owned(group, food_words), owned(group, not_a_match)),
)

const owned = (owner: string, phrases: readonly string[]) => phrases.map((phrase) => ({ owner, phrase }))

const holdOne = (names: readonly SpelledName[], index: PhraseIndex<string>) =>
  names.some((name) => findPhrases(name, index).length > 0)

export const namesOfFood = memoize(({ name }: Food) => [spellName(name)])

/** The names of a product: its own, its kind (a packet of maple syrup is a gel), its serving and its ingredients. */
export const namesOfProduct = memoize(({ name, kind, servingLabel, madeOf }: Product) =>
  [
    name,
    kind.replaceAll('_', ' '),
    servingLabel,
    ...(madeOf ?? []).map(({ foodId }) => findFood(foodId)?.name ?? foodId),
  ].map(spellName),
)

/** Excluded by the runner and not blocked by the label check alone: warn. Lactose needs no check for traces. */
export function labelChecks(
  groups: readonly AllergenGroup[],
  { allergens, checkLabelFor }: Labeled,
): AllergenCode[] {
  if (groups.length === 0) return []
  const codes = groups.filter(({ group }) => group !== 'lactose').flatMap((group) => group.codes)
  const avoidsNuts = groups.some(({ group }) => group === 'tree_nut' || group === 'nuts')
  const coconut: AllergenCode[] = avoidsNuts && allergens.includes('coconut') ? ['coconut'] : []
  return [...checkLabelFor.filter((code) => codes.includes(code)), ...coconut]
}

/** Maltodextrin and glucose syrup from wheat need no allergen label in the European Union: a label check, not a block. */
export function wheatStarch(
  groups: readonly AllergenGroup[],
  { allergens, checkLabelFor }: Labeled,
): AllergenCode[] {
  const avoidsWheat = groups.some(({ group }) => group === 'wheat' || group === 'gluten')
  const holdsSyrup = allergens.includes('corn') || checkLabelFor.includes('corn')
  return avoidsWheat && holdsSyrup ? ['wheat'] : []
}
