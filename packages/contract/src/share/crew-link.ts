import {
  type CrewSchedule,
  ok,
  raceTypes,
  type Result,
  refuse,
  type ShareFault,
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

const serving = z.tuple([z.enum(['fuel', 'drink', 'salt']), line])
const minute = z.number().min(0).max(1440)
const stop = z.tuple([z.int().min(0).max(1440), z.number().min(0).max(50).nullable()], serving)
const table = z.tuple([minute], stop)

/** The values alone, in this order. */
const inLink = z.tuple([
  sharedEngine,
  z.enum(raceTypes),
  sharedDay,
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/)
    .nullable(),
  z
    .string()
    .max(64)
    .regex(/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+){0,2}$/)
    .nullable(),
  z.enum(['km', 'mi']),
  z.boolean(),
  table,
  table.nullable(),
])

/** A schedule, and the version of the engine that made it. */
export interface SharedCrewSchedule {
  readonly schedule: CrewSchedule
  readonly engine: string
}

/** The fragment of a link for those who hand things over, `#c1=…`: no answer and no number of the body is in it. */
export const crewLink = ({ schedule, engine }: SharedCrewSchedule): Promise<Result<string, ShareFault>> => {
  const { race, day, start, zone, distance, isAmerican, planned, slower } = schedule
  return writeFragment('c', [
    engine,
    race,
    day,
    start,
    zone,
    distance,
    isAmerican,
    packed(planned),
    slower && packed(slower),
  ])
}

const packed = ({ finishMinute, stops }: CrewSchedule['planned']) => [
  finishMinute,
  ...stops.map(({ minute: at, km, takes }) => [at, km, ...takes.map(({ of, text }) => [of, text])]),
]

/** Reads what `crewLink` wrote, anywhere and by anyone. Never rejects. */
export async function readCrewLink(fragment: string): Promise<Result<SharedCrewSchedule, ShareFault>> {
  const value = await readFragment('c', fragment)
  if (!value.ok) return value
  const read = inLink.safeParse(value.value)
  if (!read.success) return refuse({ code: 'wrong-shape' })
  const [engine, race, day, start, zone, distance, isAmerican, planned, slower] = read.data
  return ok({
    engine,
    schedule: {
      race,
      day,
      start,
      zone,
      distance,
      isAmerican,
      planned: unpacked(planned),
      slower: slower && unpacked(slower),
    },
  })
}

const unpacked = ([finishMinute, ...stops]: z.infer<typeof table>): CrewSchedule['planned'] => ({
  finishMinute,
  stops: stops.map(([at, km, ...takes]) => ({
    minute: at,
    km,
    takes: takes.map(([of, text]) => ({ of, text })),
  })),
})
