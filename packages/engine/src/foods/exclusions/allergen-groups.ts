import groups from './allergen-groups.json' with { type: 'json' }

/** Codes of foods and products in `allergens` and `checkLabelFor`. */
export const allergenCodes = [
  'milk',
  'egg',
  'fish',
  'shellfish',
  'tree_nut',
  'peanut',
  'wheat',
  'gluten',
  'soy',
  'sesame',
  'corn',
  'honey',
  'coconut',
  'sulphite',
  'celery',
  'mustard',
] as const
export type AllergenCode = (typeof allergenCodes)[number]

/** Groups that a runner may name, in the order of the data file. */
export const allergenGroupIds = [
  'milk',
  'lactose',
  'egg',
  'fish',
  'crustacean',
  'mollusc',
  'shellfish',
  'seafood',
  'tree_nut',
  'peanut',
  'nuts',
  'wheat',
  'gluten',
  'oats',
  'soy',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
  'corn',
  'honey',
  'coconut',
  'caffeine',
  'fodmap',
] as const
export type AllergenGroupId = (typeof allergenGroupIds)[number]

export interface AllergenGroup {
  readonly group: AllergenGroupId
  readonly label: string
  /** Block every item that names one of these in `allergens`. Empty: see `rule`. */
  readonly codes: readonly AllergenCode[]
  readonly block_also: {
    /** True: block also what names a code of `check_codes` among its label checks. False: warn. */
    readonly check_label: boolean
    readonly check_codes: readonly AllergenCode[]
    readonly field: { readonly name: string; readonly block_when: string } | null
  }
  readonly rule: string
  /** Words of a runner's text that name the group, in several languages. */
  readonly input_words: readonly string[]
  /** Words of a food's name or a label that indicate the group. */
  readonly food_words: readonly string[]
  /** Longer phrases that contain one of those words and do not mean the group. */
  readonly not_a_match: readonly string[]
}

export const allergenGroups = groups as readonly AllergenGroup[]

/** What is excluded, for the sentence "Left out of everything: peanut; milk foods with lactose". */
export const groupWords: Readonly<Record<AllergenGroupId, string>> = {
  milk: 'milk',
  lactose: 'milk foods with lactose',
  egg: 'egg',
  fish: 'fish',
  crustacean: 'crustaceans',
  mollusc: 'mollusks',
  shellfish: 'shellfish',
  seafood: 'fish and shellfish',
  tree_nut: 'tree nuts',
  peanut: 'peanut',
  nuts: 'tree nuts and peanut',
  wheat: 'wheat',
  gluten: 'gluten',
  oats: 'oats',
  soy: 'soy',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  lupin: 'lupin',
  sulphite: 'sulfites',
  corn: 'corn',
  honey: 'honey and bee products',
  coconut: 'coconut',
  caffeine: 'caffeine',
  fodmap: 'foods high in fructose or FODMAPs',
}
