import type { NutritionPlan, Plan } from '@race-nutrition/engine'

/** A whole plan as a runner reads it on the page, and its flags. */
export function planAsText(plan: NutritionPlan, { flags }: Pick<Plan, 'flags'>): string {
  const { profile, daily_plan, long_run_fueling, race_week, grocery_list, prep, numbers_summary } = plan
  const { pre_run, during, post_run } = long_run_fueling
  return [
    ...block('Profile', JSON.stringify(profile, null, 2).split('\n')),
    ...block('Numbers summary', Object.entries(numbers_summary).map(pair)),
    ...block('Daily Eating Plan', [
      `${daily_plan.calories_kcal} kcal, ${daily_plan.carbs_g} g carbs, ${daily_plan.protein_g} g protein, ${daily_plan.fat_g} g fat`,
      ...daily_plan.example_days.flatMap((day) => ['', ...day.split('\n')]),
    ]),
    ...block('Long-Run Fueling Strategy', [
      `Pre-run: ${pre_run.carbs_g} g carbs`,
      ...pre_run.examples,
      '',
      `During: ${during.carbs_g_per_hr} g carbs, ${during.sodium_mg_per_hr} mg sodium, ${during.fluids_ml_per_hr} ml an hour`,
      ...during.schedule,
      '',
      `Post-run: ${JSON.stringify(post_run)}`,
    ]),
    ...block('Race week: Monday-Wednesday', race_week.mon_wed),
    ...block('Race week: Thursday-Friday', race_week.thu_fri),
    ...block('Race week: Day Before', race_week.day_before),
    ...block('Race week: Race Morning', race_week.race_morning),
    ...block(
      'Race-Day Fueling Plan',
      plan.race_day_plan.map(
        ({ time, action, item, carbs_g, sodium_mg, fluids_ml }) =>
          `${time} | ${action} | ${item} | ${carbs_g} g | ${sodium_mg} mg | ${fluids_ml} ml`,
      ),
    ),
    ...block('Pantry', grocery_list.pantry),
    ...block('Fridge/Freezer', grocery_list.fridge_freezer),
    ...block('Electrolytes', grocery_list.electrolytes),
    ...block('60-Minute Batch Prep', prep.batch_prep_steps),
    ...block('Race Kit Checklist', prep.race_kit_checklist),
    ...block('Important Safety Notes', plan.assumptions_safety),
    ...block('Flags', flags),
  ].join('\n')
}

const block = (heading: string, lines: readonly string[]) => [`## ${heading}`, ...lines, '']

const pair = ([name, values]: [string, Record<string, number>]) => `${name}: ${JSON.stringify(values)}`
