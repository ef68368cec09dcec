import type { FilledDish } from '../days/filled-dish.ts'
import type { LarderId } from '../portions/larder.ts'
import { groceryIdOf } from './as-sold.ts'

/** Packs opened by the week's earlier meals, by what is bought: raw and cooked carrots are one. */
export type Opened = ReadonlySet<string>

export const isOpened = (opened: Opened, id: LarderId) => opened.has(groceryIdOf(id))

export const openedBy = (ids: readonly LarderId[]): string[] => ids.map(groceryIdOf)

/** The share of a dish's foods that would be new on the list; a share, so that dishes of many foods are not penalized. */
export function newShare({ foods }: FilledDish, opened: Opened): number {
  const usual = foods.filter(({ slot }) => slot.servings > 0)
  return usual.filter(({ id }) => !isOpened(opened, id)).length / Math.max(1, usual.length)
}
