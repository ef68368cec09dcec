import type { FilledDish } from '../days/filled-dish.ts'
import { type LarderId, larderLine } from '../portions/larder.ts'

/** What a week's earlier meals have opened, by what stands on the shopping list: raw carrots and cooked ones are one. */
export type Opened = ReadonlySet<string>

export const isOpened = (opened: Opened, id: LarderId) => opened.has(larderLine(id).buys)

export const openedBy = (ids: readonly LarderId[]): string[] => ids.map((id) => larderLine(id).buys)

/** The share of a dish's foods that would stand new on the list; a share, so that a dish of many foods is not held small. */
export function newShare({ foods }: FilledDish, opened: Opened): number {
  const usual = foods.filter(({ slot }) => slot.servings > 0)
  return usual.filter(({ id }) => !isOpened(opened, id)).length / Math.max(1, usual.length)
}
