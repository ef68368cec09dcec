import type { OnCourse } from '../4-race-day/course/on-course.ts'
import type { ScheduleRow, Shortfall } from '../4-race-day/schedule.ts'
import type { Note } from '../note.ts'
import type { StageResults } from './stage-results.ts'

/** What of the runner's own fuel the plan leaves out. */
export const ownFuelNotes = ({ raceDay }: Pick<StageResults, 'raceDay'>): Note[] => [
  ...raceDay.notKept.map(({ product }) => ({ code: 'own-fuel-not-kept', facts: { product } }) as const),
  ...(raceDay.caffeine?.because ? [{ code: 'caffeine-not-as-chosen', facts: null } as const] : []),
]

/** How sure the stations are, and what of them is not for this runner. */
export function courseNotes({ runner, raceDay }: Pick<StageResults, 'runner' | 'raceDay'>): Note[] {
  const { course } = raceDay
  if (!course) return []
  const barred = [...(course.drink ? [course.drink] : []), ...course.gels].filter(({ because }) => because)
  const { preset, checked } = runner.preferences.course ?? {}
  const isSure = preset === undefined || checked === true
  return [
    ...(isSure && (!course.counts || course.farStretches.length > 0)
      ? [farStationsNote(course, raceDay.rows)]
      : []),
    ...(preset === undefined
      ? []
      : [{ code: 'course-filled-in' as const, facts: { checked: checked === true } }]),
    ...[...new Set(barred.map(({ product }) => product))].map((product) => ({
      code: 'course-not-taken' as const,
      facts: { product },
    })),
  ]
}

const farStationsNote = ({ farStretches, stations }: OnCourse, rows: readonly ScheduleRow[]): Note => ({
  code: 'far-stations',
  facts: {
    stretches: farStretches.map(({ from, to }) => ({ from_km: from, to_km: to })),
    drinks_between: rows.some(
      ({ phase, distance, fluids }) =>
        phase === 'during' && fluids > 0 && !stations.some(({ km }) => km === distance),
    ),
  },
})

/** Where whole servings miss a target. */
export const shortfallNotes = ({ raceDay, longRun }: Pick<StageResults, 'raceDay' | 'longRun'>): Note[] => [
  ...raceDay.shortfalls.map((missed) => shortfallNote('race', missed)),
  ...longRun.shortfalls.map((missed) => shortfallNote('long-run', missed)),
]

const shortfallNote = (run: 'race' | 'long-run', { of }: Shortfall): Note => ({
  code: 'shortfall',
  facts: { run, of },
})
