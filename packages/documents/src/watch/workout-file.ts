import {
  type Plan,
  type PlanRow,
  shortServings,
  type ShortStop,
  shortStops,
  stopNames,
} from '@race-nutrition/engine'
import { raceHeading } from '../race-heading.ts'
import { type RenderedPlan, zipFactsAndWords } from '../rendered-plan.ts'
import { takesText } from '../take-along/stop-line.ts'
import { clip, nameWithin } from './clip.ts'
import { createdTime } from './created-time.ts'
import { type FitMessage, fitFile } from './fit/fit-file.ts'
import { fileId, messageIndex, running } from './fit/profile.ts'

/** A file for a watch. */
export interface WatchFile {
  /** `race-fuel-Marathon-2027-04-11-workout.fit` */
  readonly name: string
  readonly bytes: Uint8Array
}

/** A step lasts until the next stop, and its name says what to take as it begins, since that is what a watch then shows. */
export interface WorkoutStep {
  /** Until the next stop; null for the last, which is open to the finish. */
  readonly lasts:
    | { readonly of: 'time'; readonly seconds: number }
    | { readonly of: 'distance'; readonly meters: number }
    | null
  readonly name: string
  readonly notes: string
}

/** Bytes that watches keep of a name and of notes, the NUL after them left out. */
const longestName = 24
const longestNotes = 200

/** A FIT workout with a step between any two stops; null for a race without a stop. */
export function workoutFile(plan: RenderedPlan): WatchFile | null {
  const steps = workoutSteps(plan)
  if (steps.length === 0) return null
  const { name } = raceHeading(plan)
  const { race, race_date: day } = plan.facts.runner
  return {
    name: `race-fuel-${race}-${day}-workout.fit`,
    bytes: fitFile([
      fileId('workout', createdTime([race, day, steps])),
      {
        message: 26,
        fields: [
          { field: 4, type: 'enum', value: running },
          { field: 6, type: 'uint16', value: steps.length },
          { field: 8, type: 'string', value: clip(`Race fuel ${name}`, longestName) },
        ],
      },
      ...steps.map(stepMessage),
    ]),
  }
}

/**
 * By distance where there are stops at known stations, else by time: grams an hour stay true at any pace. One way for all
 * steps, since a step by distance after one by time would begin at an unknown place. The first step leads to the first stop.
 */
export function workoutSteps({ facts }: Pick<RenderedPlan, 'facts'>): WorkoutStep[] {
  const rows = facts.race_day.rows.filter(({ phase }) => phase === 'during')
  const [first] = rows
  if (!first) return []
  const isByPlace = standsAtStations(facts, rows)
  const stops = shortStops(facts)
  const until = (index: number): WorkoutStep['lasts'] => {
    const [row, before] = [rows[index], rows[index - 1]]
    if (!row) return null
    return isByPlace
      ? { of: 'distance', meters: Math.round(((row.km ?? 0) - (before?.km ?? 0)) * 1000) }
      : { of: 'time', seconds: Math.round((row.minute - (before?.minute ?? 0)) * 60) }
  }
  const [next] = stops
  const toFirst = next ? `First at ${next.mark ?? next.time}: ${takesText(next.takes)}` : ''
  return [
    { lasts: until(0), name: 'To the first stop', notes: clip(toFirst, longestNotes) },
    ...zipFactsAndWords(rows, stops).map(({ facts: row, words: stop }, index) => ({
      lasts: until(index + 1),
      name: nameWithin(stopNames(facts, row), longestName),
      notes: clip(notesOf(facts, row, stop), longestNotes),
    })),
  ]
}

function standsAtStations({ race_day: { on_course: course } }: Plan, rows: readonly PlanRow[]): boolean {
  const stations = course?.counts ? course.stations.map(({ km }) => km) : []
  return rows.some(({ km }) => km !== null && stations.includes(km))
}

/** With room for the name of water. */
function notesOf(plan: Plan, row: PlanRow, { time, mark, thirst }: ShortStop): string {
  const takes = shortServings(plan, row, { namesWater: true })
  const where = [time, mark].filter((part) => part !== null).join(', ')
  return [`${where}: ${takesText(takes)}`, thirst].filter((part) => part !== null).join('; ')
}

const durationTypes = { time: 0, distance: 1, open: 5 } as const
const openTarget = 2

function stepMessage({ lasts, name, notes }: WorkoutStep, index: number): FitMessage {
  const value = lasts === null ? 0 : lasts.of === 'time' ? lasts.seconds * 1000 : lasts.meters * 100
  return {
    message: 27,
    fields: [
      messageIndex(index),
      { field: 0, type: 'string', value: name },
      { field: 1, type: 'enum', value: durationTypes[lasts?.of ?? 'open'] },
      { field: 2, type: 'uint32', value },
      { field: 3, type: 'enum', value: openTarget },
      { field: 4, type: 'uint32', value: 0 },
      { field: 7, type: 'enum', value: 0 },
      { field: 8, type: 'string', value: notes },
    ],
  }
}
