import { type RaceType, raceNames } from '../../1-runner/questionnaire.ts'
import type { OwnUnits } from '../../1-runner/runner.ts'
import type { Plan, PlanRow } from '../../plan.ts'
import { clockText } from '../amounts/clock-times.ts'
import { plainDay, shortDate } from '../amounts/days.ts'
import { asClock, isAmerican } from '../amounts/format-amounts.ts'
import { decimals } from '../amounts/format-measures.ts'
import { slowerDays } from '../race-day/slower-day.ts'
import { markText, placeOf, type ShortServing, shortServings, type ShortStop } from './short-stops.ts'

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
  readonly planned: CrewTable
  /** Ten percent slower; null for a race without a stop. */
  readonly slower: CrewTable | null
}

export interface CrewTable {
  /** From the start, rounded. */
  readonly finishMinute: number
  readonly stops: readonly CrewStop[]
}

export interface CrewStop {
  /** From the start. */
  readonly minute: number
  /** From the start in the runner's unit, to the tenth; null where it is unknown. */
  readonly place: number | null
  readonly takes: readonly ShortServing[]
}

/** Percent: the day that the second wrist strip is for. */
const slowerBy = 10

export function crewSchedule(plan: Plan): CrewSchedule {
  const { runner } = plan
  const { start_time: start = null, time_zone: zone = null } = runner.preferences
  const slower = slowerDays(plan).find(({ facts }) => facts.percent === slowerBy)
  return {
    race: runner.race,
    day: runner.race_date,
    start,
    zone,
    distance: runner.units.distance,
    isAmerican: isAmerican(runner),
    planned: { finishMinute: Math.round(runner.target_minutes), stops: stopsOf(plan, plan.race_day.rows) },
    slower: slower
      ? { finishMinute: Math.round(slower.facts.minutes), stops: stopsOf(plan, slower.facts.rows) }
      : null,
  }
}

const stopsOf = (plan: Plan, rows: readonly PlanRow[]): CrewStop[] =>
  rows
    .filter(({ phase }) => phase === 'during')
    .map((row) => ({
      minute: row.minute,
      place: row.km === null ? null : decimals(placeOf(plan.runner, row.km), 1),
      takes: shortServings(plan, row, { namesWater: true }),
    }))

/** A table of the crew in words. */
export interface CrewTableWords {
  /** "As planned", "10% slower" */
  readonly title: string
  /** "finish 3:51, 11:21 am" */
  readonly finish: string
  readonly stops: readonly Omit<ShortStop, 'thirst'>[]
}

export interface CrewWords {
  /** "Half Marathon, Sun 13 Dec 2026" */
  readonly title: string
  /** "Start 7:30 am, time in America/New_York"; null if the runner gave none. */
  readonly start: string | null
  readonly tables: readonly CrewTableWords[]
}

/** The schedule as the crew reads it: in the runner's own units, by the clock if a start is known. */
export function renderCrewSchedule(schedule: CrewSchedule): CrewWords {
  const { race, day, start, zone, planned, slower } = schedule
  const reader = readerOf(schedule)
  const startsAt = clockText(reader, 0)
  const tableOf = (title: string, { finishMinute, stops }: CrewTable): CrewTableWords => ({
    title,
    finish: [`finish ${asClock(finishMinute)}`, clockText(reader, finishMinute)]
      .filter((part) => part !== null)
      .join(', '),
    stops: stops.map(({ minute, place, takes }) => ({
      time: asClock(minute),
      mark: place === null ? null : markText(schedule.distance, place),
      clock: clockText(reader, minute),
      takes,
    })),
  })
  return {
    title: `${raceNames[race]}, ${shortDate(plainDay(day))}`,
    start: start === null ? null : `Start ${startsAt}${zone === null ? '' : `, time in ${zone}`}`,
    tables: [
      tableOf('As planned', planned),
      ...(slower === null ? [] : [tableOf(`${slowerBy}% slower`, slower)]),
    ],
  }
}

/** What words need to know of the runner: no more is in a schedule. */
const readerOf = ({ distance, isAmerican: american, start }: CrewSchedule) => ({
  units: { distance, mass: american ? 'lb' : 'kg', height: american ? 'ft' : 'cm' } as const,
  preferences: start === null ? {} : { start_time: start },
})
