import type { PlanDetails } from '@race-nutrition/engine'
import { written } from '../amount.tsx'

export type Day = PlanDetails['days'][number]
export type Meal = Day['meals'][number]
type Macros = Pick<Meal, 'kcal' | 'carbs_g' | 'protein_g' | 'fat_g'>

export interface ToldDays {
  /** Days that eat the same stand in one group, to be shown once. */
  readonly groups: readonly DayGroup[]
  /** What the lines say besides, in their order. */
  readonly rest: readonly string[]
}

export type DayGroup = readonly [Day, ...Day[]]

/**
 * Which of the days the lines spell out meal by meal, and what else they say. The lines are the plan, the days only
 * its working: a day of which one meal reads otherwise, as a model may have written it, keeps all its lines.
 */
export function toldDays(lines: readonly string[], days: readonly Day[]): ToldDays {
  let rest = lines
  const groups = sameMealsTogether(days).filter(([day]) => {
    const others = linesBeside(day, rest)
    rest = others ?? rest
    return others !== null
  })
  return { groups, rest }
}

function sameMealsTogether(days: readonly Day[]): DayGroup[] {
  const groups = new Map<string, DayGroup>()
  for (const day of days) {
    const meals = day.meals.map(mealLine).join('\n')
    groups.set(meals, [...(groups.get(meals) ?? []), day] as DayGroup)
  }
  return [...groups.values()]
}

/** The lines without those that spell the day out; null where they do not. */
function linesBeside(day: Day, lines: readonly string[]): readonly string[] | null {
  if (day.meals.length === 0) return null
  let rest = lines
  for (const meal of day.meals) {
    const at = rest.findIndex((line) => line.toLowerCase() === mealLine(meal).toLowerCase())
    if (at < 0) return null
    rest = rest.toSpliced(at, 1)
  }
  const total = rest.findIndex((line) => isTotal(line, day))
  return total < 0 ? rest : rest.toSpliced(total, 1)
}

const mealLine = (meal: Meal) =>
  `${meal.name}: ${meal.dish} — ${meal.items.map(({ text }) => text).join(', ')} · ${figuresOf(meal)}`

/** "Total: 2,464 kcal, …" or "Thursday, April 8: 2,371 kcal, ….": a line that says more stays. */
function isTotal(line: string, { label, totals }: Day): boolean {
  const [name = '', figures] = line.split(': ')
  const isNamed =
    ['Total', 'Each day', 'The whole day', label].includes(name) || name.startsWith(`${label}, `)
  return isNamed && [figuresOf(totals), dayFiguresOf(totals)].includes(figures?.replace(/\.$/, '') ?? '')
}

const figuresOf = ({ kcal, carbs_g, protein_g, fat_g }: Macros) =>
  `${written(kcal)} kcal, ${written(carbs_g)} g carbs, ${written(protein_g)} g protein, ${written(fat_g)} g fat`

/** A day says its fiber too, where it is known. */
const dayFiguresOf = (totals: Day['totals']) =>
  totals.fiber_g === null ? figuresOf(totals) : `${figuresOf(totals)}, ${written(totals.fiber_g)} g fiber`
