import type { NutritionPlan, PlanSection } from '@race-nutrition/engine'
import { textsOf } from './plan-texts.ts'
import { tidyLine } from '../reading/tidy-line.ts'
import { answersRestored, foodsRestored, numbersRestored, type Replaced } from './replacement-notes.ts'
import { keyOf } from '../line-check/compare-lines.ts'

/** What the model changed that only the engine may set. Zero and empty mean that it left the baseline as it was. */
export function findChanges(written: NutritionPlan, own: NutritionPlan): Replaced[] {
  const sections = Object.keys(own) as PlanSection[]
  return [
    ...(isOtherRunner(written, own) ? [answersRestored()] : []),
    ...sections.flatMap((section) => {
      const numbers = changedNumbers(written[section], own[section])
      return section !== 'profile' && numbers > 0 ? [numbersRestored(section, numbers)] : []
    }),
    ...(hasOtherItems(written, own, 'grocery_list') ? [foodsRestored('grocery_list')] : []),
    ...(hasOtherRows(written, own) ? [foodsRestored('race_day_plan')] : []),
  ]
}

function changedNumbers(theirs: unknown, own: unknown): number {
  if (typeof own === 'number') return typeof theirs === 'number' && theirs !== 0 && theirs !== own ? 1 : 0
  if (typeof own !== 'object' || own === null || typeof theirs !== 'object' || theirs === null) return 0
  return Object.entries(own).reduce(
    (sum, [name, value]) => sum + changedNumbers((theirs as Record<string, unknown>)[name], value),
    0,
  )
}

/** Rows that we did not write, or whose item was rewritten. */
function hasOtherRows(written: NutritionPlan, own: NutritionPlan): boolean {
  const items = new Set(own.race_day_plan.map(({ item }) => keyOf(item)))
  return (
    written.race_day_plan.length > own.race_day_plan.length ||
    written.race_day_plan.some(({ item }) => item.trim() !== '' && !items.has(keyOf(item)))
  )
}

function hasOtherItems(written: NutritionPlan, own: NutritionPlan, section: PlanSection): boolean {
  const known = new Set(textsOf(own, section).map(keyOf))
  return textsOf(written, section)
    .flatMap((text) => text.split('\n'))
    .some((line) => line.trim() !== '' && !known.has(keyOf(tidyLine(line))))
}

function isOtherRunner({ profile: theirs }: NutritionPlan, { profile: own }: NutritionPlan): boolean {
  const known = new Set(own.diet.allergies.map(keyOf))
  return (
    isOther(theirs.race_type, own.race_type) ||
    isOther(theirs.race_date, own.race_date) ||
    isOther(theirs.target_time_or_pace, own.target_time_or_pace) ||
    isOther(theirs.diet.preference, own.diet.preference) ||
    isOther(theirs.body.weight, own.body.weight) ||
    theirs.diet.allergies.some((item) => !known.has(keyOf(item)))
  )
}

const isOther = (written: string, typed: string) => written.trim() !== '' && keyOf(written) !== keyOf(typed)
