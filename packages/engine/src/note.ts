import type { AllergenCode, AllergenGroupId } from './foods/exclusions/allergen-groups.ts'

/** Groups whose exclusion does not cover everything that a runner has to watch for. */
export const groupsToWarnOf = [
  'milk',
  'lactose',
  'mollusc',
  'shellfish',
  'seafood',
  'tree_nut',
  'nuts',
  'wheat',
  'gluten',
  'oats',
  'soy',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
  'corn',
  'coconut',
  'caffeine',
  'fodmap',
] as const satisfies readonly AllergenGroupId[]

export type GroupToWarnOf = (typeof groupsToWarnOf)[number]

/** What a runner has to know before using the plan, as a code with its facts; `7-words` renders it. */
export type Note = { [Code in NoteCode]: { readonly code: Code; readonly facts: NoteFacts[Code] } }[NoteCode]

export type NoteCode = keyof NoteFacts

/** Facts besides those of the plan itself; null if those are enough. */
export interface NoteFacts {
  'marathon-under-18': null
  'too-few-foods': { readonly days: readonly string[] }
  'not-medical-advice': null
  'see-a-doctor': null
  'test-fueling': null
  'drink-to-thirst': null
  'read-labels': null
  'groups-excluded': { readonly groups: readonly AllergenGroupId[] }
  'family-excluded': { readonly family: string }
  'near-miss': { readonly typed: string; readonly read_as: string }
  'excluded-by-name': { readonly words: string }
  'not-excluded': { readonly words: string }
  'about-group': { readonly group: GroupToWarnOf }
  'honey-and-gelatin': null
  gelatin: null
  'product-label': { readonly product: string; readonly read_for: readonly AllergenCode[] }
  'under-18': null
  'from-65': null
  'check-target': null
  'low-weight': null
  'high-weight': null
  'lean-energy': null
  'drink-no-more-than-thirst': null
  'drinking-too-much': null
  'much-to-drink': null
  heat: null
  'sweat-loss': null
  'high-sweat-rate': null
  'extreme-sweat-rate': null
  'low-mileage': null
  'vegan-supplements': null
  'gut-practice': null
  'recovery-drinks': null
  'loading-weight': null
  shortfall: { readonly run: 'race' | 'long-run'; readonly of: 'carbs' | 'sodium' | 'fluids' }
  caffeine: null
  alcohol: null
  'no-painkillers': null
  'no-risky-supplements': null
  'sodium-and-cramps': null
  'assumed-race': null
  'sweat-rate': null
  'average-energy': null
  'food-figures': null
  'between-the-sexes': null
  'gave-way': { readonly days: readonly string[] }
  'protein-nearly-met': null
  'little-recovery-protein': { readonly run: 'race' | 'long-run' }
  groceries: null
}
