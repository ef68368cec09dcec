import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { PlanForLongRuns, PlanRunner } from '../../plan.ts'
import { joinList, withThousands } from '../amounts/format-amounts.ts'
import type { GroceryWords } from '../plan-words.ts'
import { productOf } from '../race-day/feed-words.ts'
import { ingredientsOf } from '../race-day/fuel-cards.ts'
import { fuelInTheShop, fuelListName, fuelName } from '../race-day/fuel-words.ts'
import { holdsWords, saltIn, volumeOf } from './kit-words.ts'

/** "For your long runs: 31 × energy gel": what one holds is said where the race does not have it. */
export function longRunsWords(
  runner: PlanRunner,
  taken: PlanForLongRuns,
  { isNamedAbove }: { readonly isNamedAbove: boolean },
): GroceryWords {
  const made = ingredientsOf(runner, { ...taken, made_of: bought(taken) })
  return {
    foods: [taken.product],
    name: `${whichRuns(runner)}: ${amountOf(runner, taken, isNamedAbove)}`,
    buys: '',
    uses: '',
    usesInFull: '',
    remarks: [
      ...(isNamedAbove ? [] : holdsWords(runner, taken)),
      ...(made.length === 0 ? [] : [`from ${joinList(made)}`]),
    ],
  }
}

const bought = ({ made_of: parts }: PlanForLongRuns) =>
  parts && parts.filter(({ food_id: id }) => id !== 'water-tap')

const { mostWeeks } = gutTraining.value

function whichRuns({ long_runs_left: left }: PlanRunner): string {
  if (left === 1) return 'For your last long run'
  return left > mostWeeks ? `For your last ${mostWeeks} long runs` : 'For your long runs'
}

function amountOf(
  runner: PlanRunner,
  { product: id, amount, unit }: PlanForLongRuns,
  isNamedAbove: boolean,
): string {
  if (unit === 'g') return `${saltIn(runner, amount)} of table salt`
  if (unit === 'ml') return `${fuelListName(id)}, ${volumeOf(runner, productOf(id), amount)}`
  return `${withThousands(amount)} × ${isNamedAbove ? fuelName(id) : fuelInTheShop(id)}`
}
