import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { stops } from '../evidence/fluids.ts'
import { goingWrong } from '../evidence/going-wrong.ts'
import { findProduct } from '../foods/products.ts'
import { mentions } from '../health.ts'
import type { IfThen } from '../if-then.ts'
import { mostInOneFeed } from './fuels/product-limits.ts'
import { mostToDrink } from './most-to-drink.ts'
import type { Schedule, ScheduleRow } from './schedule.ts'
import { isFeed } from './is-feed.ts'

interface Raced {
  readonly runner: Runner
  readonly targets: Targets
  readonly schedule: Pick<Schedule, 'rows' | 'kit' | 'startToFinish'>
}

/** What a runner does when the race goes differently: only what can happen to this table. Evidence: going-wrong. */
export function ifThens(race: Raced): IfThen[] {
  const rows = race.schedule.rows.filter(({ phase }) => phase === 'during')
  return [
    { code: 'stop-signs', facts: null },
    ...(mentions(race.runner, 'diabetes') ? [{ code: 'low-blood-sugar' as const, facts: null }] : []),
    ...(rows.length === 0 ? [] : onTheCourse(race, rows)),
  ]
}

/** For a race in which something is eaten or drunk. */
const onTheCourse = (race: Raced, rows: readonly ScheduleRow[]): IfThen[] => [
  {
    code: 'upset-stomach',
    facts: { without_minutes: goingWrong.value.minutesWithoutFuel, small_feeds: smallFeeds(race, rows) },
  },
  { code: 'loose-bowels', facts: { has_caffeine: race.targets.caffeine > 0 } },
  { code: 'hotter', facts: { leave_out: leftOut(race, rows), most_ml_per_hr: mostInHeat(race) } },
  ...lostServing(race, rows),
  ...dryStation(rows),
  { code: 'cramp', facts: null },
  ...(rows.some(hasCarbs) ? [wall] : []),
  ...(rows.length > 1 ? [{ code: 'walking' as const, facts: null }] : []),
  { code: 'late-start', facts: lateStart(race) },
]

const hasCarbs = ({ carbs }: ScheduleRow) => isFeed(carbs)

/** Half a serving at a time, so far apart that no hour has more than planned. */
function smallFeeds({ schedule, targets }: Raced, rows: readonly ScheduleRow[]) {
  const serving = carriedServing({ rows, kit: schedule.kit })
  const smallest = Math.min(...rows.filter(hasCarbs).map(({ carbs }) => carbs))
  if (!Number.isFinite(smallest)) return null
  const carbs = half(serving ?? smallest)
  const asPlanned = (60 * carbs * targets.race.time) / schedule.startToFinish.carbs
  return {
    carbs_g: carbs,
    every_minutes: Math.max(stops.value.feedMinutesApart, 5 * Math.ceil(asPlanned / 5 - 1e-9)),
  }
}

/** Grams of carbs in the first fuel from a pocket; undefined if all of it is drunk. */
function carriedServing({ rows, kit }: Pick<Schedule, 'rows' | 'kit'>): number | undefined {
  const fuels = new Set(kit.fuels.map(({ id }) => id))
  const taken = rows.flatMap(({ servings }) => servings).find(({ id }) => fuels.has(id))
  return taken && findProduct(taken.id)?.carbs
}

const half = (carbs: number) => Math.floor(carbs / 2 + 0.5)

/** A tenth of the feeds, the last ones; none where the table is for heat already. */
function leftOut({ schedule, targets }: Raced, rows: readonly ScheduleRow[]) {
  const feeds = rows.filter(hasCarbs)
  const fewer = Math.floor(goingWrong.value.heatLeavesOut * feeds.length + 0.5)
  if (targets.working.race.weather.isHot || fewer === 0) return null
  const left = feeds.slice(-fewer).reduce((sum, { carbs }) => sum + carbs, 0)
  return { feeds: fewer, of: feeds.length, carbs_g: schedule.startToFinish.carbs - left }
}

/** By the sweat of the race as planned, so that heat moves it the safe way; a rate without added salt is rounded up to it. */
const mostInHeat = ({ runner, targets }: Raced): number =>
  Math.max(mostToDrink(runner, targets.race.time), targets.race.perHour.fluids)

function lostServing({ schedule }: Raced, rows: readonly ScheduleRow[]): IfThen[] {
  const serving = carriedServing({ rows, kit: schedule.kit })
  if (serving === undefined) return []
  const carbs = schedule.startToFinish.carbs - Math.floor(serving + 0.5)
  return [{ code: 'lost-serving', facts: { most_g_a_feed: mostInOneFeed, carbs_g: carbs } }]
}

/** No more than was missed, and no more than can be drunk at once. Evidence: stops. */
function dryStation(rows: readonly ScheduleRow[]): IfThen[] {
  const volumes = rows.map(({ fluids }) => fluids).filter((volume) => volume > 0)
  if (volumes.length === 0) return []
  const room = stops.value.mostMilliliters - Math.max(...volumes)
  const needsWater = rows
    .flatMap(({ servings }) => servings)
    .some(({ id, unit }) => unit === 'count' && findProduct(id)?.takeWithWater === true)
  return [
    {
      code: 'dry-station',
      facts: { extra_ml: 25 * Math.floor(Math.min(...volumes, room) / 25), needs_water: needsWater },
    },
  ]
}

const wall: IfThen = {
  code: 'wall',
  facts: {
    walk_minutes: goingWrong.value.walkMinutes,
    minutes_apart: stops.value.feedMinutesApart,
    slower_s_per_km: goingWrong.value.slowerSecondsPerKilometer,
  },
}

/** Of what is taken right before the start anyway; with diabetes nothing comes on top of the table. */
function lateStart({ runner, schedule }: Raced): Extract<IfThen, { code: 'late-start' }>['facts'] {
  const { afterMinutes, minutesBefore } = goingWrong.value.lateStart
  const topUp = schedule.rows.find(({ phase }) => phase === 'top-up')?.carbs ?? 0
  const isAllowed = topUp > 0 && !mentions(runner, 'diabetes')
  return {
    after_minutes: afterMinutes,
    half: isAllowed ? { carbs_g: half(topUp), minutes_before: minutesBefore } : null,
  }
}
