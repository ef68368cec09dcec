import type { Preferences } from '@race-nutrition/engine'
import type { IgnoredPart } from '../../src/ai/wish/settle-wish.ts'

/** A wish, what a model makes of it, and what may come of that. */
export interface WishCase {
  readonly wish: string
  /** As the model writes it: an object is sent as JSON. */
  readonly answer: unknown
  readonly set: Preferences
  readonly ignored?: readonly IgnoredPart[]
}

export const fuel = (...ids: readonly string[]) => ({ main: ids.map((product) => ({ product })) })

export const read = (preferences: object, ignored: readonly object[] = []) => ({ preferences, ignored })
