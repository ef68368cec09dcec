import type { Plan } from '../../plan.ts'
import { type ShortServing, shortServings } from './short-stops.ts'

/** What is taken shortly before the start. */
export interface TopUp {
  readonly minutesBefore: number
  readonly takes: readonly ShortServing[]
}

/** Null if nothing is. No cup of a station is at hand there. */
export function topUpOf(plan: Plan, named: { readonly namesWater?: boolean } = {}): TopUp | null {
  const row = plan.race_day.rows.find(({ phase }) => phase === 'top-up')
  if (!row) return null
  const awayFromStations = { ...plan, race_day: { ...plan.race_day, on_course: null } }
  return { minutesBefore: -row.minute, takes: shortServings(awayFromStations, row, named) }
}

/** "15 min before: gel + 5 oz water" */
export function topUpText(plan: Plan): string | null {
  const topUp = topUpOf(plan, { namesWater: true })
  return topUp && `${topUp.minutesBefore} min before: ${topUp.takes.map(({ text }) => text).join(' + ')}`
}
