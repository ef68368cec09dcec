import { memoize } from '../../foods/memoize.ts'
import { labelOfId } from '../../foods/own-label.ts'
import type { Plan } from '../../plan.ts'
import { nameInTheKit } from '../race-day/feed-words.ts'

/** A fuel of the long run that a line may name: it is practiced there. Salt is taken with its stop, and never named alone. */
export interface SlotFood {
  /** After `food:`: its id, or `own-0`, since the id of a label of the runner's own is the label itself. */
  readonly slot: string
  /** Id of a product. */
  readonly id: string
}

/** Each once, in the order of the kit. Memoized for each plan. */
export const slotFoods = memoize(({ long_run: { kit } }: Plan): readonly SlotFood[] => {
  let own = 0
  return kit
    .filter(({ use }) => use !== 'salt')
    .map(({ product: id }) => ({ slot: labelOfId(id) ? `own-${own++}` : id, id }))
})

/** "gel", "sports drink": within a sentence. */
export const nameOfSlotFood = ({ long_run: { kit } }: Plan, { id }: SlotFood): string => nameInTheKit(id, kit)
