import type { FiledRace } from '@race-nutrition/contract'
import { readText, writeText } from '../kept/device-storage.ts'
import { keepTick } from '../kept/kept-ticks.ts'
import { logKey } from '../result/how-it-went/kept-log.ts'

/** Ticks beside those of this device; how a run went only where nothing is written down here. */
export function keepFiled(race: string, { log, ticks }: Pick<FiledRace, 'log' | 'ticks'>): void {
  for (const tick of ticks) keepTick(race, tick, true)
  for (const { run, ...draft } of log)
    if (readText(logKey(race, run)) === null) writeText(logKey(race, run), JSON.stringify(draft))
}
