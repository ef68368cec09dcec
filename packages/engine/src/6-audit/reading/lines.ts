import type { NutritionPlan } from '../../nutrition-plan.ts'
import type { PlanSection } from '../audit.ts'
import { takeApart } from '../words/sentence.ts'
import type { Line } from './read-plan.ts'

/** Every text of a plan that a runner may act on, one line each. The profile only repeats the runner's own words. */
export function linesOf(plan: NutritionPlan): Line[] {
  const { race_week: week, long_run_fueling: longRun, grocery_list: groceries, prep } = plan
  return [
    ...from('daily_plan', plan.daily_plan.example_days),
    ...from('long_run_fueling', [...longRun.pre_run.examples, ...longRun.during.schedule]),
    ...from('race_week', [...week.mon_wed, ...week.thu_fri, ...week.day_before, ...week.race_morning]),
    ...from(
      'race_day_plan',
      plan.race_day_plan.flatMap(({ action, item }) => [action, item]),
    ),
    ...from('grocery_list', [...groceries.pantry, ...groceries.fridge_freezer, ...groceries.electrolytes]),
    ...from('prep', [...prep.batch_prep_steps, ...prep.race_kit_checklist]),
    ...from('assumptions_safety', plan.assumptions_safety),
  ]
}

const from = (section: PlanSection, texts: readonly string[]): Line[] =>
  texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        section,
        text: line,
        sentence: takeApart(line),
        isNote: section === 'assumptions_safety',
      })),
  )
