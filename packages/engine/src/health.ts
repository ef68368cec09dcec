/** What runners write about health, faith, medicines and brands in the allergies field, in the order in which a plan speaks of it. */
export const healthCodes = [
  'pregnancy',
  'breastfeeding',
  'diabetes',
  'blood_pressure',
  'heart',
  'stimulant',
  'kidney',
  'eating_disorder',
  'celiac',
  'ibs',
  'low_fodmap',
  'reflux',
  'severe_allergy',
  'other_health',
  'not_food',
  'halal',
  'kosher',
  'no_beef',
  'pescatarian',
  'jain',
  'alpha_gal',
  'brand',
  'unwanted_brand',
] as const
export type HealthCode = (typeof healthCodes)[number]

/** Codes that leave foods out and are no illness. */
export const waysOfEating = ['halal', 'kosher', 'no_beef', 'pescatarian', 'jain', 'alpha_gal'] as const
export type WayOfEating = (typeof waysOfEating)[number]

export const waysOfEatingOf = (runner: WithHealth): readonly WayOfEating[] =>
  waysOfEating.filter((way) => mentions(runner, way))

/** What a word tells beyond its code. Of a brand it is the name. */
export const healthTopics = [
  'unspecified',
  'type-1',
  'insulin',
  'sulfonylurea',
  'slow-stomach',
  'ketoacidosis',
  'drink-to-thirst',
  'lithium',
  'latex-or-pollen',
] as const
export type HealthTopic = (typeof healthTopics)[number]

/** One word or phrase that was read, as typed. */
export interface HealthMention {
  readonly code: HealthCode
  readonly typed: string
  readonly topic: HealthTopic | null
  /** The maker of race fuel that a brand names; null for every other code. */
  readonly brand: string | null
}

/** A runner, in any form that carries what was read. */
export interface WithHealth {
  readonly health: readonly HealthMention[]
}

export const mentions = ({ health }: WithHealth, ...codes: readonly HealthCode[]): boolean =>
  health.some(({ code }) => codes.includes(code))

const tells = ({ health }: WithHealth, ...topics: readonly HealthTopic[]): boolean =>
  health.some(({ topic }) => topic !== null && topics.includes(topic))

/** Evidence: no-caffeine-by-health. */
export const isWithoutCaffeine = (runner: WithHealth): boolean =>
  mentions(runner, 'pregnancy', 'blood_pressure', 'heart', 'stimulant', 'kidney', 'eating_disorder')

/** Evidence: no-added-salt. */
export const isWithoutAddedSalt = (runner: WithHealth): boolean =>
  mentions(runner, 'blood_pressure', 'heart', 'kidney')

/** A diet is not a diagnosis: runners who write FODMAP alone read of no bowel. */
export const eatsLowFodmap = (runner: WithHealth): boolean => mentions(runner, 'ibs', 'low_fodmap')

/** Whether what was read narrows the choice of race fuel. */
export const narrowsFuel = (runner: WithHealth): boolean =>
  isWithoutAddedSalt(runner) || mentions(runner, ...waysOfEating, 'unwanted_brand')

/** Growing runners and those with an eating disorder read no word about body weight. */
export const readsOfWeight = (runner: WithHealth & { readonly age: number }): boolean =>
  runner.age >= 18 && !mentions(runner, 'eating_disorder')

/** Runners who have or had an eating disorder read no calories of a meal or a day: its dishes and portions are enough. */
export const readsOfCalories = (runner: WithHealth): boolean => !mentions(runner, 'eating_disorder')

/** Where lows come from the treatment, or may: prediabetes, metformin and GLP-1 medicines alone bring none. */
export const carriesHypoKit = (runner: WithHealth): boolean =>
  tells(runner, 'unspecified', 'type-1', 'insulin', 'sulfonylurea')

/** What is carried besides fuel. */
export type MedicalKitItem = 'hypo-kit' | 'auto-injector'

export const medicalKitOf = (runner: WithHealth): readonly MedicalKitItem[] => [
  ...(carriesHypoKit(runner) ? (['hypo-kit'] as const) : []),
  ...(mentions(runner, 'severe_allergy') ? (['auto-injector'] as const) : []),
]

export const takesSlowStomachMedicine = (runner: WithHealth): boolean => tells(runner, 'slow-stomach')
export const risksKetoacidosis = (runner: WithHealth): boolean => tells(runner, 'ketoacidosis')
export const takesLithium = (runner: WithHealth): boolean => tells(runner, 'lithium')
export const overdrinksDangerously = (runner: WithHealth): boolean => tells(runner, 'drink-to-thirst')
export const reactsToLatexOrPollen = (runner: WithHealth): boolean => tells(runner, 'latex-or-pollen')

/** The phrases of one code, as typed. */
export const typedFor = ({ health }: WithHealth, code: HealthCode): readonly string[] =>
  health.filter((mention) => mention.code === code).map(({ typed }) => typed)

/** Brands of race fuel that the runner named, or named as unwanted. */
export const brandsNamed = ({ health }: WithHealth, code: 'brand' | 'unwanted_brand'): readonly string[] => [
  ...new Set(health.flatMap((mention) => (mention.code === code ? (mention.brand ?? []) : []))),
]
