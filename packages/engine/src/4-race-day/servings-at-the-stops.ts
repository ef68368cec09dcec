import type { Product } from '../foods/products.ts'
import type { PlanServing } from '../plan.ts'
import { servingsIn } from './fuels/homemade-ingredients.ts'

interface Stop<Minute extends number> {
  readonly minute: Minute
  readonly servings: readonly Pick<PlanServing, 'id' | 'amount' | 'unit'>[]
}

export interface ServingsAtAStop<Minute extends number> {
  readonly fuel: Product
  readonly minute: Minute
  readonly servings: number
}

/** What the stops take of these fuels, in servings: the one count of them, of the weeks of practice and of how a run went. */
export const servingsAtTheStops = <Minute extends number>(
  rows: readonly Stop<Minute>[],
  fuels: readonly Product[],
): ServingsAtAStop<Minute>[] =>
  rows.flatMap(({ minute, servings }) =>
    servings.flatMap((serving) => {
      const fuel = fuels.find(({ id }) => id === serving.id)
      return fuel ? [{ fuel, minute, servings: servingsIn(fuel, serving) }] : []
    }),
  )

export const servingsInAll = (taken: readonly ServingsAtAStop<number>[]): number =>
  taken.reduce((sum, { servings }) => sum + servings, 0)

/** A drink is poured: its servings are counted in halves. */
export const inHalves = (taken: readonly ServingsAtAStop<number>[]): number =>
  Math.max(0, Math.ceil(2 * servingsInAll(taken) - 1e-9) / 2)
