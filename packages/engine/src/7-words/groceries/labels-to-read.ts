import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import { findFood } from '../../foods/foods.ts'
import type { Plan } from '../../plan.ts'
import { fuelListName } from '../race-day/fuel-words.ts'

/** One line that names every food and product whose brands may hold what this runner excludes; null if there is none. */
export function labelsToRead(plan: Plan): string | null {
  const names = [
    ...new Set([...[...foodsToRead(plan)].map(nameOf), ...productsToRead(plan).map(fuelListName)]),
  ]
  return names.length > 0 ? `Labels to read for what you leave out: ${names.toSorted().join(', ')}.` : null
}

function foodsToRead({ training_days: examples, race_week: week, race_day, long_run, groceries }: Plan) {
  const after = [race_day.breakfast_away, race_day.recovery_meal, long_run.recovery_meal].flatMap(
    (meal) => meal ?? [],
  )
  const meals = [...[...examples, ...week].flatMap((day) => day.meals), ...long_run.breakfasts, ...after]
  const eaten = meals.flatMap(({ items }) => items.filter(({ read_label }) => read_label))
  const bought = groceries.lines.filter(({ read_label }) => read_label)
  return new Set([...eaten.map(({ food_id: id }) => id), ...bought.flatMap(({ food_ids: [id] }) => id ?? [])])
}

const productsToRead = ({ race_day: race, long_run: longRun }: Plan) =>
  [race, longRun]
    .flatMap(({ kit, change }) => [...kit, ...(change ? [change] : [])])
    .flatMap(({ product, label }) => (label === null ? [] : [product]))

const nameOf = (id: string) =>
  id in larder ? larderLine(id as LarderId).name : (findFood(id)?.name ?? id).toLowerCase()
