import type { Runner } from '../../1-runner/runner.ts'
import { interpolate, clamp } from '../../evidence/interpolate.ts'
import {
  lastDaysApart,
  loadingUnder18,
  mostCarbohydrateInADay,
  raceWeekCarbohydrate,
} from '../../evidence/race-week.ts'
import { rounding } from '../../evidence/portions.ts'
import {
  type GramsPerKilogram,
  grams,
  gramsPerKilogram,
  type Hours,
  type Kilograms,
  portionFor,
  roundTo,
} from '../../units.ts'
import { breakfast } from '../before-and-after/breakfast.ts'
import { dailyCarbs } from '../daily/daily-carbs.ts'
import { loadingDayFloors } from './loading-day.ts'
import { isGrowing } from '../daily/reference-mass.ts'
import type { RaceWeekTargets } from '../target-groups.ts'

/** From ordinary days to loading days, by how long the race will take and not by its name. */
export function raceWeek(
  runner: Runner,
  { mass, hoursPerDay }: { mass: Kilograms; hoursPerDay: Hours },
): RaceWeekTargets {
  const week = doses(runner.targetTime, dailyCarbs(hoursPerDay))
  const held = (dose: number) => gramsPerKilogram(Math.min(dose, mostDose(runner)))
  const inDay = (dose: number) => dayOf(held(dose), mass)
  const morning = breakfast(runner, { time: runner.targetTime, mass })
  return {
    mondayToWednesday: inDay(week.mondayToWednesday),
    thursdayToFriday: inDay(week.thursdayToFriday),
    dayBefore: inDay(week.dayBefore),
    raceMorning: morning.carbs,
    thursday: inDay(week.thursday),
    friday: inDay(week.friday),
    perKilogram: {
      mondayToWednesday: held(week.mondayToWednesday),
      thursdayToFriday: held(week.thursdayToFriday),
      dayBefore: held(week.dayBefore),
      raceMorning: morning.perKilogram,
    },
    loadDay: loadingDayFloors(mass),
  }
}

/** Each day at least as much as the day before it, g/kg. */
function doses(time: Hours, training: GramsPerKilogram) {
  const curves = raceWeekCarbohydrate.value
  const mondayToWednesday = clamp(
    training,
    interpolate(curves.mondayToWednesdayLeast, time),
    curves.mondayToWednesdayMost,
  )
  const thursdayToFriday = Math.max(interpolate(curves.thursdayToFriday, time), mondayToWednesday)
  const dayBefore = Math.max(interpolate(curves.dayBefore, time), thursdayToFriday)
  const apart = time >= lastDaysApart.value.fromHours ? lastDaysApart.value.apart : 0
  return {
    mondayToWednesday,
    thursdayToFriday,
    dayBefore,
    thursday: thursdayToFriday - apart,
    friday: Math.min(thursdayToFriday + apart, dayBefore),
  }
}

const mostDose = (runner: Runner) => (isGrowing(runner) ? loadingUnder18.value : Number.POSITIVE_INFINITY)

const dayOf = (dose: GramsPerKilogram, mass: Kilograms) =>
  roundTo(grams(Math.min(portionFor(dose, mass), mostCarbohydrateInADay.value)), rounding.value.mealGrams)
