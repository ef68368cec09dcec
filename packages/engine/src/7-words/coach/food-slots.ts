import { memoize } from '../../foods/memoize.ts'
import { labelOfId } from '../../foods/own-label.ts'
import type { Plan } from '../../plan.ts'
import { nameInTheKit } from '../race-day/feed-words.ts'
import { fuelName } from '../race-day/fuel-words.ts'

/** A fuel of the race or of the long run that a line may name. What a pantry holds is named by its dish. */
export interface SlotFood {
  /** After `food:`: its id, or `own-0`, since the id of a label of the runner's own is the label itself. */
  readonly slot: string
  /** Id of a product. */
  readonly id: string
  readonly of: 'race' | 'long-run'
}

/** Each once, those of the race first. Memoized for each plan. */
export const slotFoods = memoize((plan: Plan): readonly SlotFood[] => {
  const { race_day: race, long_run: longRun } = plan
  const found = new Map<string, SlotFood>()
  let own = 0
  const add = (id: string, of: SlotFood['of']) => {
    if (found.has(id)) return
    found.set(id, { slot: labelOfId(id) ? `own-${own++}` : id, id, of })
  }
  for (const id of productsOf(race)) add(id, 'race')
  for (const id of productsOf(longRun)) add(id, 'long-run')
  return [...found.values()]
})

const productsOf = ({ kit, change }: Plan['race_day'] | Plan['long_run']) =>
  [...kit, ...(change ? [change] : [])].map(({ product }) => product)

/** "gel", "sports drink": within a sentence. */
export function nameOfSlotFood({ race_day, long_run }: Plan, { id, of }: SlotFood): string | undefined {
  const { kit } = of === 'race' ? race_day : long_run
  return kit.some(({ product }) => product === id) ? nameInTheKit(id, kit) : fuelName(id)
}
