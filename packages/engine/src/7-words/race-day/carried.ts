import type { PlanKitItem } from '../../plan.ts'
import { countText } from '../amounts/format-amounts.ts'

/** The course does not hand out all of it. */
export const isCarried = ({ amount, from_course: handedOut }: PlanKitItem): boolean => handedOut < amount

/** How many are carried besides those of the table: for one that gets lost, and for a slower day. */
export const sparesOf = ({ spares, for_slower: slower }: PlanKitItem): number => spares + slower

/** " + 3 spares"; empty if there are none. */
export const sparesText = (item: PlanKitItem): string =>
  sparesOf(item) > 0 ? ` + ${countText(sparesOf(item), 'spare')}` : ''
