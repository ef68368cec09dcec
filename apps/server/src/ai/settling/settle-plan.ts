import {
  type ModelLine,
  type NutritionPlan,
  type RacePlan,
  renderPlan,
  withModelLines,
  renderWords,
} from '@race-nutrition/engine'
import { acceptLines, type Place } from './accept-lines.ts'
import { keyOf } from './compare-lines.ts'
import { findChanges } from './find-changes.ts'
import { lineLists, mostForADay } from './line-lists.ts'
import { textsOf } from './plan-texts.ts'
import { notesOf, type Refused } from './refused-lines.ts'
import type { Replaced } from './replacement-notes.ts'
import { settleActions } from './settle-actions.ts'

export interface Settled {
  /** The nine sections with the lines in their places. */
  readonly object: NutritionPlan
  /** What the model may say, and where. */
  readonly lines: readonly ModelLine[]
  readonly replaced: readonly Replaced[]
  /** How many lines of the model's may not be said. */
  readonly fell: number
}

/**
 * The engine's plan with what the model may say: lines of its own after the engine's, and the words of the rows. Every number,
 * time, dose, food and note of the engine's stays as it is; so nothing that the model leaves out or changes can be missed.
 */
export function settlePlan(written: NutritionPlan, { object: own, plan }: RacePlan): Settled {
  const refused: Refused[] = []
  const known = new Set(sections.flatMap((section) => textsOf(own, section)).map(keyOf))
  const accept = (place: string, given: readonly string[], list: Omit<Place, 'known'>): ModelLine[] =>
    acceptLines(given, { ...list, known }, refused).map((text) => ({ place, text }))
  const lines = [
    ...lineLists.flatMap(({ place, section, most, of }) =>
      accept(place, of(written), { own: of(own), most, section }),
    ),
    ...own.daily_plan.example_days.flatMap((day, index) =>
      accept(`daily_plan.example_days.${index}`, [written.daily_plan.example_days[index] ?? ''], {
        own: day.split('\n'),
        most: mostForADay,
        section: 'daily_plan',
      }),
    ),
    ...settleActions(written.race_day_plan, own.race_day_plan, refused),
  ]
  return {
    object: renderPlan(plan, withModelLines(renderWords(plan), lines)),
    lines,
    replaced: saidOnce([...findChanges(written, own), ...notesOf(refused)]),
    fell: refused.length,
  }
}

const sections = [
  'daily_plan',
  'long_run_fueling',
  'race_week',
  'race_day_plan',
  'grocery_list',
  'prep',
  'assumptions_safety',
] as const

const saidOnce = (replaced: readonly Replaced[]) =>
  replaced.filter(
    ({ section, message }, at) =>
      replaced.findIndex((other) => other.section === section && other.message === message) === at,
  )
