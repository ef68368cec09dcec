import { itemsOf } from '../4-race-day/fuels/fuel-kit.ts'
import type { Shortfall } from '../4-race-day/schedule.ts'
import type { Note } from '../note.ts'
import type { StageResults } from './stage-results.ts'

type Schedules = Pick<StageResults, 'raceDay' | 'longRun'>

/** What to check on the label of the race fuel, once for each product. */
export function productNotes({ raceDay, longRun }: Schedules): Note[] {
  const notes = new Map<string, Note>()
  for (const { id, label } of [...itemsOf(raceDay.kit), ...itemsOf(longRun.kit)]) {
    if (!label) continue
    const key = `${id} ${label.readFor.join()}`
    if (!notes.has(key))
      notes.set(key, { code: 'product-label', facts: { product: id, read_for: label.readFor } })
  }
  return [...notes.values()]
}

/** Where whole servings miss a target. */
export const shortfallNotes = ({ raceDay, longRun }: Schedules): Note[] => [
  ...raceDay.shortfalls.map((missed) => shortfallNote('race', missed)),
  ...longRun.shortfalls.map((missed) => shortfallNote('long-run', missed)),
]

const shortfallNote = (run: 'race' | 'long-run', { of }: Shortfall): Note => ({
  code: 'shortfall',
  facts: { run, of },
})
