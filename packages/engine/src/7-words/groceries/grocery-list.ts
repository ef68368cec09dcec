import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { Plan, PlanGrocery, PlanRunner } from '../../plan.ts'
import { groceryAmounts } from './grocery-amounts.ts'
import { kitLine, kitName } from './kit-lines.ts'

/** What the days that are left and the race ask for, by shelf, each line once: `Rolled oats — 500 g (uses 420 g)`. */
export function groceryList(plan: Plan): NutritionPlan['grocery_list'] {
  const { runner, groceries } = plan
  const shelf = (name: PlanGrocery['shelf']) =>
    groceries.lines
      .filter((grocery) => grocery.shelf === name)
      .map((grocery) => lineOf(runner, grocery))
      .sort()
  return {
    pantry: shelf('pantry'),
    fridge_freezer: shelf('fridge_freezer'),
    electrolytes: raceFuelLines(plan),
  }
}

function lineOf(runner: PlanRunner, grocery: PlanGrocery): string {
  const label = grocery.read_label ? ', read the label' : ''
  return `${grocery.name} — ${groceryAmounts(runner, grocery)}${cans(grocery)}${label}`
}

function cans({ or_cans: count }: PlanGrocery): string {
  if (count === null) return ''
  return count === 1 ? ', or 1 can' : `, or ${count} cans`
}

/** Gels, drinks and salt for the race; what only long runs take too, where there is time for one. */
function raceFuelLines({ runner, race_day: { kit }, groceries }: Plan): string[] {
  const lines = [
    ...kit.map((item) => kitLine(runner, item)),
    ...groceries.for_long_runs.map((product) => `${kitName(product)} — for your long runs`),
  ]
  if (lines.length > 0) return lines
  return [
    `Nothing to buy here: this race${groceries.has_long_runs ? ' and your long run need' : ' needs'} no gels and no sports drink`,
  ]
}
