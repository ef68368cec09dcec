import { mealName, nameOfDay, type Plan, type PlanMeal, recipeName } from '@race-nutrition/engine'
import { written } from '../amount.tsx'
import type { Move, Moves } from './moves.ts'
import { notesOfNotKept } from './not-kept.ts'

/** Whether neither the runner nor a model chose other meals. */
export const isSameKitchen = (before: Plan, after: Plan) => wishesOf(before) === wishesOf(after)

const wishesOf = ({ runner: { preferences } }: Plan) =>
  JSON.stringify([preferences.kitchen, preferences.coach?.meals, preferences.coach?.sides])

/** The dishes that a wish for the kitchen changed: those that were swapped first, then race morning's; a week of others is counted. */
export function mealsMoved(before: Plan, after: Plan): Moves {
  const dishes = dishesOf(before)
  const moves = [...dishesOf(after)].flatMap(([name, dish]) => {
    const other = dishes.get(name)
    if (!other || other.recipe === dish.recipe) return []
    const rank = dish.insteadOf !== other.insteadOf ? 0 : dish.isOfRaceMorning ? 1 : 2
    return [{ rank, name, from: other.title, to: dish.title }]
  })
  const named = moves.toSorted((one, other) => one.rank - other.rank).slice(0, mostNamed)
  return { part: 'Meals', moves: named.map(({ name, from, to }) => ({ name, from, to })) }
}

const mostNamed = 3

interface NamedDish {
  readonly recipe: string
  /** With the foods that this runner has in it. */
  readonly title: string
  readonly insteadOf: string | undefined
  readonly isOfRaceMorning: boolean
}

const dishesOf = ({ training_days: days, race_week: week }: Plan): ReadonlyMap<string, NamedDish> =>
  new Map(
    [...days, ...week].flatMap((day) =>
      day.meals.map((meal) => [
        `${mealName(meal).toLowerCase()} of ${nameOfDay(day)}:`,
        {
          recipe: meal.recipe.id,
          title: recipeName(meal),
          insteadOf: meal.instead_of,
          isOfRaceMorning: day.kind === 'race-morning',
        },
      ]),
    ),
  )

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

const mealsOf = ({ training_days, race_week }: Plan): Named =>
  new Map(
    [...training_days, ...race_week].flatMap(({ key, meals }) =>
      meals.map((meal) => [`${key}.${meal.name}`, foodOf(meal)] as const),
    ),
  )

const foodOf = ({ recipe, items }: PlanMeal) =>
  JSON.stringify([recipe.id, recipe.quarters, items.map(({ food_id, grams }) => [food_id, grams])])

const groceriesOf = ({ groceries }: Plan): Named =>
  new Map(groceries.lines.map(({ name, basket }) => [name, JSON.stringify(basket)]))

/** Without those that a change says in full. */
const notesOf = ({ notes }: Plan): Named =>
  new Map(
    notes.flatMap((note) =>
      notesOfNotKept.has(note.code) ? [] : [[note.code, JSON.stringify(note)] as const],
    ),
  )

const counted: readonly { readonly name: string; readonly of: (plan: Plan) => Named }[] = [
  { name: 'meal', of: mealsOf },
  { name: 'grocery line', of: groceriesOf },
  { name: 'note', of: notesOf },
]
