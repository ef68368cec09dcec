import type { Barred } from '../foods/exclusions/permitted.ts'
import type { NoteCode } from '../note.ts'
import type { NutritionPlan } from '../nutrition-plan.ts'
import type { CheckId } from './check-ids.ts'

/** Soft: warn and show. Hard: the number is not acceptable. */
export type Severity = 'hard' | 'soft'

/** The section of the plan next to which a finding is shown. */
export type PlanSection = keyof NutritionPlan

/** What a check found, as a code with its facts; `7-words` renders it. */
export type Finding = Fault & {
  /** The check that found it. */
  readonly id: CheckId
}

export type Fault = {
  [Code in FindingCode]: {
    readonly severity: Severity
    readonly section: PlanSection
    readonly code: Code
    readonly facts: FindingFacts[Code]
  }
}[FindingCode]

export type FindingCode = keyof FindingFacts

/** A value of the plan; of a list of anything but words, and of an object, how many it holds. */
export type Stated = string | number | boolean | null | readonly string[] | { readonly items: number }

export interface FindingFacts {
  /** There was nothing to check. */
  'nothing-read': null
  'out-of-range': {
    /** Set if a check compares several numbers with ranges. */
    readonly of: Nutrient | null
    readonly value: number
    readonly is: 'more' | 'less'
    readonly limit: number
  }
  /** The value at this path of the plan differs from what its parts, or the answers, give. */
  differs: { readonly path: string; readonly stated: Stated; readonly made: Stated }
  /** The value at this path of the plan does not belong there. */
  'out-of-place': { readonly path: string }
  'part-missing': { readonly part: Part }
  'example-days': { readonly different: number }
  /** More of one food than anybody eats of it, at this meal or on this day; legumes and soy are counted in meals. */
  'too-much-of': {
    readonly path: string
    readonly of: CountedFood
    readonly value: number
    readonly most: number
  }
  /** A meal that is too small or too large for its day. */
  'meal-size': {
    readonly path: string
    readonly of: 'kcal' | 'carbs'
    readonly value: number
    readonly is: 'more' | 'less'
    readonly limit: number
  }
  /** A dish that comes again too soon. */
  'dish-again': { readonly path: string }
  'too-little-left': null
  'off-target': { readonly path: string; readonly value: number; readonly target: number }
  'rate-off-target': {
    readonly of: 'carbs' | 'sodium' | 'fluids'
    readonly value: number
    readonly target: number
  }
  'carbs-step-down': {
    readonly from: CarbDays
    readonly to: CarbDays
    readonly before: number
    readonly after: number
  }
  'row-too-early': { readonly row: number }
  'outside-the-day': { readonly minute: number; readonly finish: number }
  'no-breakfast': null
  'no-recovery': null
  'off-pace': { readonly path: string; readonly minute: number; readonly km: number | null }
  'fuel-too-late': { readonly minute: number }
  'feed-too-big': { readonly run: Run; readonly minute: number; readonly carbs: number }
  'feed-too-soon': { readonly run: Run; readonly minute: number; readonly gap: number }
  'capsule-too-soon': { readonly run: Run; readonly minute: number; readonly gap: number }
  'too-many-capsules': { readonly run: Run; readonly count: number; readonly most: number }
  'stop-too-soon': { readonly run: Run; readonly minute: number; readonly gap: number }
  'hour-too-full': { readonly of: 'carbs' | 'sodium' | 'fluids'; readonly amount: number }
  'schedule-above-limit': {
    readonly of: 'carbs' | 'sodium' | 'fluids'
    readonly value: number
    readonly limit: number
  }
  'practice-above-limit': {
    readonly week: string
    readonly of: 'sodium' | 'fluids'
    readonly value: number
    readonly limit: number
  }
  'salt-without-drink': { readonly sodium: number }
  'too-salty': { readonly minute: number | null; readonly mg_per_liter: number }
  'salty-race': { readonly sodium: number; readonly fluids: number }
  'gains-weight': null
  'loss-not-mentioned': { readonly run: Run; readonly percent: number }
  'much-in-the-last-hour': null
  'much-caffeine': { readonly mg: number }
  'caffeine-row-counts': null
  'caffeine-under-18': null
  'caffeine-and-health': null
  'adds-salt': { readonly path: string; readonly id: string }
  'not-permitted': { readonly path: string; readonly id: string; readonly because: Barred }
  'supplement-under-18': { readonly path: string; readonly id: string }
  'needs-fructose': { readonly run: Run; readonly g_per_hr: number }
  'not-on-the-list': { readonly food_id: string }
  'buys-too-little': { readonly line: number; readonly needed: number }
  'buys-too-much': { readonly line: number; readonly needed: number }
  'note-missing': { readonly note: NoteCode }
  'note-not-first': { readonly note: NoteCode }
  'note-unfounded': { readonly note: NoteCode }
}

export type Run = 'race' | 'long-run'

/** The days of race week that share a limit. */
export type CarbDays = 'monday-to-wednesday' | 'thursday-and-friday' | 'day-before'

export type Nutrient = 'carbs' | 'protein' | 'fat' | 'fiber' | 'sodium' | 'fluids'

export type CountedFood =
  | 'bread'
  | 'cooked'
  | 'potatoes'
  | 'oil'
  | 'seeds'
  | 'juice'
  | 'eggs'
  | 'milk'
  | 'tuna'
  | 'legumes'
  | 'soy'

export type Part =
  | 'race week'
  | 'rows'
  | 'breakfasts'
  | 'pantry'
  | 'fridge'
  | 'kit'
  | 'long-run schedule'
  | 'recovery'
