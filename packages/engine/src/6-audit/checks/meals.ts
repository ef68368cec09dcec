import { type Check, type Fault, hard, lookAtEach, type PlanSection, type Reading, soft } from '../audit.ts'
import { figuresOf, type MealRead, noFigures, readFigures } from '../reading/read-meal.ts'
import { type MenuDay, type Menus, weekDays } from '../reading/read-menus.ts'
import { clockOf, placed, type RowRead } from '../reading/read-rows.ts'
import { comparable, misses, start } from './compare-figures.ts'

/** Every line that names its foods in amounts holds what it says, counted again from the foods. */
export const mealsHoldWhatTheySay: Check = {
  id: 'meals-hold-what-they-say',
  look: ({ menus, rows }, runner) => [
    lookAtMeals('daily_plan', mealsOf(menus.exampleDays)),
    lookAtMeals('long_run_fueling', menus.longRun),
    lookAtMeals('race_week', [...mealsOf(weekDays(menus)), ...menus.raceMorning]),
    lookAtMeals('race_day_plan', raceDayMeals(menus, rows, clockOf(runner).finish)),
  ],
}

/** Breakfast and recovery, unless a row says its figures alone, and whatever else of the table names its foods in amounts. */
function raceDayMeals({ raceDay }: Menus, rows: readonly RowRead[], finish: number): MealRead[] {
  const meals = new Set(
    placed(rows)
      .filter(({ minute, entry }) => (minute <= -75 || minute > finish) && entry.carbs_g > 0)
      .filter(({ entry }) => readFigures(entry.item).before.trim() !== '')
      .map(({ entry }) => entry),
  )
  return raceDay.filter(({ entry, meal }) => meal.isWhole || meals.has(entry)).map(inItsRow)
}

/** A row has its carbs in a column; words of its own say more of the same, or of a part of it. */
const inItsRow = ({ entry, meal }: Menus['raceDay'][number]): MealRead =>
  readFigures(entry.item).before === entry.item
    ? { ...meal, stated: { ...noFigures, carbs: entry.carbs_g } }
    : meal

const mealsOf = (days: readonly MenuDay[]) => days.flatMap(({ meals }) => meals)

/** A meal that names its foods otherwise than a reader can count is one that nothing here can vouch for. */
function lookAtMeals(section: PlanSection, meals: readonly MealRead[]): Reading {
  const counted = meals.filter(
    ({ isWhole, stated, portions }) => isWhole && comparable(stated, figuresOf(portions)).length > 0,
  )
  const subject = { section, what: 'the foods of the meals here', unread: 'soft' } as const
  const reading = lookAtEach(subject, counted, (meal) => mealFaults(section, meal))
  const [first, ...others] = meals.filter(({ isWhole }) => !isWhole)
  if (counted.length === 0 || !first) return reading
  const more = others.length === 0 ? '' : `, nor ${others.length} more here`
  const words = `The foods of "${start(first.text)}" could not be counted${more}.`
  return { ...reading, faults: [...reading.faults, soft(section, words)] }
}

/** A piece or a cup that nobody weighed may be another's: that is told, and refuses no plan. */
function mealFaults(section: PlanSection, { text, portions, stated }: MealRead): Fault[] {
  const [worst] = misses(stated, figuresOf(portions))
  if (!worst) return []
  const fault = worst.isFarOff && portions.every(({ isWeighed }) => isWeighed) ? hard : soft
  return [fault(section, `"${start(text)}" says ${worst.said}, and its foods hold ${worst.holds}.`)]
}
