import { type FiledRace, mostOfAFile, readRaceFile, readShareLink } from '@race-nutrition/contract'
import {
  engineVersion,
  type Preferences,
  type Questionnaire,
  refuse,
  renderFilled,
  renderOtherEngine,
  renderShareFault,
  takesThePlace,
} from '@race-nutrition/engine'
import { raceId, readRace } from '../kept/kept-races.ts'
import { keepFiled } from './filed-race.ts'
import { forgetSettings, keepSettings } from './opened-settings.ts'

/** What a link or a file brought: answers for the form and what is said of them, or why it is not used. */
export type Opened =
  | { readonly is: 'race'; readonly answers: Questionnaire; readonly says: string }
  | { readonly is: 'refused'; readonly says: string }
  /** A file of several: the runner chooses one. */
  | {
      readonly is: 'races'
      readonly races: readonly FiledRace[]
      readonly choose: (race: FiledRace) => Opened
    }

/** Never rejects. */
export async function openLink(fragment: string): Promise<Opened> {
  const read = await readShareLink(fragment)
  return read.ok
    ? openRace(read.value, 'link', read.value.engine)
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
  const { races, engine } = read.value
  const choose = (race: FiledRace) => {
    keepFiled(race)
    return openRace(race, 'file', engine)
  }
  const [first, ...others] = races
  return first && others.length === 0 ? choose(first) : { is: 'races', races, choose }
}

interface Brought {
  readonly answers: Questionnaire
  readonly preferences: Preferences
}

function openRace({ answers, preferences }: Brought, from: 'link' | 'file', engine: string): Opened {
  const id = raceId(answers)
  // Without any, those kept with a plan of this race stay.
  if (Object.keys(preferences).length > 0) keepSettings(id, preferences)
  else forgetSettings()
  const says = [
    renderFilled({ answers, preferences }, from),
    renderOtherEngine(engine, engineVersion),
    readRace(id) === null ? null : takesThePlace,
  ]
  return { is: 'race', answers, says: says.filter((line) => line !== null).join(' ') }
}
