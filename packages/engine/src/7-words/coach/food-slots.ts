import { findFood } from '../../foods/foods.ts'
import { memoize } from '../../foods/memoize.ts'
import { labelOfId } from '../../foods/own-label.ts'
import { larder, type LarderId, larderLine } from '../../3-menus/portions/larder.ts'
import type { Plan, PlanMeal } from '../../plan.ts'
import { nameInTheKit } from '../race-day/feed-words.ts'
import { fuelName } from '../race-day/fuel-words.ts'

/** A fuel of the race or of the long run, or a food of a meal, that a line may name. */
export interface SlotFood {
  /** After `food:`: its id, or `own-0`, since the id of a label of the runner's own is the label itself. */
  readonly slot: string
  /** Id of a product or a food. */
  readonly id: string
  readonly of: 'race' | 'long-run' | 'meals'
}

/** Fuels first, each once; foods that a kit holds too are fuels. Memoized for each plan. */
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
  for (const { items } of mealsOf(plan)) for (const { food_id: id } of items) add(id, 'meals')
  return [...found.values()]
})

const productsOf = ({ kit, change }: Plan['race_day'] | Plan['long_run']) =>
  [...kit, ...(change ? [change] : [])].map(({ product }) => product)

/** Every meal that a line may speak of: those of the example days, of race week and before the long run. */
const mealsOf = ({ training_days, race_week, long_run }: Plan): readonly PlanMeal[] => [
  ...[...training_days, ...race_week].flatMap(({ meals }) => meals),
  ...long_run.breakfasts,
]

/** "gel", "banana": within a sentence. */
export function nameOfSlotFood({ race_day, long_run }: Plan, { id, of }: SlotFood): string | undefined {
  if (of === 'meals') return id in larder ? larderLine(id as LarderId).name : findFood(id)?.name.toLowerCase()
  const { kit } = of === 'race' ? race_day : long_run
  return kit.some(({ product }) => product === id) ? nameInTheKit(id, kit) : fuelName(id)
}
