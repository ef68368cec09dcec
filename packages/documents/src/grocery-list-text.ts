import type { GroceryWords } from '@race-nutrition/engine'
import { planTitle } from './plan-title.ts'
import { raceHeading } from './race-heading.ts'
import type { RenderedPlan } from './rendered-plan.ts'
import { shelf } from './shelf.ts'
import { line } from './spreadsheet-cell.ts'

/** The grocery list as it reads in a chat: which days it is for and the labels to read, then a short line for each item. */
export function groceryListText(plan: RenderedPlan): string {
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

/** `Rolled oats – 500 g, or 1 bag`: what the week uses of it is in the table. */
const itemLine = ({ name, buys, remarks }: GroceryWords): string =>
  line([[name, buys].filter(Boolean).join(' – '), ...remarks].join(', '))
