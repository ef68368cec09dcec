import { ok, type Result, refuse, type ShareFault } from '@race-nutrition/engine'
import type * as z from 'zod'
import { recordOf } from '../foreign-plan/normalize/record.ts'
import {
  type FiledRace,
  fileType,
  fileVersion,
  mostOfAFile,
  type RaceFile,
  raceFileSchema,
} from './race-file-schema.ts'
import { readSharedRace } from './shared-race.ts'

/** What a file holds; of an older version also its own text, to keep until the runner has seen what came of it. */
export interface ReadRaceFile extends RaceFile {
  readonly migrated: { readonly version: number; readonly text: string } | null
}

/** Reads such a file, saved anywhere by anyone: everything in it is parsed like typed input. Never throws. */
export function readRaceFile(text: string): Result<ReadRaceFile, ShareFault> {
  const { kilobytes } = mostOfAFile
  if (text.length > kilobytes * 1024) return refuse({ code: 'too-large', mostKilobytes: kilobytes })
  const file = jsonOf(text)
  if (file === undefined) return refuse({ code: isOfRaces(text) ? 'damaged' : 'other-type' })
  const { type, version, ...rest } = recordOf(file)
  if (type !== fileType) return refuse({ code: 'other-type' })
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return refuse({ code: 'wrong-shape' })
  if (version > fileVersion) return refuse({ code: 'newer-version' })
  const isOlder = version < fileVersion
  const read = readRaces(isOlder ? { ...rest, races: [rest] } : rest)
  return read.ok ? ok({ ...read.value, migrated: isOlder ? { version, text } : null }) : read
}

/** Also one that was cut off. A course, a calendar or a PDF begins otherwise. */
const isOfRaces = (text: string) => /^\s*(?:\{|$)/.test(text)

/** Editors and mailers put a mark of the byte order before it. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}

function readRaces(file: unknown): Result<RaceFile, ShareFault> {
  const read = raceFileSchema.safeParse(file)
  if (!read.success) return refuse(faultOf(read.error.issues))
  const races: FiledRace[] = []
  for (const { today, log, ticks, ...given } of read.data.races) {
    const race = readSharedRace({ answers: given.answers, preferences: given.preferences })
    if (!race.ok) return race
    races.push({ ...race.value, today, log, ticks })
  }
  return ok({ races, engine: read.data.createdWith, today: read.data.created })
}

function faultOf(issues: readonly z.core.$ZodIssue[]): ShareFault {
  const counted = ['races', 'ticks', 'servings'] as const
  for (const issue of issues) {
    const of = counted.find((name) => name === issue.path.at(-1))
    if (of && issue.code === 'too_big') return { code: 'too-many', of, most: mostOfAFile[of] }
  }
  return { code: 'wrong-shape' }
}
