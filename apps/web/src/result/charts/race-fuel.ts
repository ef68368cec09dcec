import { type RenderedPlan, zipFactsAndWords } from '@race-nutrition/documents'
import type { PlanTotals } from '@race-nutrition/engine'
import type { Channel } from '../amount.tsx'

/** What is taken on the course, added up from start to finish. */
export interface RaceFuel {
  readonly servings: readonly Serving[]
  /** Minutes. */
  readonly finish: number
  readonly kilometers: number
  readonly channels: readonly FuelChannel[]
}

export interface Serving extends PlanTotals {
  /** Its number in order: two servings may have the same minute. */
  readonly order: number
  readonly minute: number
  /** `0:30`, and `3.7 mi`. */
  readonly time: string
  readonly place: string
  readonly text: string
  /** The sums including this serving. */
  readonly soFar: PlanTotals
}

export interface FuelChannel {
  readonly of: keyof PlanTotals
  readonly channel: Channel
  readonly name: string
  readonly unit: 'g' | 'ml' | 'mg'
  readonly total: number
  readonly target: Target
}

/** The total at the finish when the hourly target is met, and its tolerance. */
interface Target {
  readonly aim: number
  readonly least: number
  readonly most: number
}

/** Null if nothing is taken on the course. */
export function raceFuel(plan: RenderedPlan): RaceFuel | null {
  const {
    runner,
    targets: { race },
  } = plan.facts
  const servings = servingsOf(plan)
  const last = servings.at(-1)
  if (!last) return null
  return {
    servings,
    finish: Math.max(runner.target_minutes, last.minute),
    kilometers: runner.race_km,
    channels: channels
      .map(({ perHour, ...channel }) => ({
        ...channel,
        total: last.soFar[channel.of],
        target: targetOf(channel.of, race[perHour], race.hours),
      }))
      .filter(({ total, target }) => total > 0 || target.aim > 0),
  }
}

const channels = [
  { of: 'carbs_g', perHour: 'carbs_g_per_hr', channel: 'carbs', name: 'Carbs', unit: 'g' },
  { of: 'fluids_ml', perHour: 'fluids_ml_per_hr', channel: 'fluids', name: 'Fluids', unit: 'ml' },
  { of: 'sodium_mg', perHour: 'sodium_mg_per_hr', channel: 'sodium', name: 'Sodium', unit: 'mg' },
] as const

function servingsOf({ facts, words }: RenderedPlan): Serving[] {
  const servings: Serving[] = []
  let soFar: PlanTotals = { carbs_g: 0, sodium_mg: 0, fluids_ml: 0 }
  for (const { facts: row, words: rendered } of zipFactsAndWords(facts.race_day.rows, words.raceRows)) {
    if (row.phase !== 'during') continue
    soFar = {
      carbs_g: soFar.carbs_g + row.carbs_g,
      sodium_mg: soFar.sodium_mg + row.sodium_mg,
      fluids_ml: soFar.fluids_ml + row.fluids_ml,
    }
    servings.push({
      carbs_g: row.carbs_g,
      sodium_mg: row.sodium_mg,
      fluids_ml: row.fluids_ml,
      order: servings.length + 1,
      minute: row.minute,
      time: rendered.time,
      place: rendered.place ?? '',
      text: `${rendered.action}: ${rendered.item}`,
      soFar,
    })
  }
  return servings
}

/** The tolerance that whole servings need: 10% (at least 5 g of carbs per hour), sodium 20%. */
function targetOf(of: keyof PlanTotals, perHour: number, hours: number): Target {
  const slack = perHour === 0 ? 0 : Math.max(shares[of] * perHour, of === 'carbs_g' ? 5 : 0)
  return { aim: perHour * hours, least: (perHour - slack) * hours, most: (perHour + slack) * hours }
}

const shares: Readonly<Record<keyof PlanTotals, number>> = { carbs_g: 0.1, fluids_ml: 0.1, sodium_mg: 0.2 }
