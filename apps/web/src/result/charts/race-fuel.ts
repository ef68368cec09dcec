import { isOnTheCourse, type RowSums } from '@race-nutrition/documents'
import type { NutritionPlan, PlanDetails, RaceDayEntry } from '@race-nutrition/engine'
import type { Channel } from '../amount.tsx'

/** What is taken on the course, added up from start to finish. */
export interface RaceFuel {
  readonly servings: readonly Serving[]
  /** Minutes. */
  readonly finish: number
  /** Null where nobody said how long the race is, or when the runner means to finish. */
  readonly kilometers: number | null
  readonly channels: readonly FuelChannel[]
}

export interface Serving extends RowSums {
  /** First, second: two may stand at one minute. */
  readonly order: number
  readonly minute: number
  /** `0:30`, and `6.0 km / 3.7 mi` where the row names it. */
  readonly time: string
  readonly place: string
  readonly says: string
  /** With this serving. */
  readonly soFar: RowSums
}

export interface FuelChannel {
  readonly of: keyof RowSums
  readonly channel: Channel
  readonly name: string
  readonly unit: 'g' | 'ml' | 'mg'
  readonly total: number
  /** At the finish; null where the plan came without its targets. */
  readonly target: Target | null
}

/** What a runner who meets the hourly target has taken at the finish, and how near to it counts as met. */
interface Target {
  readonly perHour: number
  readonly aim: number
  readonly least: number
  readonly most: number
}

type Details = Pick<PlanDetails, 'rows' | 'targets' | 'runner'> | null

/** Null where nothing is taken on the course, or where the times of the rows cannot be read. */
export function raceFuel(plan: Pick<NutritionPlan, 'race_day_plan'>, details: Details): RaceFuel | null {
  const servings = servingsOf(plan.race_day_plan, details)
  const last = servings?.at(-1)
  if (!servings || !last) return null
  return {
    servings,
    finish: details ? Math.max(details.runner.target_minutes, last.minute) : Math.ceil(last.minute / 15) * 15,
    kilometers: details ? details.runner.race_km : null,
    channels: channels
      .map((channel) => ({
        ...channel,
        total: last.soFar[channel.of],
        target: details && targetOf(channel.of, details.targets.race),
      }))
      .filter(({ total, target }) => total > 0 || (target !== null && target.aim > 0)),
  }
}

const channels = [
  { of: 'carbs_g', channel: 'carbs', name: 'Carbs', unit: 'g' },
  { of: 'fluids_ml', channel: 'fluids', name: 'Fluids', unit: 'ml' },
  { of: 'sodium_mg', channel: 'sodium', name: 'Sodium', unit: 'mg' },
] as const

function servingsOf(rows: readonly RaceDayEntry[], details: Details): Serving[] | null {
  const servings: Serving[] = []
  let soFar: RowSums = { carbs_g: 0, sodium_mg: 0, fluids_ml: 0 }
  for (const [index, row] of rows.entries()) {
    const isDuring = isOnTheCourse(row.time)
    if (isDuring === false) continue
    const minute = details?.rows[index]?.minute ?? minuteOf(row.time)
    // Rows out of order, or at no time that can be read, add up to no curve.
    if (isDuring === null || minute === null || minute < (servings.at(-1)?.minute ?? 0)) return null
    soFar = withRow(soFar, row)
    const [time = '', ...place] = row.time.split(' · ')
    servings.push({
      ...amountsOf(row),
      order: servings.length + 1,
      minute,
      time,
      place: place.join(' · '),
      says: said(row),
      soFar,
    })
  }
  return servings
}

/** `1:05` of a row is an hour and five minutes, `25 min` minutes. */
function minuteOf(time: string): number | null {
  const clock = /^\s*(\d{1,2}):(\d{2})\b/.exec(time)
  if (clock) return Number(clock[1]) * 60 + Number(clock[2])
  const minutes = /^\s*(\d{1,3})\s*min/i.exec(time)
  return minutes ? Number(minutes[1]) : null
}

const said = ({ action, item }: RaceDayEntry) => [action, item].filter(Boolean).join(': ')

const amountsOf = ({ carbs_g, sodium_mg, fluids_ml }: RowSums): RowSums => ({ carbs_g, sodium_mg, fluids_ml })

// A foreign service may send decimals: a tenth is as fine as the table shows.
const tenths = (value: number) => Math.round(value * 10) / 10

const withRow = (soFar: RowSums, row: RowSums): RowSums => ({
  carbs_g: tenths(soFar.carbs_g + row.carbs_g),
  sodium_mg: tenths(soFar.sodium_mg + row.sodium_mg),
  fluids_ml: tenths(soFar.fluids_ml + row.fluids_ml),
})

type RaceTargets = PlanDetails['targets']['race']

/** Drawn as wide as whole servings have to be allowed: 10 % (carbs 5 g an hour at least), sodium 20 %. */
function targetOf(of: keyof RowSums, race: RaceTargets): Target {
  const perHour = race[`${of}_per_hr` as keyof RaceTargets]
  const slack = perHour === 0 ? 0 : Math.max(shares[of] * perHour, of === 'carbs_g' ? 5 : 0)
  return {
    perHour,
    aim: perHour * race.hours,
    least: (perHour - slack) * race.hours,
    most: (perHour + slack) * race.hours,
  }
}

const shares: Readonly<Record<keyof RowSums, number>> = { carbs_g: 0.1, fluids_ml: 0.1, sodium_mg: 0.2 }
