import type { PlanKitItem } from '../../plan.ts'
import { countText } from '../amounts/format-amounts.ts'

/** What the course does not hand out, in the unit of the item. */
export const carriedOf = ({ amount, from_course: handedOut }: PlanKitItem): number => amount - handedOut

export const isCarried = (item: PlanKitItem): boolean => carriedOf(item) > 0

/** How many are carried besides those of the table: for one that gets lost, and for a slower day. */
export const sparesOf = ({ spares, for_slower: slower }: PlanKitItem): number => spares + slower

/** " + 3 spares"; empty if there are none. */
export const sparesText = (item: PlanKitItem): string =>
  sparesOf(item) > 0 ? ` + ${countText(sparesOf(item), 'spare')}` : ''
