import type { PlanKitItem } from '../../plan.ts'

/** The course does not hand out all of it. */
export const isCarried = ({ amount, from_course: handedOut }: PlanKitItem): boolean => handedOut < amount
