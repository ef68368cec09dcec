import { linesAt, type RenderedPlan } from '@race-nutrition/documents'
import type { ToMakeWords } from '@race-nutrition/engine'
import { toMakeLines } from '../days/meal-line.tsx'
import { writtenAt } from '../model-part/written-lines.tsx'
import type { Tickable } from './groceries-and-prep.tsx'

/** A line without ids: its tick is for exactly this text. */
export const kitTick = (text: string): Tickable => ({ key: `line ${text}`, text })

/** What a model adds to pack, with its mark. */
export function writtenTicks(plan: RenderedPlan): Tickable[] {
  const marked = writtenAt(plan, 'prep.race_kit_checklist')
  return linesAt(plan, 'prep.race_kit_checklist').map(({ text }, index) => ({
    key: kitTick(text).key,
    text: marked[index],
  }))
}

/** One line for each time at which something is made. */
export const toMakeTicks = (toMake: readonly ToMakeWords[]): Tickable[] =>
  toMakeLines(toMake).map((text, index) => ({
    key: `make ${index} ${toMake.map(({ recipe }) => recipe).join('+')}`,
    text,
  }))
