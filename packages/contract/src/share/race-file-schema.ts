import { longestAnswer } from '@race-nutrition/engine'
import * as z from 'zod'
import { text } from '../wire.ts'
import { type MadeWith, type SharedRace, sharedDay, sharedEngine } from './shared-race.ts'

/** Version 2 holds several races; version 1 held one, at the top. */
export const fileVersion = 2
export const fileType = 'race-nutrition'

/** More than any runner fills. */
export const mostOfAFile = { kilobytes: 256, races: 50, ticks: 500, servings: 200 } as const

/** How a run went, as typed: as long as an answer may be. */
const logged = z.object({
  run: z.enum(['long run', 'race']),
  taken: text.max(longestAnswer.value.most),
  hours: text.max(longestAnswer.value.most),
  stomach: text.max(longestAnswer.value.most),
  servings: z
    .array(z.number().positive().max(1000))
    .max(mostOfAFile.servings)
    .readonly()
    .nullable()
    .describe('Carbs of each serving planned, g'),
  count: z
    .number()
    .positive()
    .max(mostOfAFile.servings)
    .optional()
    .describe('How many servings those are, in halves; where it is absent, each is one'),
})

const filedRace = z.object({
  answers: z.record(z.string(), z.unknown()),
  preferences: z.unknown().optional(),
  today: sharedDay,
  log: z
    .array(logged)
    .refine((log) => new Set(log.map(({ run }) => run)).size === log.length)
    .default([]),
  ticks: z.array(text.max(1000)).max(mostOfAFile.ticks).default([]),
})

/** Answers and preferences are parsed after it, as those of a link are. */
export const raceFileSchema = z.object({
  createdWith: z
    .string()
    .startsWith('engine ')
    .transform((by) => by.slice('engine '.length))
    .pipe(sharedEngine),
  created: sharedDay,
  races: z.array(filedRace).min(1).max(mostOfAFile.races),
})

/** How a run went, kept with its race. */
export type LoggedInFile = Readonly<z.infer<typeof logged>>

/** A race as a file holds it: what its plan is made from, and what the runner did since. */
export interface FiledRace extends SharedRace {
  /** The day that its plan was made on. */
  readonly today: string
  /** One entry for each kind of run at most. */
  readonly log: readonly LoggedInFile[]
  /** The keys of the lines of its lists that are ticked. */
  readonly ticks: readonly string[]
}

/** `today`: the day that the file is saved on. */
export interface RaceFile extends MadeWith {
  readonly races: readonly FiledRace[]
}
