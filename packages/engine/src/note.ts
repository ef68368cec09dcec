import type { AllergenGroupId } from './foods/exclusions/allergen-groups.ts'

import type { WayOfEating } from './health.ts'
import type { KitchenNotKept } from './not-kept.ts'

/** Groups whose exclusion does not cover everything that a runner has to watch for. */
export const groupsToWarnOf = [
  'milk',
  'lactose',
  'mollusc',
  'shellfish',
  'seafood',
  'tree_nut',
  'nuts',
  'peanut',
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
  'health-pregnancy': null
  'health-breastfeeding': null
  'health-diabetes': null
  'health-blood-pressure': null
  'health-heart': null
  'health-stimulant': null
  'health-kidney': null
  'health-eating-disorder': null
  'health-celiac': null
  'health-ibs': null
  'health-reflux': null
  'health-severe-allergy': null
  'health-other': null
  /** What was read as health, and how to take it back. */
  'read-as-health': null
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
  /** What else celiac disease asks for, beside leaving gluten out. */
  'about-celiac': null
  'way-of-eating': { readonly way: WayOfEating }
  'not-about-food': null
  'brand-named': null
  'brand-left-out': null
  'honey-and-gelatin': null
  gelatin: null
  'under-18': null
  'from-65': null
  'medical-clearance': { readonly by: 'age' | 'weekly-distance' }
  'check-target': null
  'low-weight': null
  'high-weight': null
  'lean-energy': null
  'drink-no-more-than-thirst': null
  'drinking-too-much': null
  'much-to-drink': null
  heat: null
  'extreme-heat': null
  'sweat-loss': null
  'high-sweat-rate': null
  'extreme-sweat-rate': null
  'low-mileage': null
  'long-run-share': null
  'iron-and-periods': null
  calcium: null
  'vegan-supplements': null
  'gut-practice': null
  'recovery-drinks': null
  /** Of the runner's own fuel, by product. */
  'own-fuel-not-kept': { readonly product: string }
  /** Of the form that the runner wants. */
  'caffeine-not-as-chosen': null
  /** Stations that were filled in, and whether the runner has checked them. */
  'course-filled-in': { readonly checked: boolean }
  /** Where the stations leave too long without a drink, none if they come too late to count; and whether the table drinks between them. */
  'far-stations': {
    readonly stretches: readonly { readonly from_km: number; readonly to_km: number }[]
    readonly drinks_between: boolean
  }
  /** What the course hands out and this runner may not take. */
  'course-not-taken': { readonly product: string }
  /** Of the wishes for the kitchen: a dislike by its id, a swap by its meal. */
  'kitchen-not-kept': { readonly of: KitchenNotKept['of']; readonly what: string }
  shortfall: { readonly run: 'race' | 'long-run'; readonly of: 'carbs' | 'sodium' | 'fluids' }
  caffeine: null
  alcohol: null
  'no-painkillers': null
  'no-risky-supplements': null
  'sodium-and-cramps': null
  'assumed-race': null
  forecast: null
  'sweat-rate': null
  'average-energy': null
  'food-figures': null
  'between-the-sexes': null
  'little-recovery-protein': { readonly run: 'race' | 'long-run' }
  groceries: null
}

/** Where the safety box says a note: above all others, or in one of its three tiers. */
export const noteTiers = ['first', 'race-day', 'before-you-start', 'how-worked-out'] as const

export type NoteTier = (typeof noteTiers)[number]

/** One entry a code, grouped by tier. */
export const tierOfNote: Readonly<Record<NoteCode, NoteTier>> = {
  'health-pregnancy': 'first',
  'health-breastfeeding': 'first',
  'health-diabetes': 'first',
  'health-blood-pressure': 'first',
  'health-heart': 'first',
  'health-stimulant': 'first',
  'health-kidney': 'first',
  'health-eating-disorder': 'first',
  'health-celiac': 'first',
  'health-ibs': 'first',
  'health-reflux': 'first',
  'health-severe-allergy': 'first',
  'health-other': 'first',
  'read-as-health': 'first',
  'marathon-under-18': 'first',
  'not-medical-advice': 'first',
  'too-few-foods': 'first',

  alcohol: 'race-day',
  caffeine: 'race-day',
  'drink-no-more-than-thirst': 'race-day',
  'drink-to-thirst': 'race-day',
  'drinking-too-much': 'race-day',
  'extreme-heat': 'race-day',
  heat: 'race-day',
  'much-to-drink': 'race-day',
  'no-painkillers': 'race-day',
  'no-risky-supplements': 'race-day',
  'recovery-drinks': 'race-day',
  'sweat-loss': 'race-day',

  'about-celiac': 'before-you-start',
  'about-group': 'before-you-start',
  'brand-left-out': 'before-you-start',
  'brand-named': 'before-you-start',
  'caffeine-not-as-chosen': 'before-you-start',
  calcium: 'before-you-start',
  'check-target': 'before-you-start',
  'course-filled-in': 'before-you-start',
  'course-not-taken': 'race-day',
  'excluded-by-name': 'before-you-start',
  'extreme-sweat-rate': 'before-you-start',
  'family-excluded': 'before-you-start',
  'from-65': 'before-you-start',
  gelatin: 'before-you-start',
  'groups-excluded': 'before-you-start',
  'gut-practice': 'before-you-start',
  'high-sweat-rate': 'before-you-start',
  'high-weight': 'before-you-start',
  'honey-and-gelatin': 'before-you-start',
  'iron-and-periods': 'before-you-start',
  'lean-energy': 'before-you-start',
  'long-run-share': 'before-you-start',
  'low-mileage': 'before-you-start',
  'low-weight': 'before-you-start',
  'medical-clearance': 'before-you-start',
  'near-miss': 'before-you-start',
  'own-fuel-not-kept': 'before-you-start',
  'kitchen-not-kept': 'before-you-start',
  'not-about-food': 'before-you-start',
  'not-excluded': 'before-you-start',
  'read-labels': 'before-you-start',
  'see-a-doctor': 'before-you-start',
  'far-stations': 'before-you-start',
  'test-fueling': 'before-you-start',
  'under-18': 'before-you-start',
  'vegan-supplements': 'before-you-start',
  'way-of-eating': 'before-you-start',

  'assumed-race': 'how-worked-out',
  'average-energy': 'how-worked-out',
  'between-the-sexes': 'how-worked-out',
  'food-figures': 'how-worked-out',
  forecast: 'how-worked-out',
  groceries: 'how-worked-out',
  'little-recovery-protein': 'how-worked-out',
  shortfall: 'how-worked-out',
  'sodium-and-cramps': 'how-worked-out',
  'sweat-rate': 'how-worked-out',
}
