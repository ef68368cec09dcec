import {
  mealName,
  nameOfDay,
  type Plan,
  type PlanDay,
  type PlanMeal,
  recipeName,
} from '@race-nutrition/engine'
import { written } from '../amount.tsx'
import type { Move, Moves } from './moves.ts'
import { notesOfNotKept } from './not-kept.ts'

/** Whether neither the runner nor a model chose other meals. */
export const isSameKitchen = (before: Plan, after: Plan) => wishesOf(before) === wishesOf(after)

const wishesOf = ({ runner: { preferences } }: Plan) =>
  JSON.stringify([preferences.kitchen, preferences.coach?.meals, preferences.coach?.sides])

/**
 * The dishes that a wish for the kitchen changed: those of today first, once race week has begun, then those that were
 * swapped, then race morning's, what is ordered and what is eaten after the race; a week of others is counted. Days that
 * are past are not named in race week.
 */
export function mealsMoved(before: Plan, after: Plan, today: string): Moves {
  const dishes = dishesOf(before)
  const isRaceWeek = after.race_week.some(({ date }) => date === today)
  const moves = [...dishesOf(after)].flatMap(([place, dish]) => {
    const other = dishes.get(place)
    if (!other || isSameDish(dish, other)) return []
    const rank = rankOf(dish, other, isRaceWeek ? today : null)
    return rank === null ? [] : [{ rank, name: dish.name, from: other.title, to: dish.title }]
  })
  const named = moves.toSorted((one, other) => one.rank - other.rank).slice(0, mostNamed)
  return { part: 'Meals', moves: named.map(({ name, from, to }) => ({ name, from, to })) }
}

const mostNamed = 3

const isSameDish = (one: NamedDish, other: NamedDish) =>
  one.recipe === other.recipe && one.isOrdered === other.isOrdered

/** The least comes first; null is past. `today`: in race week alone, where example days are past too. */
function rankOf(dish: NamedDish, before: NamedDish, today: string | null): number | null {
  if (dish.isRecovery) return 4
  if (today !== null && (dish.date === null || dish.date < today)) return null
  if (dish.date !== null && dish.date === today) return 0
  if (dish.insteadOf !== before.insteadOf) return 1
  if (dish.isOfRaceMorning) return 2
  return dish.isOrdered === before.isOrdered ? 5 : 3
}

interface NamedDish {
  /** "dinner of Saturday, December 19:" */
  readonly name: string
  readonly recipe: string
  /** With the foods that this runner has in it. */
  readonly title: string
  readonly insteadOf: string | undefined
  readonly isOfRaceMorning: boolean
  readonly isOrdered: boolean
  readonly isRecovery: boolean
  readonly date: string | null
}

/** By the day and the meal. */
function dishesOf({
  training_days: days,
  race_week: week,
  race_day: { recovery_meal: recovery },
}: Plan): ReadonlyMap<string, NamedDish> {
  const ofDays = [...days, ...week].flatMap((day) =>
    day.meals.map((meal): [string, NamedDish] => [`${day.key}.${meal.name}`, dishOf(meal, day)]),
  )
  return new Map([...ofDays, ...(recovery ? [['recovery', recoveryDish(recovery)] as const] : [])])
}

function dishOf(meal: PlanMeal, day: PlanDay): NamedDish {
  const isOrdered = meal.is_ordered === true
  return {
    name: `${mealName(meal).toLowerCase()} of ${nameOfDay(day)}:`,
    recipe: meal.recipe.id,
    title: isOrdered ? `${recipeName(meal)}, ordered` : recipeName(meal),
    insteadOf: meal.instead_of,
    isOfRaceMorning: day.kind === 'race-morning',
    isOrdered,
    isRecovery: false,
    date: day.date,
  }
}

const recoveryDish = (meal: PlanMeal): NamedDish => ({
  name: 'recovery after the race:',
  recipe: meal.recipe.id,
  title: recipeName(meal),
  insteadOf: meal.instead_of,
  isOfRaceMorning: false,
  isOrdered: false,
  isRecovery: true,
  date: null,
})

/** "2 more; 1 less". */
export function groceriesMoved(before: Plan, after: Plan): Moves {
  const [earlier, now] = [groceriesOf(before), groceriesOf(after)]
  const more = [...now.keys()].filter((name) => !earlier.has(name)).length
  const less = [...earlier.keys()].filter((name) => !now.has(name)).length
  const counts = [
    { name: 'more', count: more },
    { name: 'less', count: less },
  ]
  return {
    part: 'Groceries',
    moves: counts.flatMap(({ name, count }) => (count > 0 ? [{ name, from: '', to: written(count) }] : [])),
  }
}

/** Meals, groceries and notes are counted, not listed; without the meals and grocery lines that are said already. */
export function countsMoved(
  before: Plan,
  after: Plan,
  [meals = [], groceries = []]: readonly (readonly Move[])[],
): Moves {
  const said: Readonly<Record<string, number>> = {
    meal: meals.length,
    'grocery line': groceries.reduce((sum, { to }) => sum + Number(to), 0),
  }
  return {
    part: 'Elsewhere',
    moves: counted.flatMap(({ name, of }) => {
      const count = changed(of(before), of(after)) - (said[name] ?? 0)
      return count === 0 ? [] : [{ name: count === 1 ? name : `${name}s`, from: '', to: written(count) }]
    }),
  }
}

type Named = ReadonlyMap<string, string>

/** How many are new, gone or different. */
const changed = (before: Named, after: Named) =>
  [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
    .length

const mealsOf = ({ training_days, race_week, race_day: { recovery_meal: recovery } }: Plan): Named =>
  new Map([
    ...[...training_days, ...race_week].flatMap(({ key, meals }) =>
      meals.map((meal) => [`${key}.${meal.name}`, foodOf(meal)] as const),
    ),
    ...(recovery ? [['race.recovery', foodOf(recovery)] as const] : []),
  ])

const foodOf = ({ recipe, items, is_ordered: isOrdered }: PlanMeal) =>
  JSON.stringify([recipe.id, recipe.quarters, isOrdered, items.map(({ food_id, grams }) => [food_id, grams])])

const groceriesOf = ({ groceries }: Plan): Named =>
  new Map(groceries.lines.map(({ name, basket }) => [name, JSON.stringify(basket)]))

/** Without those that a change says in full, as of a course that is filled in. */
const notesOf = ({ notes }: Plan): Named =>
  new Map(
    notes.flatMap((note) =>
      notesOfNotKept.has(note.code) || note.code === 'course-filled-in'
        ? []
        : [[note.code, JSON.stringify(note)] as const],
    ),
  )

const counted: readonly { readonly name: string; readonly of: (plan: Plan) => Named }[] = [
  { name: 'meal', of: mealsOf },
  { name: 'grocery line', of: groceriesOf },
  { name: 'note', of: notesOf },
]
