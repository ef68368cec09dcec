import { findProduct, holdsFructose, type Product } from '../../../foods/products.ts'
import { addDays, toIsoDay } from '../../../plain-day.ts'
import type { PlanPracticeStep } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import { servingsOf } from '../../servings.ts'

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
  const atTheStops = product && stopsOf(plan.long_run.rows, product)
  const { steps } = targets.race.gutTraining
  const ownRate = plan.targets.long_run.carbs_g_per_hr
  return steps.map(({ weeksLeft, rate, time }) => {
    const week_starting = toIsoDay(addDays(runner.raceDate, -7 * weeksLeft))
    // The runner follows the stops while they are the dose of the week, up to the two shorter runs.
    if (atTheStops && weeksLeft > 2 && steps[0]?.rate === ownRate && rate === ownRate) {
      return { week_starting, carbs_g_per_hr: rate, ...atTheStops }
    }
    const servings =
      grams > 0
        ? Math.min(
            servingsNear((rate * time) / grams),
            Math.max(0.5, Math.floor((2 * most * time) / grams + 1e-9) / 2),
          )
        : null
    return {
      week_starting,
      carbs_g_per_hr: rate,
      servings,
      minutes: servings === null ? [] : minutesOf(servings, 60 * time),
    }
  })
}

/** What the stops take of one product, in halves; undefined if they take another. */
function stopsOf(
  rows: Given['plan']['long_run']['rows'],
  product: Product,
): Pick<PlanPracticeStep, 'servings' | 'minutes'> | undefined {
  const stops = rows.flatMap(({ minute, servings }) =>
    servings.filter(({ id }) => id === product.id).map((serving) => ({ minute, serving })),
  )
  if (stops.length === 0 || product.carbs === 0) return undefined
  const sum = stops.reduce((all, { serving }) => all + servingsOf(product, serving), 0)
  return {
    servings: Math.ceil(2 * sum - 1e-9) / 2,
    minutes: [...new Set(stops.map(({ minute }) => minute))],
  }
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
