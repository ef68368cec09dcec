import type { Barred } from './foods/exclusions/permitted.ts'

/** A product that the runner chose and the plan leaves out, and why. */
export interface NotKept {
  readonly product: string
  readonly because: Barred | { readonly code: NotUsable }
  /** The product of the catalog that is most like it and may be taken; null if there is none. */
  readonly nearest: string | null
}

/** What no exclusion says: the run, the runner's age or what is unknown of the product. */
export type NotUsable =
  | 'not-for-this'
  | 'caffeine'
  | 'too-much-caffeine'
  | 'sodium-unknown'
  | 'supplement-under-18'
  | 'adds-salt'
  | 'too-salty'
  | 'fructose'
  | 'too-much-at-once'

/** How the runner wants the caffeine, and why it is not taken so; the dose itself is a target. */
export interface ChosenCaffeine {
  readonly form: 'none' | 'coffee' | 'gel' | 'tablet'
  /** The gel that takes the place of the one before the start. */
  readonly product: string | null
  /** Of coffee, in halves. */
  readonly cups: number | null
  readonly because: Barred | { readonly code: NoCaffeineSo } | null
}

export type NoCaffeineSo = 'no-gel-fits' | 'no-gel-before-the-start'

export interface NeededServings {
  /** Of what the runner eats, instead of the servings planned. */
  readonly servings: number
  readonly planned: number
  /** What meets the target: a drink beside the own fuel, or a fuel in its place; null if nothing does. */
  readonly nearest: { readonly product: string; readonly as: 'drink' | 'fuel' } | null
}
