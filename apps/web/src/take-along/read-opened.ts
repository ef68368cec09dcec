import { type FiledRace, mostOfAFile, readRaceFile, readShareLink } from '@race-nutrition/contract'
import { raceName, readableDay } from '@race-nutrition/documents'
import {
  engineVersion,
  olderFile,
  type Questionnaire,
  refuse,
  renderFilled,
  renderOtherEngine,
  renderShareFault,
  takesThePlace,
} from '@race-nutrition/engine'
import { raceId, readRace } from '../kept/kept-races.ts'
import { keepOpened } from './opened-race.ts'

/** What a link or a file brought: answers for the form and what is said of them, or why it is not used. */
export type Opened =
  | { readonly is: 'race'; readonly answers: Questionnaire; readonly says: string }
  | { readonly is: 'refused'; readonly says: string }
  /** A file of several: the runner chooses one. */
  | { readonly is: 'races'; readonly races: readonly RaceChoice[] }

export interface RaceChoice {
  /** "Half Marathon, Sun, Dec 13, 2026" */
  readonly name: string
  readonly choose: () => Opened
}

/** Never rejects. */
export async function openLink(fragment: string): Promise<Opened> {
  const read = await readShareLink(fragment)
  return read.ok
    ? openRace(read.value, 'link', { engine: read.value.engine, isOlder: false })
    : { is: 'refused', says: renderShareFault(read.refused, 'link') }
}

/** Rejects only if the device cannot read the file. */
export async function openFile(file: Blob): Promise<Opened> {
  const { kilobytes } = mostOfAFile
  const read =
    file.size > kilobytes * 1024
      ? refuse({ code: 'too-large', mostKilobytes: kilobytes } as const)
      : readRaceFile(await file.text())
  if (!read.ok) return { is: 'refused', says: renderShareFault(read.refused, 'file') }
  const { races, engine, migrated } = read.value
  const choices = races.map((race): RaceChoice => {
    const { raceType, raceDate } = race.answers
    return {
      name: `${raceName(raceType)}, ${readableDay(raceDate)}`,
      choose: () => openRace(race, 'file', { engine, isOlder: migrated !== null }),
    }
  })
  const [first, ...others] = choices
  return first && others.length === 0 ? first.choose() : { is: 'races', races: choices }
}

type Brought = Pick<FiledRace, 'answers' | 'preferences'> & Partial<Pick<FiledRace, 'log' | 'ticks'>>

interface MadeBy {
  readonly engine: string
  /** Of an older version of the file, which stays as it is. */
  readonly isOlder: boolean
}

function openRace(brought: Brought, from: 'link' | 'file', { engine, isOlder }: MadeBy): Opened {
  const { answers, preferences, log, ticks } = brought
  const id = raceId(answers)
  keepOpened(id, {
    preferences: Object.keys(preferences).length > 0 ? preferences : undefined,
    filed: log && ticks && { log, ticks },
  })
  const says = [
    renderFilled({ answers, preferences }, from),
    renderOtherEngine(engine, engineVersion),
    isOlder ? olderFile : null,
    readRace(id) === null ? null : takesThePlace,
  ]
  return { is: 'race', answers, says: says.filter((line) => line !== null).join(' ') }
}
