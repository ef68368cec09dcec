import type { DishPlan, Slot } from '../dishes/dish-plan.ts'
import type { LarderId } from '../portions/larder.ts'

export interface FilledSlot {
  readonly id: LarderId
  readonly slot: Slot
  /** Its place in the dish; null beside it. */
  readonly place: string | null
}

/** A dish with a food in every place that this runner can fill. */
export interface FilledDish {
  readonly plan: DishPlan
  readonly name: string
  readonly foods: readonly FilledSlot[]
  /** What protein was added beside the dish. */
  readonly beside?: LarderId
}
