import { findProduct, holdsFructose, type Product } from '../../../foods/products.ts'
import { addDays, toIsoDay } from '../../../plain-day.ts'
import type { PlanPracticeStep } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { servingsOf } from '../../servings.ts'
import { fluidsAnHour, longRunConditions, mostOfTheSweat, sodiumAnHour } from './limits-while-running.ts'

const section = 'long_run_fueling'

/**
 * One dated step a week, in servings of the fuel of the race, with no more drink and sodium than a long run may have. Evidence:
 * gut-training, drinking-share-of-sweat, sodium-while-running.
 */
export const gutTrainingDated: Check = {
  id: 'gut-training-dated',
  look: (given) => {
    const { gut_training: stated } = given.plan
    const made = stepsOf(given)
    if (made.length === 0 && stated.length === 0) return doesNotApply
    return lookAt(section, 'soft', made, (own) => [
      ...differences(
        section,
        stated.length === own.length
          ? own.flatMap((step, at) => fieldsOf(`gut_training.${at}`, stated[at], step))
          : [{ path: 'gut_training', stated, made: own }],
        soft,
      ),
      ...faultsOfLimits(given),
    ])
  },
}

const fieldsOf = (path: string, stated: PlanPracticeStep | undefined, made: PlanPracticeStep) => [
  ...(['week_starting', 'carbs_g_per_hr', 'servings', 'minutes'] as const).map((key) => ({
    path: `${path}.${key}`,
    stated: stated?.[key],
    made: made[key],
  })),
  ...(['by', 'carbs_g_per_hr'] as const).map((key) => ({
    path: `${path}.limited.${key}`,
    stated: stated?.limited?.[key] ?? null,
    made: made.limited?.[key] ?? null,
  })),
]

/** What the servings of each step bring an hour. Those of the stops are judged with them. */
function faultsOfLimits({ plan, runner, targets }: Given): Fault[] {
  const fuels = carriedInTurn(plan.race_day.kit)
  if (fuels.length === 0) return []
  const conditions = longRunConditions(targets)
  const limits = [
    [
      'fluids',
      mean(fuels.map(({ fluids }) => fluids)),
      Math.min(fluidsAnHour(conditions).soft[1], mostOfTheSweat(conditions, runner)),
    ],
    ['sodium', mean(fuels.map(({ sodium }) => sodium ?? 0)), sodiumAnHour(conditions).soft[1]],
  ] as const
  const atTheStops = stopsOf(plan.long_run.rows, fuels)?.servings
  return plan.gut_training.flatMap(({ week_starting: week, servings }, at) => {
    const time = targets.race.gutTraining.steps[at]?.time
    if (!time || !servings || servings === atTheStops) return []
    return limits.flatMap(([of, ofAServing, limit]) => {
      const value = (servings * ofAServing) / time
      return value > limit + 1e-6 ? [hard(section, 'practice-above-limit', { week, of, value, limit })] : []
    })
  })
}

function stepsOf({ plan, runner, targets }: Given): PlanPracticeStep[] {
  const fuels = carriedInTurn(plan.race_day.kit)
  const grams = mean(fuels.map(({ carbs }) => carbs))
  // A single sugar is taken up at 60 g an hour, and no guideline gives more than 90.
  const most = fuels.every(holdsFructose) ? 90 : 60
  const atTheStops = stopsOf(plan.long_run.rows, fuels)
  const { steps } = targets.race.gutTraining
  const { carbs_g_per_hr: ownRate, fluids_ml_per_hr: drunk } = plan.targets.long_run
  const limits = [
    ['fluids', mean(fuels.map(({ fluids }) => fluids)), drunk],
    ['sodium', mean(fuels.map(({ sodium }) => sodium ?? 0)), mostSodium(runner, targets)],
  ] as const
  return steps.map(({ weeksLeft, rate, time }) => {
    const week_starting = toIsoDay(addDays(runner.raceDate, -7 * weeksLeft))
    // The runner follows the stops while they are the dose of the week, up to the two shorter runs.
    if (atTheStops && weeksLeft > 2 && steps[0]?.rate === ownRate && rate === ownRate) {
      return { week_starting, carbs_g_per_hr: rate, ...atTheStops }
    }
    if (grams === 0) return { week_starting, carbs_g_per_hr: rate, servings: null, minutes: [] }
    const absorbed = Math.min(
      servingsNear((rate * time) / grams),
      Math.max(0.5, halvesBelow((most * time) / grams)),
    )
    const allowed = limits.map(([by, ofAServing, limit]) => ({
      by,
      servings: ofAServing > 0 ? halvesBelow((limit * time) / ofAServing) : absorbed,
    }))
    const servings = Math.min(absorbed, ...allowed.map((each) => each.servings))
    const limited = servings < absorbed && allowed.find((each) => each.servings === servings)
    return {
      week_starting,
      carbs_g_per_hr: rate,
      servings,
      minutes: minutesOf(servings, 60 * time),
      ...(limited && {
        limited: { by: limited.by, carbs_g_per_hr: Math.round((servings * grams) / time) },
      }),
    }
  })
}

/** Mg an hour: four fifths of what the sweat of the long run takes along, and no more than a warning's limit. */
const mostSodium = ({ sweatRate: measured }: Given['runner'], { longRun: { sweatRate } }: Given['targets']) =>
  Math.min(measured !== null && measured >= 2 ? 1500 : 1000, 0.8 * 920 * sweatRate)

const halvesBelow = (servings: number) => Math.floor(2 * servings + 1e-9) / 2

/** What the stops take of these, in halves; undefined if they take others. */
function stopsOf(
  rows: Given['plan']['long_run']['rows'],
  fuels: readonly Product[],
): Pick<PlanPracticeStep, 'servings' | 'minutes'> | undefined {
  const stops = rows.flatMap(({ minute, servings }) =>
    servings.flatMap((serving) => {
      const fuel = fuels.find(({ id }) => id === serving.id)
      return fuel ? [{ minute, amount: servingsOf(fuel, serving) }] : []
    }),
  )
  if (stops.length === 0) return undefined
  const sum = stops.reduce((all, { amount }) => all + amount, 0)
  return {
    servings: Math.ceil(2 * sum - 1e-9) / 2,
    minutes: [...new Set(stops.map(({ minute }) => minute))],
  }
}

/** Zero of nothing. */
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Whole where that is within 15 % of the step, else to the half. */
function servingsNear(asked: number): number {
  const [whole, half] = [1, 2].map((parts) => Math.floor(parts * asked + 0.5 + 1e-9) / parts)
  return whole !== undefined && Math.abs(whole - asked) <= 0.15 * asked + 1e-9 ? whole : (half ?? 0)
}

/** The carried fuels, which are eaten in turn; else the first of the course; else the drink. */
function carriedInTurn(kit: Given['plan']['race_day']['kit']): Product[] {
  const eaten = kit.filter(({ use }) => use === 'fuel')
  const own = eaten.filter(({ amount, from_course: handedOut }) => handedOut < amount)
  const items = [own, eaten.slice(0, 1), kit.filter(({ use }) => use === 'drink')].find(
    ({ length }) => length > 0,
  )
  return (items ?? []).flatMap(({ product }) => findProduct(product) ?? []).filter(({ carbs }) => carbs > 0)
}

/** Each in the middle of its part of the run, at full five minutes, and on average no closer than 15. */
function minutesOf(servings: number, time: number): number[] {
  const parts = Math.min(Math.ceil(servings), Math.max(1, Math.floor(time / 15)))
  return Array.from({ length: parts }, (_, at) => 5 * Math.round(((2 * at + 1) * time) / (10 * parts)))
}
