import type { ToMakeWords } from '@race-nutrition/engine'
import { toMakeLines } from '../days/meal-line.tsx'
import type { Tickable } from './groceries-and-prep.tsx'

/** A line without ids: its tick is for exactly this text. */
export const kitTick = (text: string): Tickable => ({ key: `line ${text}`, text })

/** One line for each time at which something is made. */
export const toMakeTicks = (toMake: readonly ToMakeWords[]): Tickable[] =>
  toMakeLines(toMake).map((text, index) => ({
    key: `make ${index} ${toMake.map(({ recipe }) => recipe).join('+')}`,
    text,
  }))
