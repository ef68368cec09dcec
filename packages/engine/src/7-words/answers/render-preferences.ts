import { idOfChoice } from '../../foods/own-label.ts'
import { findProduct, isSugaryDrink } from '../../foods/products.ts'
import type { FuelChoice } from '../../1-runner/preferences/choice-schema.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { capitalize } from '../../letter-case.ts'
import { addDays } from '../../plain-day.ts'
import type { PlanMealName, PlanRunner } from '../../plan.ts'
import { startText } from '../amounts/clock-times.ts'
import { inMilliliters, inOwnClimb, type Reader } from '../amounts/format-amounts.ts'
import { numberText } from '../amounts/format-measures.ts'
import { plainDay, shortWeekday } from '../amounts/days.ts'
import { dislikeName } from '../menus/dislike-name.ts'
import { mealName } from '../menus/meal-words.ts'
import { recipeTitle } from '../menus/recipe-title.ts'
import { inDegrees } from '../amounts/temperatures.ts'
import { courseDrinkText, courseGelsText, type HandedOutToRunner, stationsText } from './course-words.ts'
import { fuelListName } from '../race-day/fuel-words.ts'

/** A preference in a few words, under the name of what is set and removed with it. */
export interface PreferenceWords {
  readonly of:
    | 'start_time'
    | 'forecast'
    | 'climb'
    | 'stations'
    | 'course_drink'
    | 'course_gels'
    | 'dose'
    | 'fuel'
    | 'carry'
  readonly text: string
}

/** A wish for the kitchen in a few words: a dislike by its id, a swap by its meal. */
export interface KitchenWords {
  readonly of: keyof NonNullable<Preferences['kitchen']>
  /** Empty where there is one of its kind. */
  readonly what: string
  readonly text: string
}

/** What a plan made of the preferences. */
interface KeptOfThem {
  readonly handedOut?: HandedOutToRunner
  /** Ids of the products that it does not use: whoever reads their names elsewhere would take them. */
  readonly leftOut?: readonly string[]
}

/** What the runner set, in the order of race day: "Start 7:30 am", "31 °C, 70%". */
export function renderPreferences(
  reader: Reader & Pick<PlanRunner, 'preferences'>,
  { handedOut = null, leftOut = [] }: KeptOfThem = {},
): PreferenceWords[] {
  const { forecast, course, practiced_g_per_hr: practiced, dose, fuel, carry } = reader.preferences
  const start = startText(reader)
  const parts: readonly { of: PreferenceWords['of']; text: string | null | undefined }[] = [
    { of: 'start_time', text: start && `Start ${start}` },
    {
      of: 'forecast',
      text: forecast && `${inDegrees(reader, forecast.temp_c)}, ${numberText(forecast.humidity)}%`,
    },
    {
      of: 'climb',
      text: course?.climb_m === undefined ? null : `${inOwnClimb(reader, course.climb_m)} of climb`,
    },
    { of: 'stations', text: course && stationsText(reader, course) },
    { of: 'course_drink', text: course && courseDrinkText(course, handedOut) },
    { of: 'course_gels', text: course && courseGelsText(course, handedOut) },
    { of: 'dose', text: practiced === undefined ? dose && doseWords[dose] : `${practiced} g/h held` },
    { of: 'fuel', text: fuel && fuelText(fuel, leftOut) },
    {
      of: 'carry',
      text: carry?.bottle_ml === undefined ? null : `Bottle of ${inMilliliters(reader, carry.bottle_ml)}`,
    },
  ]
  return parts.flatMap(({ of, text }) => (text ? [{ of, text }] : []))
}

/** "Maurten Gel 100, Club gel (left out), water, no salt". */
function fuelText(
  { main, drink, salt, caffeine }: NonNullable<Preferences['fuel']>,
  leftOut: readonly string[],
): string {
  const named = (choice: FuelChoice) => {
    const id = idOfChoice(choice)
    return `${fuelListName(id)}${leftOut.includes(id) ? ' (left out)' : ''}`
  }
  const parts = [
    ...(main ?? []).map(named),
    ...(drink === undefined ? [] : [typeof drink === 'string' ? drinkText(drink) : named(drink)]),
    ...(main?.length === 0 && isFuel(drink, leftOut) ? ['nothing to eat'] : []),
    ...(salt === undefined ? [] : [salt ? 'salt' : 'no salt']),
    ...(caffeine ? [caffeineWords[caffeine]] : []),
  ]
  return capitalize(parts.join(', '))
}

/** A drink that only wets has our gels beside it, whatever is asked. */
const isFuel = (drink: NonNullable<Preferences['fuel']>['drink'], leftOut: readonly string[]): boolean => {
  const product = typeof drink === 'object' ? findProduct(idOfChoice(drink)) : undefined
  return product !== undefined && isSugaryDrink(product) && !leftOut.includes(product.id)
}

const drinkText = (drink: 'course' | 'water') => (drink === 'course' ? 'the drink of the course' : drink)

const caffeineWords = {
  none: 'no caffeine',
  coffee: 'caffeine as coffee',
  gel: 'caffeine as a gel',
  tablet: 'caffeine as a tablet',
} as const

const doseWords = { planned: 'Full dose', lighter: 'Lighter dose' } as const

/** What the runner wishes of the kitchen: "No tofu", "Sat dinner: Chicken risotto", "Quick meals", "Hotel". */
export function renderKitchenWishes({
  preferences: { kitchen = {} },
  race_date: raceDate,
}: Pick<PlanRunner, 'preferences' | 'race_date'>): KitchenWords[] {
  const { dislikes = [], swaps = {}, effort, race_morning: morning } = kitchen
  return [
    ...dislikes.map((id) => ({ of: 'dislikes', what: id, text: `No ${dislikeName(id)}` }) as const),
    ...Object.entries(swaps).map(
      ([place, id]) =>
        ({ of: 'swaps', what: place, text: `${mealInShort(place, raceDate)}: ${recipeTitle(id)}` }) as const,
    ),
    ...(effort === undefined ? [] : [{ of: 'effort', what: '', text: effortWords[effort] } as const]),
    ...(morning === undefined
      ? []
      : [{ of: 'race_morning', what: '', text: morningWords[morning] } as const]),
  ]
}

const effortWords = { cook: 'Cooking ahead', quick: 'Quick meals' } as const
const morningWords = { home: 'Race morning at home', hotel: 'Race morning in a hotel' } as const

/** "Sat dinner", "Rest day lunch", "Race breakfast". */
function mealInShort(place: string, raceDate: string): string {
  const [day = '', name = ''] = place.split('.')
  const meal = mealName({ name: name as PlanMealName }).toLowerCase()
  const daysBefore = Number.parseInt(day, 10)
  if (day === 'race-morning') return `Race ${meal}`
  return Number.isNaN(daysBefore)
    ? `${exampleDays[day] ?? ''} ${meal}`
    : `${shortWeekday(addDays(plainDay(raceDate), -daysBefore))} ${meal}`
}

const exampleDays: Readonly<Record<string, string>> = {
  rest: 'Rest day',
  run: 'Run day',
  'long-run': 'Long-run',
}
