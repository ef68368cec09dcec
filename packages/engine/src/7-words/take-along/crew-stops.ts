import type { Plan, PlanRow, PlanServing } from '../../plan.ts'
import { clockText } from '../amounts/clock-times.ts'
import { asClock } from '../amounts/format-amounts.ts'
import { isByTheCup } from '../race-day/feed-words.ts'
import { type ShortServing, shortServings, shortStops } from './short-stops.ts'

/** A stop of the race as those see it who stand there. */
export interface CrewStop {
  /** "km 8.1"; null where the place is unknown. */
  readonly place: string | null
  readonly times: PassingTimes
  /** Carried by the runner, so somebody can hold it here instead; empty where the race hands out everything. */
  readonly handOver: readonly ShortServing[]
  /** What the race hands out here. */
  readonly fromTheRace: readonly ShortServing[]
}

/** When the runner passes: times of day, or from the start where none is given ("0:40"). */
export interface PassingTimes {
  readonly planned: string
  /** 5 percent faster and slower. */
  readonly from: string
  readonly until: string
  /** 10 percent slower. */
  readonly latest: string
}

/** Every stop of the race, at its place: a slower runner passes it later, whatever the minute of the table. */
export function crewStops(plan: Plan): CrewStop[] {
  const places = shortStops(plan).map(({ mark }) => mark)
  return plan.race_day.rows
    .filter(({ phase }) => phase === 'during')
    .map((row, index) => ({
      place: places[index] ?? null,
      times: passingTimes(plan, row.minute),
      handOver: servingsOf(plan, row, (serving) => !isFromTheRace(plan, serving)),
      fromTheRace: servingsOf(plan, row, (serving) => isFromTheRace(plan, serving)),
    }))
}

/** Whole minutes, outward: whoever is there from the first to the last misses nobody. */
function passingTimes({ runner }: Plan, minute: number): PassingTimes {
  const at = (time: number) => clockText(runner, time) ?? asClock(time)
  return {
    planned: at(minute),
    from: at(Math.floor((minute * 95) / 100)),
    until: at(Math.ceil((minute * 105) / 100)),
    latest: at(Math.ceil((minute * 110) / 100)),
  }
}

const isFromTheRace = ({ race_day: { on_course: course } }: Plan, serving: PlanServing) =>
  serving.from === 'course' || isByTheCup(course, serving)

const servingsOf = (plan: Plan, row: PlanRow, keep: (serving: PlanServing) => boolean) =>
  shortServings(plan, { ...row, servings: row.servings.filter(keep) }, { namesWater: true })
