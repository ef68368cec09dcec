import type { GroceryWords } from '@race-nutrition/engine'
import { line } from './spreadsheet-cell.ts'
import { planTitle } from './plan-title.ts'
import { raceHeading } from './race-heading.ts'
import type { RenderedPlan } from './rendered-plan.ts'
import { shelf } from './shelf.ts'

/** The grocery list for a spreadsheet: which days it is for and the labels to read, then shelf by shelf, with the amount in its own column. */
export function groceryListTable(plan: RenderedPlan): string {
  const { pantry, fridge_freezer, electrolytes, note, labels } = plan.words.groceries
  return [
    planTitle('Grocery list', raceHeading(plan)),
    line(note),
    ...(labels === null ? [] : [line(labels)]),
    ...shelf('Pantry', pantry.map(itemLine)),
    ...shelf('Fridge/Freezer', fridge_freezer.map(itemLine)),
    ...shelf('Electrolytes', electrolytes.map(itemLine)),
  ].join('\n')
}

/** Two cells: what to buy, and how much. */
function itemLine({ name, buys, uses, remarks }: GroceryWords): string {
  const joined = (...words: readonly string[]) => [words.filter(Boolean).join(' '), ...remarks].join(', ')
  return buys === '' ? line(joined(name, uses)) : line(name, joined(buys, uses))
}
