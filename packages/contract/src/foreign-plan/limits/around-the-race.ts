import { capitalize } from '@race-nutrition/engine'
import { type RunningNutrient, runningNutrientNames, runningNutrients } from './running-nutrients.ts'
import { type Check, doesNotApply, type Fault, hard, isRead, outside, soft, startOf } from '../check.ts'
import type { Place, PlacedRow } from '../normalize/place-row.ts'

const section = 'race_day_plan'

/** Before the start: the carbs of all meals together, and the drink of the last hours. */
export const beforeRace: Check = {
  id: 'before-race',
  title: 'What is eaten and drunk before the start is within its limits',
  look: ({ rows, limits: { mealBefore, drinkBefore, recovery } }) => {
    const before = rows.filter(({ place }) => place?.part === 'before')
    if (before.length === 0) return doesNotApply
    const drinks = together(before, ({ minute }) => (minute ?? 0) >= -60 * drinkBefore.hours)
    return {
      section,
      what: 'amounts before the start',
      read: before.filter(hasAmounts).length,
      faults: [
        ...tooMuch([before], 'carbs', 'before the start', mealBefore.most),
        ...tooMuch(drinks, 'fluids', 'before the start', drinkBefore.most),
        // No source limits the salt in a breakfast, so the limit for recovery applies.
        ...tooMuch([before], 'sodium', 'before the start', recovery.sodium),
      ],
    }
  },
}

/** After the finish, in the hours of recovery. */
export const afterRace: Check = {
  id: 'after-race',
  title: 'The recovery after the race is within its limits',
  look: ({ rows, limits: { race, recovery } }) => {
    const after = rows.filter(({ place }) => place?.part === 'after')
    if (after.length === 0) return doesNotApply
    const meals = together(after, ({ minute }) => (minute ?? 0) <= 60 * (race.time + recovery.hours))
    return {
      section,
      what: 'amounts after the finish',
      read: after.filter(hasAmounts).length,
      faults: [
        ...tooMuch(meals, 'carbs', 'after the finish', recovery.carbs.most),
        ...tooMuch(meals, 'fluids', 'after the finish', recovery.fluids),
        ...tooMuch(meals, 'sodium', 'after the finish', recovery.sodium),
      ],
    }
  },
}

/** The rows near the race together, and each of the others alone. */
const together = (rows: readonly PlacedRow[], isNear: (place: Place) => boolean) => {
  const near = rows.filter(({ place }) => place && isNear(place))
  return [near, ...rows.filter((row) => !near.includes(row)).map((row) => [row])]
}

const tooMuch = (
  parts: readonly (readonly PlacedRow[])[],
  nutrient: RunningNutrient,
  when: string,
  most: number,
): Fault[] => {
  const { inRow, unit } = runningNutrients[nutrient]
  const what = `${capitalize(nutrient)} ${when}`
  const sums = parts.map((rows) => rows.reduce((sum, { row }) => sum + row[inRow], 0))
  return sums.flatMap((value) => outside({ section, what, value, unit }, { most })).slice(0, 1)
}

const hasAmounts = ({ row }: PlacedRow) =>
  runningNutrientNames.some((nutrient) => isRead(row[runningNutrients[nutrient].inRow]))

/** No limit can be applied to a row whose time cannot be placed: if it has amounts, its time has to be fixed. */
export const readableTimes: Check = {
  id: 'readable-times',
  title: 'Every time of race day can be read',
  look: ({ rows }) => ({
    section,
    what: 'rows of race day',
    read: rows.length,
    faults: rows.filter(({ place }) => place === null).map(unreadable),
  }),
}

function unreadable(placed: PlacedRow): Fault {
  const { time, action, item } = placed.row
  const message = `Not checked: the time of "${startOf(`${time} ${action} ${item}`)}" could not be read.`
  return hasAmounts(placed) ? hard(section, message) : soft(section, message)
}
