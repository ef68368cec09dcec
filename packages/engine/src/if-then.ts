/** What to do when the race goes differently, as a code with facts; `7-words` renders trigger and action. */
export type IfThen = {
  [Code in IfThenCode]: { readonly code: Code; readonly facts: IfThenFacts[Code] }
}[IfThenCode]

/** In the order of the plan. */
export const ifThenCodes = [
  'stop-signs',
  'low-blood-sugar',
  'upset-stomach',
  'loose-bowels',
  'hotter',
  'lost-serving',
  'dry-station',
  'cramp',
  'wall',
  'walking',
  'late-start',
] as const

export type IfThenCode = (typeof ifThenCodes)[number]

/** The numbers of an action; null if it needs none. */
export interface IfThenFacts extends Record<IfThenCode, unknown> {
  /** Vomiting, headache, confusion, swelling. */
  'stop-signs': null
  /** Signs of low blood sugar, for runners with diabetes. */
  'low-blood-sugar': null
  'upset-stomach': {
    /** Minutes without fuel. */
    readonly without_minutes: { readonly least: number; readonly most: number }
    /** Half a serving, and how often, so that no hour has more than planned; null if nothing with carbs is taken. */
    readonly small_feeds: { readonly carbs_g: number; readonly every_minutes: number } | null
  }
  'loose-bowels': { readonly has_caffeine: boolean }
  hotter: {
    /** How many feeds, of how many, and the carbs from start to finish without them; null where the table is for heat already. */
    readonly leave_out: { readonly feeds: number; readonly of: number; readonly carbs_g: number } | null
    /** The most of any plan for this runner and race. */
    readonly most_ml_per_hr: number
  }
  'lost-serving': {
    readonly most_g_a_feed: number
    /** From start to finish with one serving less. */
    readonly carbs_g: number
  }
  'dry-station': {
    /** On top of the next stop of the table. */
    readonly extra_ml: number
    readonly needs_water: boolean
  }
  cramp: null
  wall: {
    readonly walk_minutes: number
    readonly minutes_apart: number
    readonly slower_s_per_km: { readonly least: number; readonly most: number }
  }
  walking: null
  'late-start': {
    readonly after_minutes: number
    /** Half a serving, minutes before the start; null for runners who should not have more than the table. */
    readonly half: { readonly carbs_g: number; readonly minutes_before: number } | null
  }
}

/** What no trial has tested. The others are of consensus statements, or of the runner's own doctor. */
const coachsRules: ReadonlySet<IfThenCode> = new Set([
  'upset-stomach',
  'loose-bowels',
  'hotter',
  'lost-serving',
  'dry-station',
  'wall',
  'walking',
  'late-start',
])

export const isCoachsRule = (code: IfThenCode): boolean => coachsRules.has(code)
