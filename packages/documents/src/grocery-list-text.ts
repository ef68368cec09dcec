import type { NutritionPlan } from '@race-nutrition/engine'
import { line } from './cell.ts'
import { isGroceryNote } from './grocery-note.ts'
import { planTitle } from './plan-title.ts'

/** The grocery list as text: which days it is for, then shelf by shelf; the amount stands in a column of its own. */
export function groceryListText(plan: NutritionPlan): string {
  const { pantry, fridge_freezer, electrolytes } = plan.grocery_list
  return [
    planTitle('Grocery list', plan),
    ...plan.assumptions_safety.filter(isGroceryNote).map((note) => line(note)),
    ...shelf('Pantry', pantry),
    ...shelf('Fridge/Freezer', fridge_freezer),
    ...shelf('Electrolytes', electrolytes),
  ].join('\n')
}

function shelf(name: string, items: readonly string[]): string[] {
  return items.length === 0 ? [] : ['', name, ...items.map(itemLine)]
}

/** `Rolled oats — 500 g (uses 420 g)` is two cells: what to buy, and how much. */
function itemLine(item: string): string {
  const dash = item.indexOf(' — ')
  return dash <= 0 ? line(item) : line(item.slice(0, dash), item.slice(dash + 3))
}
