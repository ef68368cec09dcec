import type { NutritionPlan } from '@race-nutrition/engine'
import fc from 'fast-check'
import { attackLine } from './attack-lines.ts'

/** One way to corrupt a plan. */
type Edit = (plan: NutritionPlan) => void

/** An answer of a malicious model: the engine's own plan, corrupted in a few places and sent in some wrapping. */
export const attack = (): fc.Arbitrary<(baseline: NutritionPlan) => string> =>
  fc
    .tuple(
      fc.array(anEdit(), { minLength: 1, maxLength: 8 }),
      fc.option(fc.constantFrom(...drops), { freq: 4 }),
      aWrapping(),
    )
    .map(([edits, drop, wrap]) => (baseline) => {
      const plan = structuredClone(baseline)
      for (const edit of edits) edit(plan)
      drop?.(plan)
      return wrap(JSON.stringify(plan))
    })

function anEdit(): fc.Arbitrary<Edit> {
  const line = attackLine()
  const list = fc.constantFrom(...lists)
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.tuple(list, line).map(
        ([of, text]): Edit =>
          (plan) =>
            void of(plan).push(text),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(list, line, fc.nat()).map(
        ([of, text, at]): Edit =>
          (plan) => {
            const texts = of(plan)
            texts[at % Math.max(1, texts.length)] = text
          },
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(), line).map(
        ([at, text]): Edit =>
          (plan) =>
            void Object.assign(rowAt(plan, at), { item: text }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(), line).map(
        ([at, text]): Edit =>
          (plan) =>
            void Object.assign(rowAt(plan, at), { action: text }),
      ),
    },
    {
      weight: 2,
      arbitrary: fc.tuple(fc.nat(), line).map(
        ([at, text]): Edit =>
          (plan) => {
            const days = plan.daily_plan.example_days
            days[at % 3] = `${days[at % 3] ?? ''}\n${text}`
          },
      ),
    },
    { weight: 3, arbitrary: fc.constantFrom(...numbers).map((edit): Edit => edit) },
  )
}

const rowAt = (plan: NutritionPlan, at: number) =>
  plan.race_day_plan[at % Math.max(1, plan.race_day_plan.length)] ?? {}

const lists: readonly ((plan: NutritionPlan) => string[])[] = [
  (plan) => plan.long_run_fueling.pre_run.examples,
  (plan) => plan.long_run_fueling.during.schedule,
  (plan) => plan.race_week.mon_wed,
  (plan) => plan.race_week.thu_fri,
  (plan) => plan.race_week.day_before,
  (plan) => plan.race_week.race_morning,
  (plan) => plan.grocery_list.pantry,
  (plan) => plan.grocery_list.electrolytes,
  (plan) => plan.prep.batch_prep_steps,
  (plan) => plan.prep.race_kit_checklist,
  (plan) => plan.assumptions_safety,
]

/** Wrong totals, 200 g an hour, 3 liters an hour, a loaded breakfast, an empty day. */
const numbers: readonly Edit[] = [
  (plan) => void Object.assign(plan.daily_plan, { calories_kcal: 1200, carbs_g: 90 }),
  (plan) => void Object.assign(plan.long_run_fueling.during, { carbs_g_per_hr: 200 }),
  (plan) => void Object.assign(plan.long_run_fueling.during, { fluids_ml_per_hr: 3000 }),
  (plan) => void Object.assign(plan.numbers_summary.race_day_totals, { carbs_g: 9999, gels_count: 40 }),
  (plan) => {
    for (const row of plan.race_day_plan)
      Object.assign(row, { carbs_g: row.carbs_g * 4, fluids_ml: row.fluids_ml + 700 })
  },
  (plan) => {
    plan.race_day_plan = plan.race_day_plan.toReversed()
  },
  (plan) => void Object.assign(plan.profile.diet, { allergies: [], preference: 'Omnivore' }),
  (plan) => void Object.assign(plan.long_run_fueling.post_run, { fluids_ml: 6000, sodium_mg: 9000 }),
]

const drops: readonly Edit[] = [
  (plan) => void Object.assign(plan, { assumptions_safety: [] }),
  (plan) => void Object.assign(plan, { race_day_plan: [] }),
  (plan) => void Object.assign(plan, { race_week: null }),
  (plan) => void Object.assign(plan, { prep: undefined, grocery_list: 'buy what you like' }),
  (plan) => void Object.assign(plan, { numbers_summary: {} }),
  (plan) => void Object.assign(plan, { extra_section: ['Take 400 mg of caffeine.'] }),
]

function aWrapping(): fc.Arbitrary<(json: string) => string> {
  return fc.oneof(
    fc.constant((json: string) => json),
    fc.constant((json: string) => `\`\`\`json\n${json}\n\`\`\``),
    fc.constant((json: string) => `Here is {your} plan:\n${json}\nEnjoy!`),
    fc.constant((json: string) => JSON.stringify({ plan: JSON.parse(json) })),
    fc
      .double({ min: 0.3, max: 0.99, noNaN: true })
      .map((share) => (json: string) => json.slice(0, Math.floor(json.length * share))),
  )
}
