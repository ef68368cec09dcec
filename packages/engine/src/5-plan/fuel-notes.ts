import type { LongRunSchedule, Schedule, Shortfall } from '../4-race-day/schedule.ts'
import { figure } from '../1-runner/formats.ts'
import { itemsOf } from './kit-lines.ts'

interface Schedules {
  readonly raceDay: Schedule
  readonly longRun: LongRunSchedule
}

/** What to read on the label of the race fuel, each said once. */
export const productNotes = ({ raceDay, longRun }: Schedules): string[] => [
  ...new Set(
    [...itemsOf(raceDay.kit), ...itemsOf(longRun.kit)].flatMap(({ labelWarning }) => labelWarning ?? []),
  ),
]

/** Where whole servings miss a target: how far, and why. */
export const shortfallNotes = ({ raceDay, longRun }: Schedules): string[] => [
  ...raceDay.shortfalls.map((missed) => said('In the race', missed)),
  ...longRun.shortfalls.map((missed) => said('On the long run', missed)),
]

const said = (where: string, { of, target, delivered, because }: Shortfall) =>
  `${where}, ${of} ${of === 'sodium' ? 'comes' : 'come'} to about ${figure(delivered)} ${units[of]} an hour instead of ${figure(target)}. ${because}`

const units: Record<Shortfall['of'], string> = { carbs: 'g', sodium: 'mg', fluids: 'ml' }
