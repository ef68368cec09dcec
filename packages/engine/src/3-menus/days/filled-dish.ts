import type { DishPlan, Slot } from '../dishes/dish-plan.ts'
import type { LarderId } from '../portions/larder.ts'

export interface FilledSlot {
  readonly id: LarderId
  readonly slot: Slot
  /** Its slot in the dish; null for a side. */
  readonly place: string | null
}

/** A dish with a food in every slot that this runner can fill. */
export interface FilledDish {
  readonly plan: DishPlan
  /** The dish and the foods that name it, without a side. */
  readonly plate: string
  readonly foods: readonly FilledSlot[]
  /** The protein added as a side. */
  readonly beside?: LarderId
}
