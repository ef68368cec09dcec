import { hasWeekendBeforeTheWeeks } from '../../2-targets/long-runs-left.ts'
import { gutTraining } from '../../evidence/carbohydrate.ts'
import type { PlanForLongRuns, PlanKitItem, PlanRunner } from '../../plan.ts'
import { plainDay } from '../amounts/days.ts'
import { joinList, withThousands } from '../amounts/format-amounts.ts'
import type { GroceryWords } from '../plan-words.ts'
import { nameInTheKit, productOf } from '../race-day/feed-words.ts'
import { ingredientsOf } from '../race-day/fuel-cards.ts'
import { fuelInTheShop, fuelListName } from '../race-day/fuel-words.ts'
import { holdsWords, saltIn, volumeOf } from './kit-words.ts'

/** "For your long runs: 31 × gel": its full name, and what one holds, where the race does not have it. */
export function longRunsWords(
  runner: PlanRunner,
  taken: PlanForLongRuns,
  race: readonly PlanKitItem[],
  { isNamedAbove }: { readonly isNamedAbove: boolean },
): GroceryWords {
  const made = ingredientsOf(runner, { ...taken, made_of: bought(taken) })
  return {
    foods: [taken.product],
    name: `${whichRuns(runner)}: ${amountOf(runner, taken, isNamedAbove ? race : null)}`,
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

function whichRuns({ long_runs_left: left, days_to_go: daysToGo, race_date: date }: PlanRunner): string {
  const isOneMore = hasWeekendBeforeTheWeeks({ daysToGo, raceDate: plainDay(date) })
  if (left === 1 && !isOneMore) return 'For your last long run, a shorter one'
  return left > mostWeeks ? `For your last ${mostWeeks} long runs` : 'For your long runs'
}

function amountOf(
  runner: PlanRunner,
  { product: id, amount, unit }: PlanForLongRuns,
  race: readonly PlanKitItem[] | null,
): string {
  if (unit === 'g') return `${saltIn(runner, amount)} of table salt`
  if (unit === 'ml') return `${fuelListName(id)}, ${volumeOf(runner, productOf(id), amount)}`
  return `${withThousands(amount)} × ${race ? nameInTheKit(id, race) : fuelInTheShop(id)}`
}
