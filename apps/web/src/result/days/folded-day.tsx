import { mealsOf, type RenderedDay, type RenderedMeal } from '@race-nutrition/documents'
import type { PlanMeal } from '@race-nutrition/engine'
import { ChevronDown } from 'lucide-react'
import { written } from '../amount.tsx'
import style from './days.module.css'
import { Meals } from './meals.tsx'

interface FoldedDayProps {
  /** Identical days are merged: "Thursday to Friday ×2". */
  readonly label: string
  /** Whether the part of the week has said the target of its days. */
  readonly isTargetSaid: boolean
  /** Whether the part of the week speaks of fiber. */
  readonly countsFiber: boolean
  readonly day: RenderedDay
}

/** A collapsible day with its carbs and their target in the summary. */
export function FoldedDay({ label, isTargetSaid, countsFiber, day }: FoldedDayProps) {
  const { totals, target } = day.facts
  return (
    <details className={style.folded}>
      <summary>
        <span className={style.day}>{label}</span>{' '}
        <span className={style.carbs}>
          {written(totals.carbs_g)} {isTargetSaid ? '' : `of ${written(target.carbs_g)} `}g
        </span>
        <span className={style.dishes}>{dishesOf(mealsOf(day))}</span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <Meals day={day} counted="carbs" />
      {countsFiber && <p className={style.rest}>{written(totals.fiber_g)} g fiber</p>}
    </details>
  )
}

const snacks: ReadonlySet<PlanMeal['name']> = new Set([
  'morning-snack',
  'late-morning-snack',
  'afternoon-snack',
  'late-afternoon-snack',
  'evening-snack',
])

/** The main dishes; snacks are only shown inside. */
function dishesOf(meals: readonly RenderedMeal[]): string {
  const mains = meals.filter(({ facts }) => !snacks.has(facts.name))
  return (mains.length > 0 ? mains : meals).map(({ words }) => words.main).join(' · ')
}
