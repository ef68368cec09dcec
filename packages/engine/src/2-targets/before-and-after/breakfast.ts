import type { Runner } from '../../1-runner/runner.ts'
import { clamp, interpolate } from '../../evidence/interpolate.ts'
import {
  breakfastCarbohydrate,
  breakfastFluids,
  breakfastSodium,
  earlyStart,
  mealBeforeALongRun,
} from '../../evidence/race-morning.ts'
import { raceDayMeals } from '../../evidence/race-day-meals.ts'
import { noAddedSalt } from '../../evidence/health.ts'
import { rounding } from '../../evidence/portions.ts'
import type { Points } from '../../evidence/rule.ts'
import { isWithoutAddedSalt, mentions } from '../../health.ts'
import {
  type Grams,
  type GramsPerKilogram,
  grams,
  gramsPerKilogram,
  type Hours,
  type Kilograms,
  milligrams,
  milliliters,
  portionFor,
  roundTo,
} from '../../units.ts'
import type { BreakfastTargets } from '../target-groups.ts'
import { startsInTheEvening } from './race-day-meals.ts'
import { startsEarly } from './start.ts'
import { raceWeather, usualWeather, type Weather } from '../weather.ts'

export interface MealBefore extends BreakfastTargets {
  readonly perKilogram: GramsPerKilogram
  /** What the dose has beyond one meal, and may be drunk or taken as a gel later; in no sum. */
  readonly optional: Grams
}

/** Three hours before the race, or two before an early start; what is over the most of one meal is optional. Evidence: no-load-with-diabetes. */
export function raceBreakfast(runner: Runner, mass: Kilograms): MealBefore {
  const { byHours, mostGrams } = breakfastCarbohydrate.value
  const most = startsEarly(runner) ? Math.min(mostGrams, earlyStart.value.mostGrams) : mostGrams
  const meal = mealBefore(runner, {
    time: runner.targetTime,
    mass,
    rule: { byHours, mostGrams: most },
    weather: raceWeather(runner),
    mostPerKilogram: startsInTheEvening(runner)
      ? raceDayMeals.value.evening.raceMealPerKilogram
      : Number.POSITIVE_INFINITY,
  })
  return mentions(runner, 'diabetes') ? { ...meal, optional: grams(0) } : meal
}

/** Three to four hours before a long run; it is a rehearsal, so nothing comes on top of it. */
export const mealBeforeLongRun = (
  runner: Runner,
  { time, mass }: { time: Hours; mass: Kilograms },
): MealBefore => ({
  ...mealBefore(runner, { time, mass, rule: mealBeforeALongRun.value, weather: usualWeather(runner) }),
  optional: grams(0),
})

interface Before {
  readonly time: Hours
  readonly mass: Kilograms
  readonly weather: Weather
  readonly rule: { readonly byHours: Points; readonly mostGrams: number }
  /** Before an evening start the day has had other meals. */
  readonly mostPerKilogram?: number
}

function mealBefore(
  runner: Runner,
  { time, mass, weather, rule: { byHours, mostGrams }, mostPerKilogram = Number.POSITIVE_INFINITY }: Before,
): MealBefore {
  const perKilogram = gramsPerKilogram(Math.min(interpolate(byHours, time), mostPerKilogram))
  const portion = portionFor(perKilogram, mass)
  return {
    perKilogram,
    carbs: inFives(Math.min(portion, mostGrams)),
    optional: inFives(Math.max(0, portion - mostGrams)),
    sodium: isWithoutAddedSalt(runner)
      ? milligrams(noAddedSalt.value.mealMilligrams)
      : sodiumWith(weather, time),
    fluids: fluidsWith(runner),
  }
}

const inFives = (amount: number) => roundTo(grams(amount), rounding.value.mealGrams)

function sodiumWith({ isHot }: Weather, time: Hours) {
  const { usual, more, moreFromHours } = breakfastSodium.value
  return milligrams(time >= moreFromHours || isHot ? more : usual)
}

function fluidsWith({ weight }: Runner) {
  const { perKilogram, least, most } = breakfastFluids.value
  return roundTo(milliliters(clamp(perKilogram * weight, least, most)), rounding.value.fluids)
}
