import type { LinePlace } from '@race-nutrition/engine'

/** A model's line that stands in the plan of every runner, so that the model is not asked to repair it. */
export const standingLine = {
  place: 'assumptions_safety',
  text: 'Ask for help early if you feel unwell.',
} as const satisfies { readonly place: LinePlace; readonly text: string }
