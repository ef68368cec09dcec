import type { Plan, PlanRow } from '../../plan.ts'
import { productOf } from '../race-day/feed-words.ts'

/** What a stop is for, as watches and maps have signs for it. */
export type StopKind = 'gel' | 'food' | 'sports drink' | 'water' | 'salt'

/** By what is eaten, else by what is drunk, else by the salt. */
export function stopKind({ race_day: { kit } }: Plan, { servings }: PlanRow): StopKind {
  const items = servings.flatMap(({ id }) => kit.find(({ product }) => product === id) ?? [])
  const fuel = items.find(({ use }) => use === 'fuel' || use === 'caffeine')
  if (fuel) return productOf(fuel.product).gel ? 'gel' : 'food'
  if (items.some(({ use }) => use === 'drink')) return 'sports drink'
  return servings.some(({ kind }) => kind === 'water') ? 'water' : 'salt'
}
