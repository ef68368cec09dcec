import type { RaceType } from '../../1-runner/questionnaire.ts'
import type { OwnUnits } from '../../1-runner/runner.ts'
import type { Plan, PlanRow, PlanServing } from '../../plan.ts'
import { isAmerican } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { sparesOf } from '../race-day/carried.ts'
import { isByTheCup } from '../race-day/feed-words.ts'
import { raceDoseInShort } from '../race-day/race-dose.ts'
import { carriedFuel } from './carried-fuel.ts'
import { fuelInShort, placeOf, type ShortServing, shortServings } from './short-stops.ts'
import { type TopUp, topUpOf } from './top-up.ts'

/** The race for those who hand things over: where, when and what, with nothing of the runner's body or health. */
export interface CrewSchedule {
  readonly race: RaceType
  /** `2026-12-13` */
  readonly day: string
  /** `07:30`, by the clock at the start; null if the runner gave none. */
  readonly start: string | null
  /** IANA name of the zone of the start; null if unknown. */
  readonly zone: string | null
  /** The unit of every place. */
  readonly distance: OwnUnits['distance']
  /** "7:50 am" instead of "07:50" */
  readonly isAmerican: boolean
  /** From the start, rounded. */
  readonly finishMinute: number
  /** What the runner takes before the start; null if nothing. */
  readonly topUp: TopUp | null
  /** In the order of the race; empty for one that takes nothing on the course. */
  readonly stops: readonly CrewStop[]
  /** "11 × gel + 3 spares"; empty if all that can be handed over is water, or nothing. */
  readonly carries: readonly string[]
  /** "3 × gel": what a crew can hold for fuel that gets lost. */
  readonly spares: readonly string[]
  /** Minutes of the stops without fuel on the lighter dose. */
  readonly lighterWithout: readonly number[]
}

/** A stop of the race as those see it who stand there. */
export interface CrewStop {
  /** From the start. */
  readonly minute: number
  /** From the start in the runner's unit, to the tenth; null where it is unknown. */
  readonly place: number | null
  /** Carried by the runner, so somebody can hold it here instead; empty where the race hands out everything. */
  readonly handOver: readonly ShortServing[]
  /** What the race hands out here. */
  readonly fromTheRace: readonly ShortServing[]
}

export function crewSchedule(plan: Plan): CrewSchedule {
  const { runner, race_day: day } = plan
  const { start_time: start = null, time_zone: zone = null } = runner.preferences
  const stops = day.rows.filter(({ phase }) => phase === 'during')
  const leftOut = raceDoseInShort(plan) === null ? [] : (day.lighter?.leave_out_minutes ?? [])
  return {
    race: runner.race,
    day: runner.race_date,
    start,
    zone,
    distance: runner.units.distance,
    isAmerican: isAmerican(runner),
    finishMinute: Math.round(runner.target_minutes),
    topUp: topUpOf(plan, { namesWater: true }),
    stops: stops.map((row) => stopOf(plan, row)),
    carries: carriedFuel(plan),
    spares: day.kit
      .filter((item) => item.unit === 'count' && sparesOf(item) > 0)
      .map((item) => `${sparesOf(item)} × ${fuelInShort(item, day.kit)}`),
    lighterWithout: stops.map(({ minute }) => minute).filter((minute) => leftOut.includes(minute)),
  }
}

const stopOf = (plan: Plan, row: PlanRow): CrewStop => ({
  minute: row.minute,
  place: row.km === null ? null : decimals(placeOf(plan.runner, row.km), 1),
  handOver: namedServings(plan, row, (serving) => !isFromTheRace(plan, serving)),
  fromTheRace: namedServings(plan, row, (serving) => isFromTheRace(plan, serving)),
})

const isFromTheRace = ({ race_day: { on_course: course } }: Plan, serving: PlanServing) =>
  serving.from === 'course' || isByTheCup(course, serving)

const namedServings = (plan: Plan, row: PlanRow, keep: (serving: PlanServing) => boolean) =>
  shortServings(plan, { ...row, servings: row.servings.filter(keep) }, { namesWater: true })
