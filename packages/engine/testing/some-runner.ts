import type {
  Budget,
  Climate,
  Course,
  Diet,
  Questionnaire,
  RaceType,
  Sex,
} from '../src/1-runner/questionnaire.ts'
import { itemsOf, readItems } from '../src/1-runner/allergies/read-allergies.ts'
import type { Preferences } from '../src/1-runner/preferences/preferences-schema.ts'
import { raceDistances } from '../src/1-runner/race-distances.ts'
import type { Runner } from '../src/1-runner/runner.ts'
import { type AllergenGroupId, allergenGroups } from '../src/foods/exclusions/allergen-groups.ts'
import { addDays, daysBetween, type PlainDay, toIsoDay } from '../src/plain-day.ts'
import {
  centimeters,
  centimetersPerInch,
  hours,
  kilograms,
  kilogramsPerPound,
  kilometers,
  kilometersPerMile,
  litersPerHour,
  years,
} from '../src/units.ts'

/** What a test says of its runner, in plain numbers; what it leaves out is `everyRunner`'s. */
export interface RunnerWishes {
  readonly race: RaceType
  /** The finish time; `pacePerMileSeconds`, where given, goes before it. */
  readonly targetSeconds: number
  readonly pacePerMileSeconds: number | null
  readonly sex: Sex
  readonly age: number
  readonly heightCm: number
  readonly weightKg: number
  readonly weeklyKm: number
  readonly longRunKm: number
  readonly sweatRate: number | null
  readonly practicedRate: number | null
  readonly preferences: Preferences
  readonly diet: Diet
  readonly allergies: readonly AllergenGroupId[]
  /** Words about health, as typed: "pregnant". */
  readonly healthWords: readonly string[]
  readonly budget: Budget
  readonly course: Course
  readonly climate: Climate
  readonly units: 'metric' | 'imperial'
  readonly today: PlainDay
  readonly daysToGo: number
}

const everyRunner: RunnerWishes = {
  race: 'Marathon',
  targetSeconds: 4 * 3600,
  pacePerMileSeconds: null,
  sex: 'Female',
  age: 36,
  heightCm: 168,
  weightKg: 62,
  weeklyKm: 55,
  longRunKm: 28,
  sweatRate: null,
  practicedRate: null,
  preferences: {},
  diet: 'Omnivore',
  allergies: [],
  healthWords: [],
  budget: 'Medium',
  course: 'Flat',
  climate: 'Moderate',
  units: 'metric',
  today: { year: 2027, month: 3, day: 1 },
  daysToGo: 69,
}

/** A runner as stage 1 would understand one, with the answers that say the same. */
export function someRunner(wishes: Partial<RunnerWishes> = {}): Runner {
  const wish = { ...everyRunner, ...wishes }
  const raceDate = addDays(wish.today, wish.daysToGo)
  const imperial = wish.units === 'imperial'
  const typed = allergiesText(wish)
  const allergies = readItems(typed, itemsOf(typed))
  return {
    answers: answersOf(wish, raceDate),
    today: wish.today,
    race: wish.race,
    raceDate,
    daysToGo: daysBetween({ from: wish.today, until: raceDate }),
    raceDistance: raceDistances[wish.race],
    targetTime: hours(secondsOf(wish) / 3600),
    targetGivenAsPace: wish.pacePerMileSeconds !== null,
    sex: wish.sex,
    age: years(wish.age),
    height: centimeters(wish.heightCm),
    weight: kilograms(wish.weightKg),
    weeklyDistance: kilometers(wish.weeklyKm),
    longRun: kilometers(wish.longRunKm),
    sweatRate: wish.sweatRate === null ? null : litersPerHour(wish.sweatRate),
    diet: wish.diet,
    exclusions: allergies.exclusions,
    health: allergies.health,
    budget: wish.budget,
    course: wish.course,
    climate: wish.climate,
    units: imperial
      ? { distance: 'mi', mass: 'lb', height: 'ft' }
      : { distance: 'km', mass: 'kg', height: 'cm' },
    preferences: {
      ...(wish.practicedRate === null ? {} : { practiced_g_per_hr: wish.practicedRate }),
      ...wish.preferences,
    },
  }
}

function secondsOf({ race, targetSeconds, pacePerMileSeconds }: RunnerWishes): number {
  return pacePerMileSeconds === null
    ? targetSeconds
    : (pacePerMileSeconds * raceDistances[race]) / kilometersPerMile
}

function answersOf(wish: RunnerWishes, raceDate: PlainDay): Questionnaire {
  const imperial = wish.units === 'imperial'
  const distance = (km: number) => (imperial ? `${tidy(km / kilometersPerMile)} mi` : `${km} km`)
  return {
    raceType: wish.race,
    raceDate: toIsoDay(raceDate),
    targetTimeOrPace: targetText(wish),
    sex: wish.sex,
    age: String(wish.age),
    height: imperial ? `${tidy(wish.heightCm / centimetersPerInch)} in` : `${wish.heightCm} cm`,
    weight: imperial ? `${tidy(wish.weightKg / kilogramsPerPound)} lb` : `${wish.weightKg} kg`,
    weeklyMileage: distance(wish.weeklyKm),
    longRunDistance: distance(wish.longRunKm),
    sweatRate: wish.sweatRate === null ? '' : `${wish.sweatRate} L/h`,
    dietPreference: wish.diet,
    allergies: allergiesText(wish),
    budget: wish.budget,
    course: wish.course,
    climate: wish.climate,
  }
}

const two = (part: number) => String(part).padStart(2, '0')

// What the way to kilograms and back left behind is no part of an answer: 52, not 52.00000000000001.
const tidy = (value: number) => Number(value.toFixed(9))

function targetText({ targetSeconds, pacePerMileSeconds }: RunnerWishes): string {
  if (pacePerMileSeconds !== null) {
    return `${Math.floor(pacePerMileSeconds / 60)}:${two(pacePerMileSeconds % 60)} /mi`
  }
  const minutesPast = Math.floor((targetSeconds % 3600) / 60)
  return `${Math.floor(targetSeconds / 3600)}:${two(minutesPast)}:${two(targetSeconds % 60)}`
}

const wordsFor = (ids: readonly AllergenGroupId[]) =>
  allergenGroups.filter(({ group }) => ids.includes(group)).map(({ input_words }) => input_words[0] ?? '')

const allergiesText = ({ allergies, healthWords }: RunnerWishes) =>
  [...wordsFor(allergies), ...healthWords].join(', ')
