import { raceNames } from '../../1-runner/questionnaire.ts'
import { cityOf } from '../amounts/city-of.ts'
import { clockText } from '../amounts/clock-times.ts'
import { plainDay, shortDate } from '../amounts/days.ts'
import { asClock, joinList } from '../amounts/format-amounts.ts'
import { unfueledRaceSentence } from '../race-day/unfueled-race.ts'
import type { CrewSchedule, CrewStop } from './crew-schedule.ts'
import { drinkToThirst } from './picture-words.ts'
import { markText, type ShortServing } from './short-stops.ts'
import { stopSigns } from './stop-signs.ts'

/** The schedule as the crew reads it: in the runner's own units, by the clock if a start is known. */
export interface CrewWords {
  /** "Half Marathon, Sun, Dec 13, 2026" */
  readonly title: string
  /** "Start 7:30 am (New York), finish 11:21 am"; "Finish after 3:51" if the runner gave no start. */
  readonly times: string
  readonly stops: readonly CrewStopWords[]
  /** What a crew has to know besides the stops. */
  readonly notes: readonly string[]
}

export interface CrewStopWords {
  /** "km 8.1"; null where the place is unknown. */
  readonly place: string | null
  readonly times: PassingTimes
  readonly handOver: readonly ShortServing[]
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

export function renderCrewSchedule(schedule: CrewSchedule): CrewWords {
  const { race, day, stops } = schedule
  return {
    title: `${raceNames[race]}, ${shortDate(plainDay(day))}`,
    times: timesText(schedule),
    stops: stops.map((stop) => ({
      place: placeText(schedule, stop),
      times: passingTimes(schedule, stop.minute),
      handOver: stop.handOver,
      fromTheRace: stop.fromTheRace,
    })),
    notes: notesOf(schedule),
  }
}

function timesText(schedule: CrewSchedule): string {
  const { finishMinute, start, zone } = schedule
  if (start === null) return `Finish after ${asClock(finishMinute)}`
  const where = zone === null ? '' : ` (${cityOf(zone)})`
  return `Start ${timeAt(schedule, 0)}${where}, finish ${timeAt(schedule, finishMinute)}`
}

/** Whole minutes, outward: whoever is there from the first to the last misses nobody. */
const passingTimes = (schedule: CrewSchedule, minute: number): PassingTimes => ({
  planned: timeAt(schedule, minute),
  from: timeAt(schedule, Math.floor((minute * 95) / 100)),
  until: timeAt(schedule, Math.ceil((minute * 105) / 100)),
  latest: timeAt(schedule, Math.ceil((minute * 110) / 100)),
})

const timeAt = (schedule: CrewSchedule, minute: number) =>
  clockText(readerOf(schedule), minute) ?? asClock(minute)

/** What words need to know of the runner: no more is in a schedule. */
const readerOf = ({ distance, isAmerican, start }: CrewSchedule) => ({
  units: { distance, mass: isAmerican ? 'lb' : 'kg', height: isAmerican ? 'ft' : 'cm' } as const,
  preferences: start === null ? {} : { start_time: start },
})

const placeText = ({ distance }: CrewSchedule, { place }: CrewStop) =>
  place === null ? null : markText(distance, place)

function notesOf(schedule: CrewSchedule): string[] {
  const signs = `${stopSigns.trigger}: ${stopSigns.action}.`
  if (schedule.stops.length === 0) return [unfueledRaceSentence(schedule.finishMinute / 60), signs]
  return [
    schedule.start === null
      ? 'Times count from the moment your runner crosses the start line.'
      : 'Times of day are for a start on time. If your runner crosses the line later, add those minutes.',
    ...topUpNote(schedule),
    'Stand where the race allows it, and hand over only what its rules allow.',
    ...carriedNotes(schedule),
    ...lighterDoseNote(schedule),
    'Slower than planned, your runner may take some of it before your place: ask, and hand over only what is still to come.',
    `If your runner comes late: one serving, never two at once. ${drinkToThirst}.`,
    signs,
  ]
}

const topUpNote = ({ topUp }: CrewSchedule) =>
  topUp === null
    ? []
    : [
        `${topUp.minutesBefore} min before the start your runner takes ${topUp.takes.map(({ text }) => text).join(' + ')}.`,
      ]

/** The plan relies on no crew. */
function carriedNotes({ stops, carries, spares }: CrewSchedule): string[] {
  return [
    stops.every(({ handOver }) => handOver.length === 0)
      ? 'The race hands out everything: there is nothing to hand over.'
      : carries.length > 0
        ? `Your runner carries it: ${joinList(carries)}. What you hand over takes its place and is not extra.`
        : 'The plan has nothing to carry: all that you can hand over is water.',
    ...(spares.length > 0
      ? [`Of that, these spares can be with you, for fuel that gets lost: ${joinList(spares)}.`]
      : []),
  ]
}

/** By places: a crew does not see the runner's watch. */
function lighterDoseNote(schedule: CrewSchedule): string[] {
  const places = schedule.stops
    .filter(({ minute }) => schedule.lighterWithout.includes(minute))
    .map((stop) => placeText(schedule, stop) ?? timeAt(schedule, stop.minute))
  return places.length === 0 ? [] : [`On the lighter dose your runner takes no fuel at ${joinList(places)}.`]
}
