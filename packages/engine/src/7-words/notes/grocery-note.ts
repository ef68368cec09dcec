import { joinList } from '../amounts/format-amounts.ts'
import type { Plan, PlanGroceries } from '../../plan.ts'
import { dayInWords } from '../amounts/days.ts'

/** Which days the list is for and its cost in a word: page, PDF and copied list show it beside the list. */
export const groceryNote = (plan: Plan): string =>
  `${covers(plan)} Cost of the food: ${plan.groceries.cost.word}.`

function covers({ runner, race_week: week, race_day: { kit }, groceries }: Plan): string {
  const [first] = week
  const race = dayInWords(runner.race_date)
  const days =
    first?.date && runner.days_to_go > 0
      ? `${dayInWords(first.date)} to the race on ${race}: every meal of those days`
      : `race day, ${race}: the breakfast`
  const others = runner.days_to_go > 6 ? ' The training days are examples and not on it.' : ''
  const after = kit.some(({ made_of: foods }) => (foods ?? []).length > 0)
    ? ', the meal after the race and what your homemade race fuel takes'
    : ' and the meal after the race'
  return `Your grocery list covers ${days}${after}.${others}${keeping(groceries)}`
}

const keeping = ({ freeze }: PlanGroceries) =>
  freeze.length > 0 ? ` Freeze raw ${joinList(freeze)} that you will not cook within two days.` : ''
