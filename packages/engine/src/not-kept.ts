import type { Barred } from './foods/exclusions/permitted.ts'

/** A product that the runner chose and the plan leaves out, and why. */
export interface NotKept {
  readonly product: string
  readonly because: Barred | { readonly code: NotUsable }
}

/** What no exclusion says: the run, the runner's age or what is unknown of the product. */
export type NotUsable =
  | 'not-for-this'
  | 'caffeine'
  | 'sodium-unknown'
  | 'supplement-under-18'
  | 'adds-salt'
  | 'too-salty'
  | 'fructose'
  | 'too-much-at-once'
