import {
  exampleDayLines,
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
  /** The model's accepted lines and their places. */
  readonly lines: readonly ModelLine[]
  readonly replaced: readonly Replaced[]
  /** How many lines of the model were rejected. */
  readonly rejected: number
}

/**
 * The engine's plan with the model's accepted lines: added after the engine's own, and in the actions of rows. Every number,
 * time, dose, food and note of the engine stays as it is, so nothing is lost that the model left out or changed.
 */
export function settlePlan(written: NutritionPlan, { object: own, plan }: RacePlan): Settled {
  const refused: Refused[] = []
  const words = renderWords(plan)
  const days = words.trainingDays.map((day) => exampleDayLines(day, words.weighing))
  const ownTexts = [...days.flat(), ...sections.flatMap((section) => textsOf(own, section))]
  const known = new Set(ownTexts.map(keyOf))
  const accept = (place: string, given: readonly string[], list: Omit<Place, 'known'>): ModelLine[] =>
    acceptLines(given, { ...list, known }, refused).map((text) => ({ place, text }))
  const lines = [
    ...lineLists.flatMap(({ place, section, most, of }) =>
      accept(place, of(written), { own: of(own), most, section }),
    ),
    ...days.flatMap((ownLines, index) =>
      accept(`daily_plan.example_days.${index}`, [written.daily_plan.example_days[index] ?? ''], {
        own: ownLines,
        most: mostForADay,
        section: 'daily_plan',
      }),
    ),
    ...settleActions(written.race_day_plan, words.raceRows, refused),
  ]
  return {
    object: renderPlan(plan, withModelLines(words, lines)),
    lines,
    replaced: deduplicated([...findChanges(written, own), ...notesOf(refused)]),
    rejected: refused.length,
  }
}

const sections = [
  'long_run_fueling',
  'race_week',
  'race_day_plan',
  'grocery_list',
  'prep',
  'assumptions_safety',
] as const

const deduplicated = (replaced: readonly Replaced[]) =>
  replaced.filter(
    ({ section, message }, at) =>
      replaced.findIndex((other) => other.section === section && other.message === message) === at,
  )
