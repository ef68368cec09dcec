import { stops } from '../evidence/fluids.ts'
import { findProduct } from '../foods/products.ts'
import type { Plan, PlanRow, PlanServing, PlanSlowerRace, PlanTotals } from '../plan.ts'
import { minutesWithoutFuelAtTheEnd } from './arrangement/demand.ts'
import { enoughWater } from './arrangement/portions.ts'
import { drinkingAtMost, takesCapsule } from './drinking-at-most.ts'
import {
  atTheNearest,
  type CarriedFuel,
  eats,
  type HandsOut,
  passesAGel,
  slowCourse,
  type SlowCourse,
} from './slower-stations.ts'
import { isFeed } from './is-feed.ts'

/** The table of a race that takes longer: the same fuel about as many minutes apart, which come sooner on the course. */
export interface BehindPace extends PlanSlowerRace {
  readonly rows: readonly PlanRow[]
  readonly totals: PlanTotals
  /** What is carried beyond the plan, product by product. */
  readonly extra: readonly PlanServing[]
  /** Slower running sweats less: some stops have less to drink than planned. */
  readonly drinks_less: boolean
  readonly stops: SlowStops
}

/**
 * By the watch where everything is carried; at the stations that then come about as far apart; or where they were, later,
 * if a bottle is drunk between stations, so that it is filled as planned.
 */
export type SlowStops = 'by-the-watch' | 'at-stations' | 'same-places'

/** What of a plan these tables are made from. */
export interface Raced {
  readonly runner: Pick<Plan['runner'], 'race_km'>
  readonly targets: { readonly race: Pick<Plan['targets']['race'], 'hours' | 'fluids_ml_per_hr'> }
  readonly race_day: Pick<Plan['race_day'], 'rows' | 'start_to_finish'> & {
    readonly kit: readonly CarriedFuel[]
    readonly on_course: HandsOut | null
  }
}

/** The rhythm goes on to the later finish, within the limits of the longer race. */
export function behindPace(plan: Raced, slower: PlanSlowerRace): BehindPace {
  const planned = plan.race_day.rows.filter(({ phase }) => phase === 'during')
  const kept = withLessToDrink(planned, shareToDrink(plan, slower))
  const at = slowStopsOf(plan)
  const rows = rowsOf[at](kept, { plan, slower })
  return {
    ...slower,
    rows,
    totals: totalsOf(rows),
    extra: beyond(planned, rows),
    drinks_less: kept.some((row, index) => row.fluids_ml < (planned[index]?.fluids_ml ?? 0)),
    stops: at,
  }
}

/** Where a slower runner takes what is planned: the same for all that take longer. */
export function slowStopsOf({ race_day: { rows, on_course: course } }: Pick<Raced, 'race_day'>): SlowStops {
  const planned = rows.filter(({ phase }) => phase === 'during')
  const stations = course?.counts ? course.stations.map(({ km }) => km) : []
  const there = planned.filter(({ km }) => km !== null && stations.includes(km))
  if (there.length === 0) return 'by-the-watch'
  return there.length === planned.length ? 'at-stations' : 'same-places'
}

interface Slowed {
  readonly plan: Raced
  readonly slower: PlanSlowerRace
}

const rowsOf: Readonly<Record<SlowStops, (rows: readonly PlanRow[], slowed: Slowed) => PlanRow[]>> = {
  'by-the-watch': (rows, slowed) => {
    const moved = rows.map((row) => ({ ...row, km: whereAt(row.minute, slowed) }))
    return [...moved, ...later(rows, slowed)]
  },
  'same-places': (rows, { slower: { percent } }) =>
    rows.map((row) => ({ ...row, minute: Math.floor(row.minute * (1 + percent / 100) + 0.5) })),
  'at-stations': atStations,
}

function atStations(kept: readonly PlanRow[], { plan, slower }: Slowed): PlanRow[] {
  const { race_day: day, runner, targets } = plan
  if (!day.on_course) return []
  const course = slowCourse(day, day.on_course, {
    minutesOfAKm: (60 * targets.race.hours * (1 + slower.percent / 100)) / runner.race_km,
    lastMinute: slower.minutes - minutesWithoutFuelAtTheEnd,
  })
  const rows: PlanRow[] = []
  const queue = [...kept]
  for (let at = 0; at < queue.length; at += 1) {
    eatWhereAGelIs(queue, at, rows, course)
    const row = queue[at]
    const placed = row && atTheNearest(row, rows, course)
    if (!placed) return rows
    rows.push(placed)
  }
  const slots = slotsAfter(kept, slower)
  for (let at = 0; at < slots.length; at += 1) {
    eatWhereAGelIs(slots, at, rows, course)
    const slot = slots[at]
    const placed = slot && atTheNearest(slot, rows, course)
    const row = placed && withinLimits(placed, rows, { plan, slower })
    if (row) rows.push(row)
  }
  return rows
}

/** A stop for water at a table with gels, and the next one with something to eat, change places. */
function eatWhereAGelIs(queue: PlanRow[], at: number, sofar: readonly PlanRow[], course: SlowCourse): void {
  const [row, next] = [queue[at], queue[at + 1]]
  if (!row || !next || !eats(next) || !passesAGel(row, sofar, course)) return
  queue[at] = { ...next, minute: row.minute }
  queue[at + 1] = { ...row, minute: next.minute }
}

/** The planned rate may be more than a slower runner should drink. */
const shareToDrink = ({ targets }: Raced, { most_ml_per_hr: most }: PlanSlowerRace) =>
  targets.race.fluids_ml_per_hr <= most ? 1 : most / targets.race.fluids_ml_per_hr

const step = 25

/** Stops with a capsule keep what it needs, and the others have that much less. */
function withLessToDrink(rows: readonly PlanRow[], share: number): PlanRow[] {
  if (share === 1) return [...rows]
  const settled = new Set(rows.filter((row) => forItsCapsule(row) > share * row.fluids_ml))
  const others = rows.filter((row) => !settled.has(row))
  const forCapsules = [...settled].reduce((sum, row) => sum + forItsCapsule(row), 0)
  const shareOfOthers = (share * sumOf(rows) - forCapsules) / Math.max(sumOf(others), 1)
  // Without room for all of them each stop has its share, and capsules are left out.
  const keepsCapsules = shareOfOthers >= leastShare
  let owed = 0
  return rows.map((row) => {
    if (keepsCapsules && settled.has(row)) return drinkingAtMost(row, forItsCapsule(row))
    // What a whole step leaves of one stop is drunk at a later one.
    owed += (keepsCapsules ? shareOfOthers : share) * row.fluids_ml
    const drunk = Math.min(row.fluids_ml, inSteps(owed))
    owed -= drunk
    return drinkingAtMost(row, drunk)
  })
}

const forItsCapsule = (row: PlanRow) => (takesCapsule(row) ? Math.min(row.fluids_ml, enoughWater) : 0)

const sumOf = (rows: readonly PlanRow[]) => rows.reduce((sum, { fluids_ml: fluids }) => sum + fluids, 0)

const inSteps = (milliliters: number) => step * Math.floor(milliliters / step + 1e-9)

/** Of what a stop without a capsule had to drink: with less a gel would be hard to swallow. */
const leastShare = 0.4

/** At the pace of the slower race. */
const whereAt = (minute: number, { plan, slower }: Slowed) =>
  (plan.runner.race_km * minute) / (60 * plan.targets.race.hours * (1 + slower.percent / 100))

/** The rhythm goes on until ten minutes before the finish, with no more an hour than the table has. */
function later(rows: readonly PlanRow[], slowed: Slowed): PlanRow[] {
  const added: PlanRow[] = []
  for (const slot of slotsAfter(rows, slowed.slower)) {
    const row = withinLimits(slot, [...rows, ...added], slowed)
    if (row) added.push({ ...row, km: whereAt(slot.minute, slowed) })
  }
  return added
}

/** Rows as before at the minutes that are left, as far apart as those of the table are in the mean. */
function slotsAfter(rows: readonly PlanRow[], slower: PlanSlowerRace): PlanRow[] {
  const [first] = rows
  const last = rows.at(-1)
  if (!first || !last) return []
  const gap = rows.length > 1 ? (last.minute - first.minute) / (rows.length - 1) : first.minute
  const repeated = rows.slice(-periodOf(rows))
  const count = Math.floor((slower.minutes - minutesWithoutFuelAtTheEnd - last.minute) / gap + 1e-9)
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    ...(repeated[at % repeated.length] ?? first),
    minute: Math.round(last.minute + gap * (at + 1)),
    reminds_of_thirst: false,
  }))
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
function withinLimits(row: PlanRow, sofar: readonly PlanRow[], { plan, slower }: Slowed): PlanRow | null {
  const { hours, fluids_ml_per_hr: planned } = plan.targets.race
  const time = hours * (1 + slower.percent / 100)
  const { carbs_g: eaten, fluids_ml: drunk } = totalsOf(sofar)
  const room = Math.min(planned, slower.most_ml_per_hr) * time - drunk
  const taken = drinkingAtMost(row, Math.max(0, Math.min(row.fluids_ml, step * Math.floor(room / step))))
  if (row.fluids_ml > 0 && taken.fluids_ml === 0) return null
  const lastFeed = sofar.findLast((each) => isFeed(each.carbs_g))?.minute ?? Number.NEGATIVE_INFINITY
  const mostCarbs = plan.race_day.start_to_finish.carbs_g * (1 + slower.percent / 100)
  const isTooSoon = isFeed(taken.carbs_g) && row.minute - lastFeed < stops.value.feedMinutesApart
  const isTooMuch = taken.carbs_g > 0 && eaten + taken.carbs_g > mostCarbs
  const left = isTooSoon || isTooMuch ? onWater(taken) : taken
  // Nobody stops for a mouthful.
  return left && left.carbs_g === 0 && left.fluids_ml < aMouthful ? null : left
}

/** ml */
const aMouthful = 50

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

/** What these rows take of each carried product beyond those. */
function beyond(planned: readonly PlanRow[], rows: readonly PlanRow[]): PlanServing[] {
  const used = usesOf(planned)
  return [...usesOf(rows).values()].flatMap((serving) => {
    const amount = serving.amount - (used.get(serving.id)?.amount ?? 0)
    return amount > 0 && serving.kind === 'product' ? [{ ...serving, amount }] : []
  })
}

function usesOf(rows: readonly PlanRow[]): Map<string, PlanServing> {
  const uses = new Map<string, PlanServing>()
  const carried = rows.flatMap(({ servings }) => servings.filter(({ from }) => from !== 'course'))
  for (const serving of carried) {
    const sofar = uses.get(serving.id)?.amount ?? 0
    uses.set(serving.id, { ...serving, amount: sofar + serving.amount })
  }
  return uses
}
