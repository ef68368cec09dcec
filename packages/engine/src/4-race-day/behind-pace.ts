import { stops } from '../evidence/fluids.ts'
import { findProduct } from '../foods/products.ts'
import type { Plan, PlanRow, PlanServing, PlanSlowerRace, PlanTotals } from '../plan.ts'
import { minutesWithoutFuelAtTheEnd } from './arrangement/demand.ts'
import { drinkingAtMost } from './drinking-at-most.ts'

/** The table of a race that takes longer: the same fuel at the same minutes, which come sooner on the course. */
export interface BehindPace extends PlanSlowerRace {
  readonly rows: readonly PlanRow[]
  readonly totals: PlanTotals
  /** What is taken beyond the plan, product by product. */
  readonly extra: readonly PlanServing[]
  /** Slower running sweats less: some stops have less to drink than planned. */
  readonly drinks_less: boolean
  /** The stops stay where they are on the course, and come later. */
  readonly at_stations: boolean
}

type Raced = Pick<Plan, 'targets' | 'race_day'> & { readonly runner: Pick<Plan['runner'], 'race_km'> }

/**
 * A row at one of these places on the course (km), the stations unless told otherwise, stays there, and its minute moves with
 * the pace; every other keeps its minute. The rhythm goes on to the later finish, within the limits of the longer race.
 */
export function behindPace(
  plan: Raced,
  slower: PlanSlowerRace,
  places: readonly number[] = stationsUsed(plan),
): BehindPace {
  const planned = plan.race_day.rows.filter(({ phase }) => phase === 'during')
  const kept = planned.map((row) => withLessToDrink(row, shareToDrink(plan, slower)))
  const rows = [
    ...kept.map((row) => moved(row, { plan, slower, places })),
    ...later(kept, plan, slower, places),
  ]
  return {
    ...slower,
    rows: rows.toSorted((one, other) => one.minute - other.minute),
    totals: totalsOf(rows),
    extra: beyond(planned, rows),
    at_stations: places.length > 0,
    drinks_less: kept.some((row, at) => row.fluids_ml < (planned[at]?.fluids_ml ?? 0)),
  }
}

/** The stations at which the table stops; none where the runner carries everything. */
function stationsUsed({ race_day: { on_course: course, rows } }: Raced): number[] {
  const stations = course?.counts ? course.stations.map(({ km }) => km) : []
  return stations.filter((place) => rows.some(({ phase, km }) => phase === 'during' && km === place))
}

/** The planned rate may be more than a slower runner should drink. */
const shareToDrink = ({ targets }: Raced, { most_ml_per_hr: most }: PlanSlowerRace) =>
  targets.race.fluids_ml_per_hr <= most ? 1 : most / targets.race.fluids_ml_per_hr

const step = 25

const withLessToDrink = (row: PlanRow, share: number): PlanRow =>
  share === 1 ? row : drinkingAtMost(row, step * Math.floor((share * row.fluids_ml) / step + 1e-9))

interface Slowed {
  readonly plan: Raced
  readonly slower: PlanSlowerRace
  readonly places: readonly number[]
}

const nearby = 0.05

function moved(row: PlanRow, { plan, slower, places }: Slowed): PlanRow {
  const { km } = row
  return km !== null && places.some((place) => Math.abs(place - km) <= nearby)
    ? { ...row, minute: Math.floor(row.minute * (1 + slower.percent / 100) + 0.5) }
    : { ...row, km: whereAt(row.minute, { plan, slower }) }
}

/** At the pace of the slower race. */
const whereAt = (minute: number, { plan, slower }: Pick<Slowed, 'plan' | 'slower'>) =>
  (plan.runner.race_km * minute) / (60 * plan.targets.race.hours * (1 + slower.percent / 100))

/** The rhythm goes on until ten minutes before the finish, with no more an hour than the table has. */
function later(
  rows: readonly PlanRow[],
  plan: Raced,
  slower: PlanSlowerRace,
  places: readonly number[],
): PlanRow[] {
  const [first, second] = rows
  const last = rows.at(-1)
  // Stations end with the course: who stops there only has no more of them for being slow.
  if (!first || !last || places.length > 0) return []
  const gap = second ? second.minute - first.minute : first.minute
  const repeated = rows.slice(-periodOf(rows))
  const lastMinute = slower.minutes - minutesWithoutFuelAtTheEnd
  const added: PlanRow[] = []
  for (let at = 0; last.minute + gap * (at + 1) <= lastMinute; at++) {
    const next = repeated[at % repeated.length] ?? first
    const minute = last.minute + gap * (at + 1)
    const row = withinLimits({ ...next, minute, reminds_of_thirst: false }, [...rows, ...added], {
      plan,
      slower,
    })
    if (row) added.push({ ...row, km: whereAt(minute, { plan, slower }) })
  }
  return added
}

/** After how many rows the fuel repeats; the whole table if it never does. */
function periodOf(rows: readonly PlanRow[]): number {
  const fuels = rows.map(({ servings }) =>
    servings
      .filter(({ kind, unit }) => kind === 'product' && unit !== 'g')
      .map(({ id }) => id)
      .filter((id) => (findProduct(id)?.carbs ?? 0) > 0)
      .join(),
  )
  const periods = Array.from({ length: rows.length }, (_, index) => index + 1)
  return (
    periods.find((period) => fuels.every((fuel, at) => at < period || fuel === fuels[at - period])) ??
    rows.length
  )
}

/** With less to drink if there is no room for more, or water alone if there is none for its carbs; null if nothing is left. */
function withinLimits(
  row: PlanRow,
  sofar: readonly PlanRow[],
  { plan, slower }: Pick<Slowed, 'plan' | 'slower'>,
): PlanRow | null {
  const { hours, fluids_ml_per_hr: planned } = plan.targets.race
  const time = hours * (1 + slower.percent / 100)
  const { carbs_g: eaten, fluids_ml: drunk } = totalsOf(sofar)
  const room = Math.min(planned, slower.most_ml_per_hr) * time - drunk
  const taken = drinkingAtMost(row, Math.max(0, Math.min(row.fluids_ml, step * Math.floor(room / step))))
  if (row.fluids_ml > 0 && taken.fluids_ml === 0) return null
  const lastFeed = sofar.findLast(({ carbs_g: carbs }) => carbs > 0)?.minute ?? Number.NEGATIVE_INFINITY
  const mostCarbs = plan.race_day.start_to_finish.carbs_g * (1 + slower.percent / 100)
  const isTooMuch = eaten + taken.carbs_g > mostCarbs || row.minute - lastFeed < stops.value.feedMinutesApart
  return taken.carbs_g > 0 && isTooMuch ? onWater(taken) : taken
}

/** Null for a row without water. */
function onWater(row: PlanRow): PlanRow | null {
  const servings = row.servings.filter(({ kind }) => kind === 'water')
  return servings.length > 0 ? { ...row, servings, carbs_g: 0, sodium_mg: 0 } : null
}

const totalsOf = (rows: readonly PlanRow[]): PlanTotals => ({
  carbs_g: rows.reduce((sum, { carbs_g: carbs }) => sum + carbs, 0),
  sodium_mg: rows.reduce((sum, { sodium_mg: sodium }) => sum + sodium, 0),
  fluids_ml: rows.reduce((sum, { fluids_ml: fluids }) => sum + fluids, 0),
})

/** What these rows take of each product beyond those. */
function beyond(planned: readonly PlanRow[], rows: readonly PlanRow[]): PlanServing[] {
  const used = usesOf(planned)
  return [...usesOf(rows).values()].flatMap((serving) => {
    const amount = serving.amount - (used.get(serving.id)?.amount ?? 0)
    return amount > 0 && serving.kind === 'product' ? [{ ...serving, amount }] : []
  })
}

function usesOf(rows: readonly PlanRow[]): Map<string, PlanServing> {
  const uses = new Map<string, PlanServing>()
  for (const serving of rows.flatMap(({ servings }) => servings)) {
    const sofar = uses.get(serving.id)?.amount ?? 0
    uses.set(serving.id, { ...serving, amount: sofar + serving.amount })
  }
  return uses
}
