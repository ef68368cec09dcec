import { ChevronDown } from 'lucide-react'
import { written } from '../amount.tsx'
import { DayTotals } from './day-totals.tsx'
import style from './days.module.css'
import { Meals } from './meals.tsx'
import type { DayGroup } from './told-days.ts'

/** A day behind its summary, against its own target; days that eat the same are one. */
export function FoldedDay({ group }: { group: DayGroup }) {
  const [day] = group
  return (
    <details className={style.folded}>
      <summary>
        <span className={style.day}>{nameOf(group)}</span>{' '}
        <span className={style.carbs}>{written(day.totals.carbs_g)} g carbs</span>
        <span className={style.dishes}>{dishesOf(group)}</span>
        <ChevronDown aria-hidden size={20} />
      </summary>
      <DayTotals totals={day.totals} meals={day.meals} targets={day.target ?? {}} />
      <Meals meals={day.meals} />
    </details>
  )
}

function nameOf(group: DayGroup): string {
  const [first, last] = [group[0].label, group.at(-1)?.label]
  return group.length > 1 ? `${first} to ${last} ×${group.length}` : first
}

/** The dishes that make the day known; snacks are told inside. */
function dishesOf([{ meals }]: DayGroup): string {
  const mains = meals.filter(({ name }) => !/snack/i.test(name))
  return (mains.length > 0 ? mains : meals).map(({ dish }) => dish).join(' · ')
}
