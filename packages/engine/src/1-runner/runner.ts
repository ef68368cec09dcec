import type { AllergenCode, AllergenGroupId } from '../foods/exclusions/allergen-groups.ts'
import type { PlainDay } from '../plain-day.ts'
import type { Centimeters, Hours, Kilograms, Kilometers, LitersPerHour, Years } from '../units.ts'
import type { Budget, Climate, Course, Diet, Questionnaire, RaceType, Sex } from './questionnaire.ts'

/** What a runner excludes from every meal, gel and grocery line. */
export interface Exclusions {
  /** The comma-separated items, trimmed, as typed: the plan's `profile.diet.allergies`. */
  readonly typed: readonly string[]
  /** Groups of `allergen-groups.json` that the items name, each once, in the file's order. */
  readonly groups: readonly AllergenGroupId[]
  /** Allergen codes of those groups, each once. */
  readonly codes: readonly AllergenCode[]
  /** Families of `food-families.json` that the items name: citrus, nightshades, pork. Absent where there is none. */
  readonly families?: readonly string[]
  /** Literal exclusions: names that stand in no list, lower-cased. The runner is shown each. */
  readonly unknown: readonly string[]
  /** Items in which no food was found, and words for what is no food, as typed: nothing is excluded for them, and the runner is shown each. */
  readonly unread?: readonly string[]
  /** Slips of a key that were taken for a known word: its group is excluded, and the runner is shown both. */
  readonly nearMisses?: readonly NearMiss[]
}

export interface NearMiss {
  readonly typed: string
  /** The known word that it is nearest to. */
  readonly readAs: string
  readonly group: AllergenGroupId
}

/** The units a runner typed, so that sentences come back in them. */
export interface OwnUnits {
  readonly distance: 'mi' | 'km'
  readonly mass: 'lb' | 'kg'
  readonly height: 'ft' | 'cm'
}

/** A runner as understood. This type is the proof that every answer could be read and is possible. */
export interface Runner {
  readonly answers: Questionnaire
  readonly today: PlainDay
  readonly race: RaceType
  readonly raceDate: PlainDay
  readonly daysToGo: number
  readonly raceDistance: Kilometers
  readonly targetTime: Hours
  /** True where the runner named a pace and not a finish time. */
  readonly targetGivenAsPace: boolean
  readonly sex: Sex
  readonly age: Years
  readonly height: Centimeters
  readonly weight: Kilograms
  readonly weeklyDistance: Kilometers
  readonly longRun: Kilometers
  /** Measured by the runner; null where not given (an estimate then stands in the targets). */
  readonly sweatRate: LitersPerHour | null
  readonly diet: Diet
  readonly exclusions: Exclusions
  readonly budget: Budget
  readonly course: Course
  readonly climate: Climate
  readonly units: OwnUnits
}
