import type { FilledDish } from '../days/filled-dish.ts'
import { type LarderId, larderLine } from '../portions/larder.ts'

/** Packs opened by the week's earlier meals, by their name on the grocery list: raw and cooked carrots are one. */
export type Opened = ReadonlySet<string>

export const isOpened = (opened: Opened, id: LarderId) => opened.has(larderLine(id).buys)

export const openedBy = (ids: readonly LarderId[]): string[] => ids.map((id) => larderLine(id).buys)

/** The share of a dish's foods that would be new on the list; a share, so that dishes of many foods are not penalized. */
export function newShare({ foods }: FilledDish, opened: Opened): number {
  const usual = foods.filter(({ slot }) => slot.servings > 0)
  return usual.filter(({ id }) => !isOpened(opened, id)).length / Math.max(1, usual.length)
}
