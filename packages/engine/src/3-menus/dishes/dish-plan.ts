import type { Filling } from './fillings.ts'

/** When a dish is eaten. The gentle ones are low in fiber and fat, for loading days. */
export type Occasion =
  | 'breakfast'
  | 'main'
  | 'snack'
  | 'gentle breakfast'
  | 'gentle main'
  | 'gentle snack'
  | 'race morning'
  | 'recovery'

/** A place in a dish: what may fill it, how many servings as a rule, and whether the dish stands without it. */
export interface Slot {
  readonly filling: Filling
  readonly servings: number
  readonly needed: boolean
  /** Needed by all but those who keep out every food for it. */
  readonly unlessKeptOut?: true
}

export interface DishPlan {
  readonly id: string
  readonly at: readonly Occasion[]
  /** With the names of its slots in braces, and in brackets what falls away with its slot: `{toast} with {sweet}[ and {fruit}]`. */
  readonly name: string
  readonly slots: Readonly<Record<string, Slot>>
  /** How to make it, where that is not plain. */
  readonly method: string | null
  /** At the stove or the board; 0 for what is only put together. */
  readonly minutes: number
  /** Served only where nothing better is left. */
  readonly plain: boolean
}

/** The dish is nothing without it. */
export const needs = (filling: Filling, servings = 1): Slot => ({ filling, servings, needed: true })

/** The dish is nothing without it, but for who keeps out all fruit, or all vegetables: theirs is plainer. */
export const wants = (filling: Filling, servings = 1): Slot => ({
  ...needs(filling, servings),
  unlessKeptOut: true,
})

/** Usual, and left out where the day's numbers ask for it or the runner may not eat it. */
export const may = (filling: Filling, servings = 1): Slot => ({ filling, servings, needed: false })

/** Only where the day's numbers ask for it. */
export const spare = (filling: Filling): Slot => ({ filling, servings: 0, needed: false })

export function dish(
  id: string,
  at: readonly Occasion[],
  name: string,
  slots: Readonly<Record<string, Slot>>,
  { method, minutes, plain }: { method?: string; minutes?: number; plain?: true } = {},
): DishPlan {
  return { id, at, name, slots, method: method ?? null, minutes: minutes ?? 0, plain: plain ?? false }
}
