import type { AllergenCode, AllergenGroupId } from '../foods/exclusions/allergen-groups.ts'
import type { HealthMention } from '../health.ts'
import type { PlainDay } from '../plain-day.ts'
import type { Centimeters, Hours, Kilograms, Kilometers, LitersPerHour, Years } from '../units.ts'
import type { Preferences } from './preferences/preferences-schema.ts'
import type { Budget, Climate, Course, Diet, Questionnaire, RaceType, Sex } from './questionnaire.ts'

/** What a runner excludes from every meal, gel and grocery line. */
export interface Exclusions {
  /** The comma-separated items, trimmed, as typed: the plan's `profile.diet.allergies`. */
  readonly typed: readonly string[]
  /** Groups of `allergen-groups.json` that the items name, unique, in the file's order. */
  readonly groups: readonly AllergenGroupId[]
  /** Allergen codes of those groups, unique. */
  readonly codes: readonly AllergenCode[]
  /** Families of `food-families.json` that the items name: citrus, nightshades, pork. Absent if there is none. */
  readonly families?: readonly string[]
  /** Literal exclusions: names that are in no list, lower-cased. The runner is shown each. */
  readonly unknown: readonly string[]
  /** Items in which no food was found, as typed: they exclude nothing, and the runner is shown each. */
  readonly unread?: readonly string[]
  /** Typos that were read as a known word: its group is excluded, and the runner is shown both. */
  readonly nearMisses?: readonly NearMiss[]
}

export interface NearMiss {
  readonly typed: string
  /** The known word that it is nearest to. */
  readonly readAs: string
  readonly group: AllergenGroupId
}

/** The units a runner typed, so that sentences use them. */
export interface OwnUnits {
  readonly distance: 'mi' | 'km'
  readonly mass: 'lb' | 'kg'
  readonly height: 'ft' | 'cm'
}

/** The parsed answers. This type is the proof that every answer could be read and is possible. */
export interface Runner {
  readonly answers: Questionnaire
  readonly today: PlainDay
  readonly race: RaceType
  readonly raceDate: PlainDay
  readonly daysToGo: number
  readonly raceDistance: Kilometers
  readonly targetTime: Hours
  /** True if the runner gave a pace instead of a finish time. */
  readonly targetGivenAsPace: boolean
  readonly sex: Sex
  readonly age: Years
  readonly height: Centimeters
  readonly weight: Kilograms
  readonly weeklyDistance: Kilometers
  readonly longRun: Kilometers
  /** Measured by the runner; null if not given (the targets then use an estimate). */
  readonly sweatRate: LitersPerHour | null
  readonly diet: Diet
  readonly exclusions: Exclusions
  /** What the runner wrote about health, faith, medicines and brands, in the order of its codes. */
  readonly health: readonly HealthMention[]
  readonly budget: Budget
  readonly course: Course
  readonly climate: Climate
  readonly units: OwnUnits
  /** What the runner set besides the answers. */
  readonly preferences: Preferences
}
