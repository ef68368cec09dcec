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
  | 'too-strong'
  | 'disliked'

/** A wish for the menus that the plan does not keep, and why. */
export type KitchenNotKept =
  | {
      readonly of: 'dislike'
      /** Of a food or a recipe. */
      readonly id: string
      readonly because: DislikeNotKept
    }
  | {
      readonly of: 'swap'
      /** `3-days-before.dinner` */
      readonly meal: string
      readonly recipe: string
      readonly because: SwapNotKept
    }
  /** Dishes that take longer than quick ones, where nothing quicker meets the day. */
  | { readonly of: 'quick'; readonly recipes: readonly string[] }
  /** No race breakfast without a stove is left. */
  | { readonly of: 'hotel' }

export type DislikeNotKept =
  /** Water, and the salt that a runner loses. */
  | { readonly code: 'needed' }
  | {
      readonly code: 'few-dishes'
      readonly meal: 'breakfast' | 'main' | 'snack' | 'race morning' | 'recovery'
    }
  /** The day, by its key, that would fall short of food. */
  | { readonly code: 'day-short'; readonly day: string }
  /** The day, by its key, that would have far more sodium than a runner without added salt may have: 3,000 mg and more. */
  | { readonly code: 'day-salty'; readonly day: string }
  /** The homemade fuel that is best for this run is made of it. */
  | { readonly code: 'race-fuel' }

export type SwapNotKept =
  | 'no-such-meal'
  | 'other-meal'
  | 'not-permitted'
  | 'disliked'
  | 'needs-a-stove'
  | 'does-not-fit'

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
