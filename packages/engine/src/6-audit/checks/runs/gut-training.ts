import { findProduct, holdsFructose, type Product } from '../../../foods/products.ts'
import { addDays, toIsoDay } from '../../../plain-day.ts'
import type { PlanPracticeStep } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'

const section = 'long_run_fueling'

/** One dated step a week, in servings of the fuel of the race. Evidence: gut-training. */
export const gutTrainingDated: Check = {
  id: 'gut-training-dated',
  look: (given) => {
    const { gut_training: stated } = given.plan
    const made = stepsOf(given)
    if (made.length === 0 && stated.length === 0) return doesNotApply
    return lookAt(section, 'soft', made, (own) =>
      differences(
        section,
        stated.length === own.length
          ? own.flatMap((step, at) => fieldsOf(`gut_training.${at}`, stated[at], step))
          : [{ path: 'gut_training', stated, made: own }],
        soft,
      ),
    )
  },
}

const fieldsOf = (path: string, stated: PlanPracticeStep | undefined, made: PlanPracticeStep) =>
  (Object.keys(made) as (keyof PlanPracticeStep)[]).map((key) => ({
    path: `${path}.${key}`,
    stated: stated?.[key],
    made: made[key],
  }))

function stepsOf({ plan, runner, targets }: Given): PlanPracticeStep[] {
  const product = mainProduct(plan.race_day.kit)
  const grams = product?.carbs ?? 0
  // A single sugar is taken up at 60 g an hour, and no guideline gives more than 90.
  const most = product && holdsFructose(product) ? 90 : 60
  return targets.race.gutTraining.steps.map(({ weeksLeft, rate, time }) => {
    const servings =
      grams > 0
        ? Math.min(
            servingsNear((rate * time) / grams),
            Math.max(0.5, Math.floor((2 * most * time) / grams + 1e-9) / 2),
          )
        : null
    return {
      week_starting: toIsoDay(addDays(runner.raceDate, -7 * weeksLeft)),
      carbs_g_per_hr: rate,
      servings,
      minutes: servings === null ? [] : minutesOf(servings, 60 * time),
    }
  })
}

/** Whole where that is within 15 % of the step, else to the half. */
function servingsNear(asked: number): number {
  const [whole, half] = [1, 2].map((parts) => Math.floor(parts * asked + 0.5 + 1e-9) / parts)
  return whole !== undefined && Math.abs(whole - asked) <= 0.15 * asked + 1e-9 ? whole : (half ?? 0)
}

/** Of the carried fuel, or of the drink where nothing else is carried. */
function mainProduct(kit: Given['plan']['race_day']['kit']): Product | undefined {
  const item = kit.find(({ use }) => use === 'fuel') ?? kit.find(({ use }) => use === 'drink')
  return findProduct(item?.product ?? '')
}

/** Each in the middle of its part of the run, at full five minutes, and on average no closer than 15. */
function minutesOf(servings: number, time: number): number[] {
  const parts = Math.min(Math.ceil(servings), Math.max(1, Math.floor(time / 15)))
  return Array.from({ length: parts }, (_, at) => 5 * Math.round(((2 * at + 1) * time) / (10 * parts)))
}
