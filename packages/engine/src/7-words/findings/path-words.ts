import { joinList, rowTime } from '../amounts/format-amounts.ts'
import { capitalize, lowercaseFirst } from '../../letter-case.ts'
import type { Stated } from '../../6-audit/finding.ts'
import { findFood } from '../../foods/foods.ts'
import type { Plan, PlanDay } from '../../plan.ts'
import { nameOfDay } from '../amounts/days.ts'
import { withUnit } from '../amounts/format-measures.ts'
import { mealName } from '../menus/meal-words.ts'
import { codeWords } from './code-words.ts'
import { plainFigure } from './finding-renderers.ts'
import { nameOfFact } from './path-names.ts'

/** The name of a place in the plan, at the start of a sentence: "Lunch on Tuesday, May 4", "The row at 0:25". */
export function placeWords(plan: Plan, path: string): string {
  const [part = '', second = '', third = '', ...rest] = path.split('.')
  if (part === 'training_days' || part === 'race_week')
    return placeInDay(plan[part][Number(second)], [third, ...rest])
  if (part === 'groceries' && second === 'lines') return groceryPlace(plan, third)
  if (part === 'groceries' && second === 'cupboard') return 'What you look for in your kitchen'
  if (part === 'groceries' && second === 'foods') return `${capitalize(foodName(third))} on the grocery list`
  if (part === 'cooking') return 'The cooking ahead'
  if (part === 'doubles') return 'What is cooked once for several meals'
  if (part === 'race_day' || part === 'long_run') return placeInRun(plan, part, [second, third, ...rest])
  if (part === 'reasons') return reasonPlace(plan, path.slice('reasons.'.length))
  return nameOfFact(path)
}

/** Of a row by its time, of any other number by its name. */
function reasonPlace(plan: Plan, path: string): string {
  const [, row, figure] = /^(race_day\.rows\.\d+)\.(.+)$/.exec(path) ?? []
  return row === undefined || figure === undefined
    ? `The reason of “${nameOfFact(path)}”`
    : `The reason of “${nameOfFact(figure)}” in ${lowercaseFirst(placeWords(plan, row))}`
}

function placeInDay(day: PlanDay | undefined, [part = '', index = '']: readonly string[]): string {
  if (!day) return 'A day'
  const name = day.kind === 'race-morning' ? 'race morning' : nameOfDay(day)
  const meal = part === 'meals' ? day.meals[Number(index)] : undefined
  return meal ? `${mealName(meal)} on ${name}` : capitalize(name)
}

const groceryPlace = ({ groceries }: Plan, index: string) =>
  index === '' ? 'The grocery list' : `“${groceries.lines[Number(index)]?.name ?? ''}” on the grocery list`

function placeInRun(
  plan: Plan,
  run: 'race_day' | 'long_run',
  [part = '', index = '']: readonly string[],
): string {
  const where = run === 'race_day' ? 'race day' : 'the long run'
  const words: Readonly<Record<string, string>> = {
    breakfasts: `The meal before ${where}`,
    breakfast_away: 'The race breakfast without a stove',
    recovery_meal: `The meal after ${where === 'race day' ? 'the race' : where}`,
    kit: `The kit of ${where}`,
    change: `What is taken for a change on ${where}`,
    totals: `The whole of ${where}`,
    start_to_finish: 'From the start to the finish',
    breakfast_to_recovery: 'Race day as a whole',
    other_meals: 'The other meals of race day',
    carbs_until_start_g: 'All carbs up to the start',
    slower: 'The table for a slower day',
    if_then: 'What to do if something goes wrong',
    shortfalls: `What ${where} falls short of`,
  }
  const row = part === 'rows' ? plan[run].rows[Number(index)] : undefined
  if (row) return `The row at ${rowTime(row.minute)}`
  return words[part] ?? `The rows of ${where}`
}

export const foodName = (id: string) => (findFood(id)?.name ?? id).toLowerCase()

/** A value with the unit from the last name of its path: "612 kcal", "88 g carbs". */
export function valueWords(path: string, value: Stated): string {
  if (value === null || value === '') return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return codeWords(path, value)
  if (typeof value === 'object') return listWords(path, value)
  const unit = units.find(([ending]) => path.endsWith(ending))?.[1]
  return withUnit(plainFigure(value), unit ?? '')
}

const units = [
  ['kcal', 'kcal'],
  ['carbs_g', 'g carbs'],
  ['protein_g', 'g protein'],
  ['fat_g', 'g fat'],
  ['fiber_g', 'g fiber'],
  ['sodium_mg', 'mg sodium'],
  ['fluids_ml', 'ml'],
  ['_mg', 'mg'],
  ['_g', 'g'],
  ['_g_per_hr', 'g an hour'],
  ['_mg_per_hr', 'mg an hour'],
  ['_ml_per_hr', 'ml an hour'],
  ['_km', 'km'],
  ['minutes', 'min'],
] as const

/** A list of words joined; for any other list, its length. */
function listWords(path: string, list: readonly string[] | { readonly items: number }): string {
  if ('items' in list) return `${list.items} in all`
  return list.length === 0 ? 'nothing' : joinList(list.map((code) => codeWords(path, code)))
}
