import type { Plan, PlanRow, PlanServing } from '../../plan.ts'
import { productOf } from '../race-day/feed-words.ts'

/** What a stop is for, as watches and maps have signs for it. */
export type StopKind = 'aid station' | 'gel' | 'food' | 'sports drink' | 'water'

/** An aid station where the course hands out what is eaten; else what is eaten, else what is drunk: salted water is water. */
export function stopKind(plan: Plan, row: PlanRow): StopKind {
  const fuel = eatenAt(plan, row)
  if (fuel) return fuel.from === 'course' ? 'aid station' : kindOfFuel(fuel)
  const drunk = row.servings.find(({ unit }) => unit === 'ml')
  // A capsule of salt alone is swallowed as food is.
  if (!drunk) return 'food'
  return drunk.kind === 'water' || kitUse(plan, drunk) === 'salt' ? 'water' : 'sports drink'
}

/** The gel or the food of a stop; undefined where there is only something to drink. */
export const eatenAt = (plan: Plan, { servings }: PlanRow): PlanServing | undefined =>
  servings.find(
    (serving) => serving.unit !== 'ml' && ['fuel', 'caffeine'].includes(kitUse(plan, serving) ?? ''),
  )

export const kindOfFuel = ({ id }: PlanServing): 'gel' | 'food' => (productOf(id).gel ? 'gel' : 'food')

const kitUse = ({ race_day: { kit } }: Plan, { id }: PlanServing) =>
  kit.find(({ product }) => product === id)?.use
