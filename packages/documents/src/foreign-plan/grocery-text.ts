import type { NutritionPlan } from '@race-nutrition/engine'
import { line } from '../spreadsheet-cell.ts'
import { planTitle } from '../plan-title.ts'
import { foreignRaceHeading } from '../race-heading.ts'
import { shelf } from '../shelf.ts'

/** The grocery list of another service's plan, line by line. */
export function foreignGroceryText(plan: NutritionPlan): string {
  const { pantry, fridge_freezer, electrolytes } = plan.grocery_list
  return [
    planTitle('Grocery list', foreignRaceHeading(plan)),
    ...shelf('Pantry', lines(pantry)),
    ...shelf('Fridge/Freezer', lines(fridge_freezer)),
    ...shelf('Electrolytes', lines(electrolytes)),
  ].join('\n')
}

const lines = (items: readonly string[]) => items.map((item) => line(item))
