import { joinList } from '../amounts/format-amounts.ts'
import type { Plan, PlanGroceries } from '../../plan.ts'
import { dayInWords } from '../amounts/days.ts'

/** Which days the list is for and its cost in a word: page, PDF and copied list show it beside the list. */
export const groceryNote = (plan: Plan): string => `${covers(plan)} Cost: ${plan.groceries.cost.word}.`

function covers({ runner, race_week: week, race_day: { kit }, groceries }: Plan): string {
  const [first] = week
  const days =
    first?.date && runner.days_to_go > 0
      ? `Meals from ${dayInWords(first.date)} on`
      : `Meals of race day, ${dayInWords(runner.race_date)}`
  const fuel = kit.some(({ made_of: foods }) => (foods ?? []).length > 0) ? ', and your homemade fuel' : ''
  return `${days}${fuel}.${keeping(groceries)}`
}

const keeping = ({ freeze }: PlanGroceries) =>
  freeze.length > 0
    ? ` Freeze raw ${joinList(freeze)} in portions if not cooked within two days; thaw overnight in the fridge.`
    : ''
