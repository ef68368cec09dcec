import type { Product } from '../../../foods/products.ts'
import type { Plan } from '../../../plan.ts'
import type { Given } from '../../audit.ts'
import { servingsOf } from '../../servings.ts'

/** The runner follows the stops while they are the dose of the week, up to the two shorter runs. */
export const followsTheStops = (
  { targets: { long_run: own } }: Plan,
  { race }: Given['targets'],
  week: number,
): boolean => {
  const { steps } = race.gutTraining
  const step = steps[week]
  return (
    step !== undefined &&
    step.weeksLeft > 2 &&
    [steps[0], step].every((each) => each?.rate === own.carbs_g_per_hr)
  )
}

interface TakenAtTheStops {
  /** In halves. */
  readonly servings: number
  readonly minutes: readonly number[]
  /** By the id of each fuel. */
  readonly ofEach: ReadonlyMap<string, number>
}

/** What the stops of the long run take of these; undefined if they take others. */
export function takenAtTheStops(
  { long_run: { rows } }: Plan,
  fuels: readonly Product[],
): TakenAtTheStops | undefined {
  const stops = rows.flatMap(({ minute, servings }) =>
    servings.flatMap((serving) => {
      const fuel = fuels.find(({ id }) => id === serving.id)
      return fuel ? [{ minute, id: fuel.id, amount: servingsOf(fuel, serving) }] : []
    }),
  )
  if (stops.length === 0) return undefined
  const ofEach = new Map<string, number>()
  for (const { id, amount } of stops) ofEach.set(id, (ofEach.get(id) ?? 0) + amount)
  const inAll = [...ofEach.values()].reduce((sum, amount) => sum + amount, 0)
  return {
    servings: Math.ceil(2 * inAll - 1e-9) / 2,
    minutes: [...new Set(stops.map(({ minute }) => minute))],
    ofEach,
  }
}
