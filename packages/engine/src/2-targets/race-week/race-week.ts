import type { Runner } from '../../1-runner/runner.ts'
import { rounding } from '../../evidence/portions.ts'
import { type Grams, gramsPerKilogram, grams, type Kilograms, roundTo } from '../../units.ts'
import { raceBreakfast } from '../before-and-after/breakfast.ts'
import { loadingDayFloors } from './loading-day.ts'
import { type Bases, stepsOf } from './steps-of-the-week.ts'
import type { RaceWeekTargets } from '../target-groups.ts'

/** From ordinary days to loading days, by how long the race will take; 10 km or less is not loaded for. */
export function raceWeek(runner: Runner, bases: Bases): RaceWeekTargets {
  const { mass, loadingMass } = bases
  const week = stepsOf(runner, bases)
  const { mondayToWednesday, thursdayToFriday, dayBefore } = week
  const morning = raceBreakfast(runner, loadingMass)
  return {
    mondayToWednesday: inFives(mondayToWednesday.amount),
    thursdayToFriday: inFives(thursdayToFriday.amount),
    dayBefore: inFives(dayBefore.amount),
    raceMorning: morning.carbs,
    thursday: inFives(week.thursday),
    friday: inFives(week.friday),
    perKilogram: {
      mondayToWednesday: per(mass, mondayToWednesday.amount),
      thursdayToFriday: per(loadingMass, thursdayToFriday.amount),
      dayBefore: per(loadingMass, dayBefore.amount),
      raceMorning: morning.perKilogram,
    },
    shareOfLoad: week.shareOfLoad,
    settledBy: {
      mondayToWednesday: mondayToWednesday.settledBy,
      thursdayToFriday: thursdayToFriday.settledBy,
      dayBefore: dayBefore.settledBy,
    },
    loadDay: loadingDayFloors(mass),
  }
}

const inFives = (amount: number): Grams => roundTo(grams(amount), rounding.value.mealGrams)

const per = (mass: Kilograms, amount: number) => gramsPerKilogram(amount / mass)
