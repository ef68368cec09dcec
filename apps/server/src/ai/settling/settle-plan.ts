import type { NutritionPlan, RacePlan } from '@race-nutrition/engine'
import { acceptLines, type Place } from './accept-lines.ts'
import { keyOf } from './compare-lines.ts'
import { findChanges } from './find-changes.ts'
import { lineLists, mostForADay } from './line-lists.ts'
import { textsOf } from './plan-texts.ts'
import { notesOf, type Refused } from './refused-lines.ts'
import type { Replaced } from './replacement-notes.ts'
import { settleActions } from './settle-actions.ts'

export interface Settled {
  readonly plan: NutritionPlan
  readonly replaced: readonly Replaced[]
  /** Lines of the model's that may be said, and those that may not. */
  readonly stood: number
  readonly fell: number
}

/**
 * The engine's plan with what the model may say: lines of its own after the engine's, and the words of the rows. Every number,
 * time, dose, food and note of the engine's stays as it is; so nothing that the model leaves out or changes can be missed.
 */
export function settlePlan(written: NutritionPlan, planned: RacePlan): Settled {
  const plan = structuredClone(planned.plan)
  const refused: Refused[] = []
  let stood = 0
  const accept = (lines: readonly string[], place: Place) => {
    const accepted = acceptLines(lines, place, refused)
    stood += accepted.length
    return accepted
  }
  const known = new Set(sections.flatMap((section) => textsOf(planned.plan, section)).map(keyOf))
  for (const { section, most, of } of lineLists) {
    const own = of(plan)
    own.push(...accept(of(written), { own, known, most, section }))
  }
  plan.daily_plan.example_days = plan.daily_plan.example_days.map((day, index) => {
    const own = day.split('\n')
    const lines = [written.daily_plan.example_days[index] ?? '']
    const place = { own, known, most: mostForADay, section: 'daily_plan' } as const
    return [...own, ...accept(lines, place)].join('\n')
  })
  plan.race_day_plan = settleActions(written, plan, refused)
  const own = planned.plan.race_day_plan
  stood += plan.race_day_plan.filter(({ action }, at) => action !== own[at]?.action).length
  const replaced = saidOnce([...findChanges(written, planned.plan), ...notesOf(refused)])
  return { plan, replaced, stood, fell: refused.length }
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
