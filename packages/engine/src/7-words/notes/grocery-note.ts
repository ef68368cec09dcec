import { joinList } from '../amounts/format-amounts.ts'
import type { CostTier } from '../../foods/foods.ts'
import type { Plan, PlanGroceries } from '../../plan.ts'
import { dayInWords } from '../amounts/days.ts'

/** Which days the list is for and what it roughly costs, in one note: page, PDF and copied list show it beside the list. */
export const groceryNote = (plan: Plan): string => `${covers(plan)} ${cost(plan.groceries)}`

function covers({ runner, race_week: week, race_day: { kit }, groceries }: Plan): string {
  const [first] = week
  const race = dayInWords(runner.race_date)
  const days =
    first?.date && runner.days_to_go > 0
      ? `${dayInWords(first.date)} to the race on ${race}: every meal of those days`
      : `race day, ${race}: the breakfast`
  const others = runner.days_to_go > 6 ? ' The three training days are examples and are not on it.' : ''
  const after = kit.some(({ made_of: foods }) => (foods ?? []).length > 0)
    ? ', the meal after the race and what your homemade race fuel takes'
    : ' and the meal after the race'
  return `Your grocery list covers ${days}${after}.${others}${keeping(groceries)}`
}

const keeping = ({ freeze }: PlanGroceries) =>
  freeze.length > 0 ? ` Freeze raw ${joinList(freeze)} that you will not cook within two days.` : ''

/** The price tiers are judgments, not prices. */
function cost({ cost: { word, shares, fuel } }: PlanGroceries): string {
  const parts = (['low', 'medium', 'high'] as const)
    .filter((tier) => shares[tier] > 0)
    .map((tier, index) =>
      index === 0
        ? `${shares[tier]} % of its energy comes from ${tierWords[tier]} foods`
        : `${shares[tier]} % from ${tierWords[tier]} ones`,
    )
  const fuelCost = fuel === null ? '' : `, ${fuel} for the race fuel`
  return `Rough cost: ${word} for the food (${joinList(parts)})${fuelCost}. This goes by price tiers, not by the prices of your shop.`
}

const tierWords: Readonly<Record<CostTier, string>> = {
  low: 'low-cost',
  medium: 'mid-priced',
  high: 'high-cost',
}
