import {
  type CrewSchedule,
  ok,
  raceTypes,
  readPreferences,
  type Result,
  refuse,
  type ShareFault,
  type ShortServing,
  visibleText,
} from '@race-nutrition/engine'
import * as z from 'zod'
import { readFragment, writeFragment } from './fragment.ts'
import { sharedDay, sharedEngine } from './shared-race.ts'

/** A crew reads it as it is written, so it is one line of what can be seen. */
const line = z
  .string()
  .min(1)
  .max(600)
  .refine((text) => text === visibleText(text) && !/[\t\n\r\u2028\u2029]/.test(text))

/** Far more than any race has. */
const most = { stops: 160, servings: 20 } as const

const serving = z.tuple([z.enum(['fuel', 'drink', 'salt']), line])
const minute = z.int().min(0).max(1440)
const servings = z.array(serving).max(most.servings)
const stop = z.tuple([minute, z.number().min(0).max(50).nullable(), servings, servings])
const lines = z.array(line).max(most.servings)

/** The values alone, in this order. */
const inLink = z
  .tuple([
    sharedEngine,
    z.enum(raceTypes),
    sharedDay,
    z.string().nullable(),
    z.string().nullable(),
    z.enum(['km', 'mi']),
    z.boolean(),
    minute,
    z.tuple([minute, servings]).nullable(),
    z.array(stop).max(most.stops),
    lines,
    lines,
    z.array(minute).max(most.stops),
  ])
  .refine(([, , , start, zone]) => isStart(start, zone))

/** As the preferences take one. */
const isStart = (start: string | null, zone: string | null) =>
  readPreferences({
    ...(start === null ? {} : { start_time: start }),
    ...(zone === null ? {} : { time_zone: zone }),
  }).ok

/** A schedule, and the version of the engine that made it. */
export interface SharedCrewSchedule {
  readonly schedule: CrewSchedule
  readonly engine: string
}

/** The fragment of a link for those who hand things over, `#c1=…`: no answer and no number of the body is in it. */
export const crewLink = ({ schedule, engine }: SharedCrewSchedule): Promise<Result<string, ShareFault>> => {
  const { race, day, start, zone, distance, isAmerican, finishMinute, topUp, stops } = schedule
  return writeFragment('c', [
    engine,
    race,
    day,
    start,
    zone,
    distance,
    isAmerican,
    finishMinute,
    topUp && [topUp.minutesBefore, packed(topUp.takes)],
    stops.map(({ minute: at, place, handOver, fromTheRace }) => [
      at,
      place,
      packed(handOver),
      packed(fromTheRace),
    ]),
    schedule.carries,
    schedule.spares,
    schedule.lighterWithout,
  ])
}

const packed = (takes: readonly ShortServing[]) => takes.map(({ of, text }) => [of, text])

/** Reads what `crewLink` wrote, anywhere and by anyone. Never rejects. */
export async function readCrewLink(fragment: string): Promise<Result<SharedCrewSchedule, ShareFault>> {
  const value = await readFragment('c', fragment)
  if (!value.ok) return value
  const read = inLink.safeParse(value.value)
  if (!read.success) return refuse({ code: 'wrong-shape' })
  const [engine, race, day, start, zone, distance, isAmerican, finishMinute, topUp, stops, ...lists] =
    read.data
  const [carries, spares, lighterWithout] = lists
  return ok({
    engine,
    schedule: {
      race,
      day,
      start,
      zone,
      distance,
      isAmerican,
      finishMinute,
      topUp: topUp && { minutesBefore: topUp[0], takes: unpacked(topUp[1]) },
      stops: stops.map(([at, place, handOver, fromTheRace]) => ({
        minute: at,
        place,
        handOver: unpacked(handOver),
        fromTheRace: unpacked(fromTheRace),
      })),
      carries,
      spares,
      lighterWithout,
    },
  })
}

const unpacked = (takes: z.infer<typeof servings>): ShortServing[] =>
  takes.map(([of, text]) => ({ of, text }))
