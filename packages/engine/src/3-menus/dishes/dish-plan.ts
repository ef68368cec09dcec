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

/** A slot in a dish: what may fill it, the usual servings, and whether the dish works without it. */
export interface Slot {
  readonly filling: Filling
  readonly servings: number
  readonly needed: boolean
  /** Required unless the runner excludes every food for it. */
  readonly unlessExcluded?: true
}

export interface DishPlan {
  readonly id: string
  readonly at: readonly Occasion[]
  /** With the names of its slots in braces, and optional parts in brackets: `{toast} with {sweet}[ and {fruit}]`. */
  readonly name: string
  readonly slots: Readonly<Record<string, Slot>>
  /** How to make it, if that is not obvious. */
  readonly method: string | null
  /** Hands-on minutes; 0 for a dish that is only assembled. */
  readonly minutes: number
  /** Served only if nothing better is left. */
  readonly plain: boolean
}

/** Required by the dish. */
export const needs = (filling: Filling, servings = 1): Slot => ({ filling, servings, needed: true })

/** Required by the dish, except for runners who exclude all fruit or all vegetables: theirs is plainer. */
export const wants = (filling: Filling, servings = 1): Slot => ({
  ...needs(filling, servings),
  unlessExcluded: true,
})

/** Usual, and left out if the day's numbers require it or the runner may not eat it. */
export const may = (filling: Filling, servings = 1): Slot => ({ filling, servings, needed: false })

/** Used only if the day's numbers require it. */
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
