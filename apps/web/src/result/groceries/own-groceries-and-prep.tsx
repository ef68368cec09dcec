import type { RenderedPlan } from '@race-nutrition/documents'
import { writtenAt } from '../model-part/written-lines.tsx'
import { GroceriesAndPrep } from './groceries-and-prep.tsx'
import { groceryTick } from './grocery-parts.tsx'
import { kitTick, toMakeTicks, writtenTicks } from './kit-ticks.ts'

/** What a plan of this version buys, prepares and packs. */
export function OwnGroceriesAndPrep({ plan }: { readonly plan: RenderedPlan }) {
  const { groceries, prep } = plan.words
  return (
    <GroceriesAndPrep
      notes={[groceries.note, groceries.labels].filter((text) => text !== null)}
      pantry={groceries.pantry.map(groceryTick)}
      fridgeFreezer={groceries.fridge_freezer.map(groceryTick)}
      electrolytes={groceries.electrolytes.map(groceryTick)}
      steps={[...prep.steps, ...writtenAt(plan, 'prep.batch_prep_steps')]}
      kit={[...prep.kit.map(kitTick), ...writtenTicks(plan), ...toMakeTicks(prep.toMake)]}
    />
  )
}
