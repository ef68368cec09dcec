import { ok, readIsoDay, type Result, type ShareFault } from '@race-nutrition/engine'
import { fileType, fileVersion, type RaceFile } from './race-file-schema.ts'
import { readRaceFile } from './read-race-file.ts'

/** A file of one or several races as text, and its name; refused if it is none that `readRaceFile` would read. */
export function raceFile({
  races,
  engine,
  today,
}: RaceFile): Result<{ readonly text: string; readonly name: string }, ShareFault> {
  const file = {
    type: fileType,
    version: fileVersion,
    createdWith: `engine ${engine}`,
    created: today,
    races,
  }
  const text = `${JSON.stringify(file, null, 2)}\n`
  const read = readRaceFile(text)
  return read.ok ? ok({ text, name: raceFileName(read.value) }) : read
}

/** `Half-2026-12-13.race.json`; `races-2026-11-27.race.json` for several, by the day that they are saved on. */
function raceFileName({ races, today }: RaceFile): string {
  const [first, ...others] = races
  if (!first || others.length > 0) return `races-${today}.race.json`
  const { raceType, raceDate } = first.answers
  // Another service accepts a date in words.
  return `${raceType}-${readIsoDay(raceDate) ? raceDate : today}.race.json`
}
