import { daysUntil } from '../head/days-to-go.ts'

/** Where a runner stands on the way to the race. */
export type Stage = 'training' | 'three weeks' | 'race week' | 'eve' | 'race day' | 'after'

/** Null if one of them is no day. */
export function stageOf(today: string, raceDate: string): Stage | null {
  const days = daysUntil(raceDate, today)
  if (days === null) return null
  if (days < 0) return 'after'
  return stages.find(({ fromDays }) => days >= fromDays)?.stage ?? null
}

/** By the days to go; race week is the playbook's own, from six days before. */
const stages: readonly { readonly stage: Stage; readonly fromDays: number }[] = [
  { stage: 'training', fromDays: 22 },
  { stage: 'three weeks', fromDays: 7 },
  { stage: 'race week', fromDays: 2 },
  { stage: 'eve', fromDays: 1 },
  { stage: 'race day', fromDays: 0 },
]

export type Lead = 'training' | 'practice' | 'day' | 'countdown' | 'recovery'
export type Foldable = 'daily-eating' | 'long-run' | 'race-week' | 'groceries'

interface StageView {
  /** What stands right under the bib. */
  readonly leads: Lead
  /** Sections that are past: folded to a line, and never left out. */
  readonly folds: readonly Foldable[]
  /** Nothing to change anymore. */
  readonly hasPreferences: boolean
  /** The race at a glance. */
  readonly hasRaceCard: boolean
}

/** What leads, what folds and what is gone. */
export const stageViews: Readonly<Record<Stage, StageView>> = {
  training: { leads: 'training', folds: [], hasPreferences: true, hasRaceCard: true },
  'three weeks': { leads: 'practice', folds: [], hasPreferences: true, hasRaceCard: true },
  'race week': { leads: 'day', folds: ['daily-eating', 'long-run'], hasPreferences: true, hasRaceCard: true },
  eve: { leads: 'day', folds: ['daily-eating', 'long-run'], hasPreferences: true, hasRaceCard: true },
  'race day': {
    leads: 'countdown',
    folds: ['daily-eating', 'long-run', 'race-week', 'groceries'],
    hasPreferences: true,
    hasRaceCard: true,
  },
  after: {
    leads: 'recovery',
    folds: ['daily-eating', 'long-run', 'race-week', 'groceries'],
    hasPreferences: false,
    hasRaceCard: false,
  },
}
