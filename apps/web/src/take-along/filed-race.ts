import type { FiledRace } from '@race-nutrition/contract'
import { readPreferences } from '@race-nutrition/engine'
import { readAnswers } from '../form/answers-storage.ts'
import { keptKeys, readText, writeText } from '../kept/device-storage.ts'
import { raceId, raceOfKey, readRace } from '../kept/kept-races.ts'
import { keepTick, readTicks } from '../kept/kept-ticks.ts'
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

/** All races that this device keeps and this page can read. */
export function keptFiledRaces(): FiledRace[] {
  return keptKeys().flatMap((key) => {
    const kept = readRace(raceOfKey(key) ?? '')
    const preferences = readPreferences(kept?.preferences ?? {})
    if (!kept || !preferences.ok) return []
    return filedRace({
      answers: readAnswers(kept.answers),
      preferences: preferences.value,
      today: kept.today,
    })
  })
}

/** Ticks beside those of this device; how a run went only where nothing is written down here. */
export function keepFiled({ answers, log, ticks }: FiledRace): void {
  const id = raceId(answers)
  for (const tick of ticks) keepTick(id, tick, true)
  for (const { run, ...draft } of log)
    if (readText(logKey(id, run)) === null) writeText(logKey(id, run), JSON.stringify(draft))
}
