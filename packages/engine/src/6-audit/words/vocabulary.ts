import { type AllergenGroupId, allergenGroups } from '../../foods/allergen-groups.ts'
import { type Food, foods } from '../../foods/foods.ts'
import { type Eater, permitsFood, permitsProduct } from '../../foods/permitted.ts'
import { products } from '../../foods/products.ts'
import { notMeant } from './not-meant.ts'
import { ownWords } from './own-words.ts'
import type { Owner } from './owners.ts'
import { singularOf, takeApart } from './sentence.ts'

/** A word of the walk: where phrases go on, and what those say that end here. */
export interface Branch {
  readonly next: Map<string, Branch>
  /** The phrase names a food of the owner. */
  means: boolean
  /** The phrase is something else. */
  spares: boolean
}

/** Every phrase that tells whether a food concerns an owner, made from the data and the tables beside. */
export function makeVocabulary(owner: Owner): Branch {
  const root = newBranch()
  for (const group of wordGroupsOf(owner)) plantGroupWords(root, group, owner)
  if (isGroup(owner)) plantNames(root, owner)
  if (owner === 'Vegetarian' || owner === 'Vegan') plantDietNames(root, owner)
  for (const { owners, words } of ownWords) {
    if (owners.includes(owner)) for (const word of words) plant(root, word, 'means')
  }
  for (const { owners, words } of notMeant) {
    if (owners.includes(owner)) for (const word of words) plant(root, word, 'spares')
  }
  return root
}

const isGroup = (owner: Owner): owner is AllergenGroupId =>
  allergenGroups.some(({ group }) => group === owner)

/** Groups whose words are an owner's too: a diet leaves out what they name. */
function wordGroupsOf(owner: Owner): readonly AllergenGroupId[] {
  if (owner === 'Vegan') return ['milk', 'egg', 'honey', 'fish', 'crustacean', 'mollusc']
  if (owner === 'Vegetarian') return ['fish', 'crustacean', 'mollusc']
  return isGroup(owner) ? [owner] : []
}

function plantGroupWords(root: Branch, group: AllergenGroupId, owner: Owner): void {
  const found = allergenGroups.find((each) => each.group === group)
  if (!found) return
  const isOff = (phrase: string) => notAFood(group, phrase) || (!isGroup(owner) && offDiet.has(phrase))
  for (const phrase of [...found.input_words, ...found.food_words]) {
    if (!isOff(phrase)) plant(root, phrase, 'means')
  }
  for (const phrase of found.not_a_match) if (!stillHolds(group, phrase)) plant(root, phrase, 'spares')
}

const newBranch = (): Branch => ({ next: new Map(), means: false, spares: false })

function plant(root: Branch, phrase: string, as: 'means' | 'spares'): void {
  const { words, gaps } = takeApart(phrase)
  const last = words.at(-1)
  if (last === undefined) return
  for (const ending of new Set([last, singularOf(last)])) {
    let branch = root
    for (const [index, word] of [...words.slice(0, -1), ending].entries()) {
      // A comma of a name ("Rolled oats, dry") is part of it: "oats, milk" is no oat milk.
      if (index > 0 && gaps[index]?.includes(',')) branch = stepTo(branch, ',')
      branch = stepTo(branch, word)
    }
    branch[as] = true
  }
}

function stepTo(branch: Branch, word: string): Branch {
  const next = branch.next.get(word) ?? newBranch()
  branch.next.set(word, next)
  return next
}

// Lactose-free milk is no milk that a runner "with lactose" means, but it holds milk protein (the group's own rule).
const stillHolds = (group: AllergenGroupId, phrase: string) =>
  group === 'milk' && phrase === 'lactose-free milk'

/** Words that name a runner's trouble or a probable label, and that stand in plans for something harmless. */
const notAFood = (group: AllergenGroupId, phrase: string): boolean =>
  (notFoods[group] ?? []).includes(phrase) || /(?:-| )free$|^(?:sans|senza|sin|sem|no) /u.test(phrase)

const notFoods: Partial<Record<AllergenGroupId, readonly string[]>> = {
  caffeine: ['mate', 'stimulant', 'stimulants', 'cafe'],
  egg: ['lecithin'],
  soy: ['soy lecithin', 'soja lecithin'],
  fodmap: ['beans', 'ibs', 'irritable bowel', 'irritable bowel syndrome', 'reizdarm', 'reizdarmsyndrom'],
  lactose: ['lactase', 'lactose intolerant', 'lactose intolerance', 'laktosefrei'],
  gluten: [
    'celiac',
    'celiacs',
    'coeliac',
    'coeliacs',
    'celiac disease',
    'coeliac disease',
    'celiac sprue',
    'ncgs',
    'グルテンフリー',
    '无麸质',
    '無麩質',
    'glutenfrei',
    'stock cube',
  ],
  celery: ['broth', 'bouillon', 'marinara', 'soup'],
  mustard: ['mayonnaise', 'pickles', 'dressing', 'vinaigrette', 'curry powder'],
  sulphite: ['pickles', 'grape juice', 'molasses', 'potato products', 'dried fruit'],
  corn: ['mais', 'baking powder'],
  honey: ['mead', 'granola', 'graham crackers'],
  sesame: ['burger bun'],
  coconut: ['mct oil'],
  crustacean: ['glucosamine'],
  tree_nut: ['nut oil'],
}

/** The names of foods and products themselves: those that hold the allergen mean it, those that are permitted do not. */
function plantNames(root: Branch, group: AllergenGroupId): void {
  const eater = eaterWithout(group)
  const held = foods.filter((food) => holds(group, food))
  const permitted = foods.filter((food) => permitsFood(eater, food).permitted)
  plantFoodNames(root, held, permitted)
  for (const product of products) {
    const name = product.brand === null ? product.name : `${product.brand} ${product.name}`
    if (permitsProduct(eater, product).permitted) plant(root, name, 'spares')
    else if (product.allergens.some((code) => eater.exclusions.codes.includes(code)))
      plant(root, name, 'means')
  }
}

export function eaterWithout(group: AllergenGroupId): Eater {
  const codes = allergenGroups.find((each) => each.group === group)?.codes ?? []
  return { diet: 'Omnivore', age: 30, exclusions: { groups: [group], codes, unknown: [] } }
}

/** What a food holds by nature or by the usual recipe; what only a label can tell is left out. */
export function holds(group: AllergenGroupId, food: Food): boolean {
  if (group === 'lactose') return food.allergens.includes('milk') && !food.lowLactose
  if (group === 'fodmap') return food.fodmapCaution
  if (group === 'caffeine') return food.caffeinePer100g !== 0
  return food.allergens.some((code) => eaterWithout(group).exclusions.codes.includes(code))
}

function plantDietNames(root: Branch, diet: 'Vegetarian' | 'Vegan'): void {
  const eater: Eater = { diet, age: 30, exclusions: { groups: [], codes: [], unknown: [] } }
  const permitted = foods.filter((food) => permitsFood(eater, food).permitted)
  // Baked goods and cereals that are sold vegan too are told by their label, not by their name.
  const held = foods.filter(
    ({ diets, category }) =>
      !diets.includes(diet === 'Vegan' ? 'vegan' : 'vegetarian') && animal.has(category),
  )
  plantFoodNames(root, held, permitted)
  for (const product of products) {
    if (permitsProduct(eater, product).permitted) {
      plant(root, product.brand === null ? product.name : `${product.brand} ${product.name}`, 'spares')
    }
  }
}

const animal = new Set<Food['category']>(['meat', 'fish', 'shellfish', 'egg', 'dairy', 'sweetener'])

/** By the part of the name before the comma, unless foods of both kinds share it; always by the whole name. */
function plantFoodNames(root: Branch, held: readonly Food[], permitted: readonly Food[]): void {
  const [others, safe] = [new Set(held), new Set(permitted)]
  const headsNotHeld = new Set(foods.filter((food) => !others.has(food)).map(headOf))
  const headsNotSafe = new Set(foods.filter((food) => !safe.has(food)).map(headOf))
  for (const food of held) {
    plant(root, food.name, 'means')
    // Dried apricots hold sulfites, fresh ones do not.
    const keeps = /,.*\bdried\b/u.test(food.name) ? `dried ${headOf(food)}` : headOf(food)
    if (!headsNotHeld.has(headOf(food))) plant(root, keeps, 'means')
  }
  for (const food of permitted) {
    plant(root, food.name, 'spares')
    if (!headsNotSafe.has(headOf(food))) plant(root, headOf(food), 'spares')
  }
}

const headOf = ({ name }: Food) => name.split(/[,(]/u)[0]?.trim() ?? name

/** Words of allergen lists that a diet does not turn on: brands differ, or the word is the trouble's own. */
const offDiet = new Set([
  'brioche',
  'granola',
  'marshmallow',
  'graham crackers',
  'glucosamine',
  'cma',
  'cmpa',
  'milk allergy',
  'egg allergy',
  'nougat',
  'bee',
  'bees',
])
