import type { Plan, PlanRow, PlanTotals } from '../../plan.ts'
import { asClock } from '../amounts/format-amounts.ts'
import { tableBefore } from '../race-day/feed-words.ts'
import { type ShortServing, shortServings, type ShortStop, shortStops } from './short-stops.ts'

/** Stops of the race that take the same. */
export interface StopGroup {
  readonly takes: readonly ShortServing[]
  /** "every 20 min, 11 times", "5 times", "once" */
  readonly rhythm: string
  /** Names every one of the stops: "every 20 min, 0:20 to 3:40", "0:20, 1:00" */
  readonly times: string
  readonly stops: readonly ShortStop[]
  /** What each of them brings. */
  readonly each: PlanTotals
}

/** The stops of the race, or those of a slower day: those alike together, in the order of their first. */
export function stopGroups(plan: Plan, rows: readonly PlanRow[] = plan.race_day.rows): StopGroup[] {
  const stops = shortStops(plan, rows)
  const groups = new Map<string, { first: PlanRow; minutes: number[]; stops: ShortStop[] }>()
  for (const [index, row] of rows.filter(({ phase }) => phase === 'during').entries()) {
    const servings = JSON.stringify(
      row.servings.map((serving) => {
        const { id, amount, unit, from } = serving
        return [id, amount, unit, from, tableBefore(serving, row, plan.race_day.on_course)]
      }),
    )
    const group = groups.get(servings) ?? { first: row, minutes: [], stops: [] }
    group.minutes.push(row.minute)
    group.stops.push(...stops.slice(index, index + 1))
    groups.set(servings, group)
  }
  return [...groups.values()].map(({ first, minutes, stops: alike }) => ({
    takes: shortServings(plan, first, { namesWater: true }),
    rhythm: rhythmOf(minutes),
    times: timesOf(minutes),
    stops: alike,
    each: { carbs_g: first.carbs_g, fluids_ml: first.fluids_ml, sodium_mg: first.sodium_mg },
  }))
}

/** Those alike in what has energy: the stops with nothing but water and salt are in none. */
export function fuelGroups(plan: Plan): Omit<StopGroup, 'each'>[] {
  const { rows, kit } = plan.race_day
  const fuels = kit.filter(({ use }) => use !== 'salt').map(({ product }) => product)
  const fueled = rows
    .map((row) => ({ ...row, servings: row.servings.filter(({ id }) => fuels.includes(id)) }))
    .filter(({ servings }) => servings.length > 0)
  return stopGroups(plan, fueled).map(({ each: _with, ...group }) => group)
}

function rhythmOf(minutes: readonly number[]): string {
  if (minutes.length === 1) return 'once'
  const step = steadyStep(minutes)
  const times = minutes.length === 2 ? 'twice' : `${minutes.length} times`
  return step === null ? times : `every ${step} min, ${times}`
}

function timesOf(minutes: readonly number[]): string {
  const step = steadyStep(minutes)
  const times = minutes.map(asClock)
  return step === null ? times.join(', ') : `every ${step} min, ${times[0]} to ${times.at(-1)}`
}

/** The minutes between each two of at least three; null if they differ. */
function steadyStep(minutes: readonly number[]): number | null {
  const steps = new Set(minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? 0)))
  const [step] = steps
  return step !== undefined && steps.size === 1 && minutes.length > 2 ? step : null
}
