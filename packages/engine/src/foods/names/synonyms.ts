import { growingAge } from '../../evidence/energy.ts'
import { type AllergenGroupId, allergenGroups, groupWords } from '../exclusions/allergen-groups.ts'
import { isInAName } from '../exclusions/exclusion-names.ts'
import { familiesNamed, foodFamilies } from '../exclusions/food-families.ts'
import { partNames } from '../exclusions/part-names.ts'
import type { Eater } from '../exclusions/permitted.ts'
import { leftOutBy } from '../exclusions/ways-of-eating.ts'
import { brandsNamed, isWithoutCaffeine, type WayOfEating, waysOfEatingOf } from '../../health.ts'
import { foldWord, splitWords } from './phrases.ts'
import { singularOf } from './singular.ts'
import {
  type Excluder,
  mayBeVegan,
  meanSomethingElse,
  namesNoFood,
  otherKinds,
  usuallyHold,
  usuallyHoldForWays,
  type WordsOf,
} from './synonym-lists.ts'

/** An exclusion, and every name that a text may use for it. */
export interface ExcludedFood {
  readonly kind: 'allergen' | 'diet' | 'other food' | 'caffeine under 18' | 'caffeine and health'
  /** "peanut", "milk foods with lactose", "Vegan", "durian". */
  readonly what: string
  readonly names: readonly string[]
  /** Longer phrases that contain a name and mean something else: coconut milk. */
  readonly others: readonly string[]
}

/** What this runner excludes, by name, for texts from elsewhere. */
export function excludedFoods({ age, diet, exclusions, health = [] }: Eater): ExcludedFood[] {
  const families = familiesNamed(exclusions.families)
  return [
    ...exclusions.groups.map((group) => named('allergen', groupWords[group], listOfGroup(group))),
    ...families.map(({ label, input_words, names, not_a_match }) =>
      named('other food', label, { names: [...names, ...input_words], others: not_a_match }),
    ),
    ...exclusions.unknown.map((name) => named('other food', name, { names: literalNames(name), others: [] })),
    ...(diet === 'Omnivore' ? [] : [named('diet', diet, listOfDiet(diet))]),
    ...waysOfEatingOf({ health }).map((way) => named('diet', namesOfWays[way], listOfWay(way))),
    ...brandsNamed({ health }, 'unwanted_brand').map((brand) =>
      named('other food', brand, { names: [brand], others: [] }),
    ),
    ...(age < growingAge.value ? [named('caffeine under 18', 'caffeine', caffeineToAvoid())] : []),
    ...(isWithoutCaffeine({ health }) ? [named('caffeine and health', 'caffeine', caffeineToAvoid())] : []),
  ]
}

type NameList = Pick<ExcludedFood, 'names' | 'others'>

/** A `not_a_match` of one group may be a name of another: shellfish is not fish, and both are seafood. */
function named(kind: ExcludedFood['kind'], what: string, { names, others }: NameList): ExcludedFood {
  const all = new Set(names)
  return { kind, what, names: [...all], others: [...new Set(others)].filter((phrase) => !all.has(phrase)) }
}

/** The name as typed and the foods in it; if none is known, any of its words may be one. */
function literalNames(name: string): string[] {
  const names = partNames(name, isKnown)
  const words = names.flat()
  const each = names.length > 1 || words.some(isKnown) ? [] : words.filter((word) => word.length > 3)
  return [...names.map((parts) => parts.join(' ')), ...each]
}

const isKnown = (word: string) =>
  word.length > 2 && !namesNoFood.has(word) && (isInAName(word) || listedWords().has(singularOf(word)))

let listed: ReadonlySet<string> | undefined

/** Names of foods that other services may use as well: computed on first use. */
function listedWords(): ReadonlySet<string> {
  listed ??= new Set(
    [
      ...allergenGroups.flatMap(({ input_words, food_words }) => [...input_words, ...food_words]),
      ...foodFamilies.flatMap(({ input_words, names }) => [...input_words, ...names]),
      ...usuallyHold.flatMap(({ words }) => words),
    ].flatMap((phrase) => splitWords(phrase).map(({ text }) => singularOf(text))),
  )
  return listed
}

/** Chocolate contains some caffeine, but next to none beside coffee. */
function caffeineToAvoid(): NameList {
  const { names, others } = listOfGroup('caffeine')
  return { names: names.filter((name) => !/chocolate|cocoa|cacao/u.test(name)), others }
}

/** Groups that include others: excluding nuts excludes every name of peanuts and tree nuts. */
const partsOf: Partial<Record<AllergenGroupId, readonly AllergenGroupId[]>> = {
  lactose: ['milk'],
  shellfish: ['crustacean', 'mollusc'],
  seafood: ['fish', 'crustacean', 'mollusc', 'shellfish'],
  nuts: ['tree_nut', 'peanut'],
  gluten: ['wheat'],
}

/** Groups whose own name may mean this one: "nuts" may be peanuts, "seafood" fish. */
const wholesOf: Partial<Record<AllergenGroupId, readonly AllergenGroupId[]>> = {
  fish: ['seafood'],
  crustacean: ['shellfish', 'seafood'],
  mollusc: ['shellfish', 'seafood'],
  tree_nut: ['nuts'],
  peanut: ['nuts'],
}

function listOfGroup(owner: AllergenGroupId): NameList {
  const parts = [owner, ...(partsOf[owner] ?? [])].map((group) => listOf(group, owner))
  const wholes = wholesOf[owner] ?? []
  // Cheddar is a cheese with hardly any lactose.
  const spared = new Set(wordsFor(meanSomethingElse, owner))
  return {
    names: [...parts.flatMap(({ names }) => names), ...wholes.flatMap(ownNames)].filter(
      (name) => !spared.has(name),
    ),
    others: [
      ...parts.flatMap(({ others }) => others),
      ...wholes.flatMap((group) => listOf(group, owner).others),
    ],
  }
}

function listOf(group: AllergenGroupId, owner: Excluder): NameList {
  const { food_words = [], not_a_match = [] } = found(group) ?? {}
  return {
    names: [...ownNames(group), ...food_words, ...wordsFor(usuallyHold, group)],
    others: [
      ...not_a_match.filter((phrase) => owner !== 'milk' || phrase !== stillMilk),
      ...freeOf(group),
      ...wordsFor(meanSomethingElse, group),
      ...othersFor(owner),
    ],
  }
}

// Without lactose it still contains milk protein (the rule of the group).
const stillMilk = 'lactose-free milk'

const found = (id: AllergenGroupId) => allergenGroups.find(({ group }) => group === id)

const wordsFor = (table: readonly WordsOf[], owner: Excluder) =>
  table.filter((entry) => entry.of.includes(owner)).flatMap(({ words }) => words)

const othersFor = (owner: Excluder) => [
  ...wordsFor(meanSomethingElse, owner),
  ...otherKinds
    .filter((kind) => kind.of.includes(owner))
    .flatMap(({ before, foods }) => before.flatMap((word) => foods.map((food) => `${word} ${food}`))),
]

/** "nut-free", "sans gluten": names that runners type for the exclusion, never for a food. */
const namesTheLack = /[- ]free$|^(?:no|sans|senza|sin|sem) |frei$/u

/** "celiac disease", "lactose intolerance": why a food is excluded. */
const namesTheReason = /co?elia|zoliak|allerg|intoler|malabsor|syndrom|\bibs\b/u

const ownNames = (group: AllergenGroupId) =>
  (found(group)?.input_words ?? []).filter(
    (word) => !namesTheLack.test(word) && !namesTheReason.test(foldWord(word)),
  )

const freeOf = (group: AllergenGroupId) =>
  (found(group)?.input_words ?? []).filter((word) => namesTheLack.test(word))

const animals: readonly AllergenGroupId[] = ['fish', 'crustacean', 'mollusc', 'shellfish', 'seafood']
const groupsOffDiet: Readonly<Record<'Vegetarian' | 'Vegan', readonly AllergenGroupId[]>> = {
  Vegetarian: animals,
  Vegan: [...animals, 'milk', 'egg', 'honey'],
}

function listOfDiet(diet: 'Vegetarian' | 'Vegan'): NameList {
  const meats = foodFamilies.filter(({ family }) => meatFamilies.has(family))
  const groups = groupsOffDiet[diet].map((group) => listOf(group, diet))
  return {
    names: [
      ...meats.flatMap(({ names, input_words }) => [...names, ...input_words]),
      ...groups.flatMap(({ names }) => names).filter((name) => !mayBeVegan.has(name)),
      ...wordsFor(usuallyHold, diet),
    ],
    others: groups.flatMap(({ others }) => others),
  }
}

const namesOfWays: Readonly<Record<WayOfEating, string>> = {
  halal: 'halal',
  kosher: 'kosher',
  no_beef: 'without beef',
  pescatarian: 'pescatarian',
  jain: 'Jain',
  alpha_gal: 'alpha-gal',
}

function listOfWay(way: WayOfEating): NameList {
  const { families, groups, isVegetarian } = leftOutBy[way]
  const held = familiesNamed(families)
  const lists = [
    ...groups.map((group) => listOf(group, group)),
    ...(isVegetarian ? [listOfDiet('Vegetarian')] : []),
  ]
  return {
    names: [
      ...held.flatMap(({ names, input_words }) => [...names, ...input_words]),
      ...lists.flatMap(({ names }) => names),
      ...wordsOfWay(usuallyHoldForWays, way),
    ],
    others: [
      ...held.flatMap(({ not_a_match }) => not_a_match),
      ...lists.flatMap(({ others }) => others),
      ...wordsFor(meanSomethingElse, 'Vegetarian'),
      ...othersFor('Vegetarian'),
      ...notDrinks,
    ],
  }
}

const notDrinks = ['wine vinegar', 'wine gum', 'root beer', 'ginger beer']

const wordsOfWay = (table: typeof usuallyHoldForWays, way: WayOfEating) =>
  table.filter(({ of }) => of.includes(way)).flatMap(({ words }) => words)

const meatFamilies = new Set(['meat', 'red_meat', 'pork', 'beef', 'poultry'])
