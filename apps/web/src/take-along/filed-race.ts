import type { FiledRace } from '@race-nutrition/contract'
import { readPreferences } from '@race-nutrition/engine'
import { readAnswers } from '../form/answers-storage.ts'
import { keptKeys, readText } from '../kept/device-storage.ts'
import { raceId, raceOfKey, readRace } from '../kept/kept-races.ts'
import { readTicks } from '../kept/kept-ticks.ts'
import { type LoggedRun, logKey, readLog } from '../result/how-it-went/kept-log.ts'

const runs: readonly LoggedRun[] = ['long run', 'race']

/** A race for a file: with its ticks and how its runs went, as this device keeps them. */
export function filedRace(race: Pick<FiledRace, 'answers' | 'preferences' | 'today'>): FiledRace {
  const id = raceId(race.answers)
  const log = runs.flatMap((run) => {
    const kept = readText(logKey(id, run))
    return kept === null ? [] : [{ run, ...readLog(kept) }]
  })
  return { ...race, log, ticks: [...readTicks(id)] }
}

/** All races that this device keeps and this page can read, and how many it cannot. */
export function keptFiledRaces(): { readonly races: readonly FiledRace[]; readonly unread: number } {
  const kept = keptKeys().flatMap((key) => raceOfKey(key) ?? [])
  const races = kept.flatMap((id) => {
    const race = readRace(id)
    const preferences = readPreferences(race?.preferences ?? {})
    if (!race || !preferences.ok) return []
    return filedRace({
      answers: readAnswers(race.answers),
      preferences: preferences.value,
      today: race.today,
    })
  })
  return { races, unread: kept.length - races.length }
}
