import { namedFoods, type NutritionPlan, type RacePlan } from '@race-nutrition/engine'
import type { Facts, FactsOf } from '../provenance/facts.ts'
import { textsOf } from '../provenance/plan-texts.ts'
import { changedByModel } from './changed.ts'
import { newLines } from './new-lines.ts'
import { type Refused, told } from './refused.ts'
import type { Replaced } from './replaced.ts'
import { keyOf } from './same-line.ts'
import { settleActions } from './settle-actions.ts'
import { mostForADay, slots } from './slots.ts'

export interface Settled {
  readonly plan: NutritionPlan
  readonly replaced: readonly Replaced[]
}

/**
 * The engine's plan with what the model may say: lines of its own after the engine's, and the words of the rows. Every number,
 * time, dose, food and note of the engine's stays as it is; so nothing that the model leaves out or changes can be missed.
 */
export function settlePlan(written: NutritionPlan, planned: RacePlan, factsOf: FactsOf): Settled {
  const plan = structuredClone(planned.plan)
  const refused: Refused[] = []
  const known = new Set(slotSections.flatMap((section) => textsOf(planned.plan, section)).map(keyOf))
  for (const { section, most, of, foods } of slots) {
    const own = of(plan)
    const facts =
      foods === 'any' ? factsOf(section) : withFoodsOf([...own, ...rowsBeside(of, plan)], factsOf(section))
    own.push(...newLines(of(written), { own, known, most, section, facts }, refused))
  }
  plan.daily_plan.example_days = plan.daily_plan.example_days.map((day, index) => {
    const own = day.split('\n')
    const lines = [written.daily_plan.example_days[index] ?? '']
    const place = {
      own,
      known,
      most: mostForADay,
      section: 'daily_plan',
      facts: withFoodsOf(own, factsOf('daily_plan')),
    } as const
    return [...own, ...newLines(lines, place, refused)].join('\n')
  })
  plan.race_day_plan = settleActions(written, plan, factsOf('race_day_plan'), refused)
  return { plan, replaced: saidOnce([...changedByModel(written, planned.plan), ...told(refused)]) }
}

const slotSections = [
  'daily_plan',
  'long_run_fueling',
  'race_week',
  'race_day_plan',
  'grocery_list',
  'prep',
  'assumptions_safety',
] as const

/** What is eaten on a day is the engine's: a line beside its menu names foods of that menu. */
const withFoodsOf = (own: readonly string[], facts: Facts): Facts => ({
  ...facts,
  foods: new Set(own.flatMap((line) => namedFoods(line))),
})

/** Race morning goes on into the table. */
const rowsBeside = (of: (plan: NutritionPlan) => string[], plan: NutritionPlan) =>
  of(plan) === plan.race_week.race_morning ? plan.race_day_plan.map(({ item }) => item) : []

const saidOnce = (replaced: readonly Replaced[]) =>
  replaced.filter(
    ({ section, message }, at) =>
      replaced.findIndex((other) => other.section === section && other.message === message) === at,
  )
