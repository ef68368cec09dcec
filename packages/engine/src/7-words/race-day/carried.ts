import type { PlanKitItem } from '../../plan.ts'
import { countText } from '../amounts/format-amounts.ts'

/** What the course does not hand out, in the unit of the item. */
const carriedByTheTable = ({ amount, from_course: handedOut }: PlanKitItem): number => amount - handedOut

export const isCarried = (item: PlanKitItem): boolean => carriedByTheTable(item) > 0

/** How much is carried besides that of the table, in its unit: for a piece that gets lost, and for a slower day. */
export const sparesOf = ({ spares, for_slower: slower }: PlanKitItem): number => spares + slower

/** With what a slower day takes, and the spares. */
export const carriedInAll = (item: PlanKitItem): number => carriedByTheTable(item) + sparesOf(item)

/** " + 3 spares" of pieces; empty if there are none. */
export const sparesText = (item: PlanKitItem): string =>
  item.unit === 'count' && sparesOf(item) > 0 ? ` + ${countText(sparesOf(item), 'spare')}` : ''
