import { holdsFructose } from '../../../foods/products.ts'
import { addDays, toIsoDay } from '../../../plain-day.ts'
import type { PlanPracticeStep } from '../../../plan.ts'
import { type Check, doesNotApply, type Given, hard, lookAt, soft } from '../../audit.ts'
import { differences } from '../../differences.ts'
import type { Fault } from '../../finding.ts'
import { carbsOf, carriedInTurn, partsUpTo, mean, servingsNear } from './fuels-in-turn.ts'
import { fluidsAnHour, longRunConditions, mostOfTheSweat, sodiumAnHour } from './limits-while-running.ts'
import { followsTheStops, takenAtTheStops } from './weeks-of-stops.ts'

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
  ...(['week_starting', 'carbs_g_per_hr', 'servings', 'minutes', 'takes_the_stops'] as const).map((key) => ({
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

/** What the servings of each step bring an hour, on average. Those of the stops are judged with them. */
function faultsOfLimits({ plan, runner, targets }: Given): Fault[] {
  const fuels = carriedInTurn(plan.race_day.kit)
  if (fuels.length === 0) return []
  const conditions = longRunConditions(targets)
  const limits = [
    ['fluids', Math.min(fluidsAnHour(conditions).soft[1], mostOfTheSweat(conditions, runner))],
    ['sodium', sodiumAnHour(conditions).soft[1]],
  ] as const
  return plan.gut_training.flatMap(
    ({ week_starting: week, servings, takes_the_stops: takesTheStops }, at) => {
      const time = targets.race.gutTraining.steps[at]?.time
      if (!time || !servings || takesTheStops) return []
      return limits.flatMap(([of, limit]) => {
        const value = (servings * mean(fuels, of)) / time
        return value > limit + 1e-6 ? [hard(section, 'practice-above-limit', { week, of, value, limit })] : []
      })
    },
  )
}

function stepsOf({ plan, runner, targets }: Given): PlanPracticeStep[] {
  const fuels = carriedInTurn(plan.race_day.kit)
  // A single sugar is taken up at 60 g an hour, and no guideline gives more than 90.
  const most = fuels.every(holdsFructose) ? 90 : 60
  const atTheStops = takenAtTheStops(plan, fuels)
  const { steps } = targets.race.gutTraining
  const { fluids_ml_per_hr: drunk } = plan.targets.long_run
  return steps.map(({ weeksLeft, rate, time }, week) => {
    const week_starting = toIsoDay(addDays(runner.raceDate, -7 * weeksLeft))
    if (atTheStops && followsTheStops(plan, targets, week)) {
      const { servings, minutes } = atTheStops
      return { week_starting, carbs_g_per_hr: rate, servings, minutes, takes_the_stops: true }
    }
    if (fuels.length === 0)
      return { week_starting, carbs_g_per_hr: rate, servings: null, minutes: [], takes_the_stops: false }
    const upTo = (servings: number, anHour: number, of: (each: number) => number) =>
      partsUpTo(fuels, servings).findLast((each) => of(each) <= anHour * time + 1e-9) ?? 0
    const asked = servingsNear(fuels, rate * time)
    const absorbed = Math.min(
      asked,
      Math.max(
        partsUpTo(fuels, 1)[1] ?? 1,
        upTo(asked, most, (each) => Math.max(...carbsOf(fuels, each))),
      ),
    )
    const byFluids = upTo(absorbed, drunk, (each) => each * mean(fuels, 'fluids'))
    const servings = Math.min(
      byFluids,
      upTo(absorbed, mostSodium(runner, targets), (each) => each * mean(fuels, 'sodium')),
    )
    const grams = servings * mean(fuels, 'carbs')
    return {
      week_starting,
      carbs_g_per_hr: rate,
      servings,
      minutes: minutesOf(Math.max(servings, grams / 40), 60 * time),
      takes_the_stops: false,
      ...(servings < absorbed && {
        limited: { by: servings < byFluids ? 'sodium' : 'fluids', carbs_g_per_hr: Math.round(grams / time) },
      }),
    }
  })
}

/** Mg an hour: four fifths of what the sweat of the long run takes along, and no more than a warning's limit. */
const mostSodium = ({ sweatRate: measured }: Given['runner'], { longRun: { sweatRate } }: Given['targets']) =>
  Math.min(measured !== null && measured >= 2 ? 1500 : 1000, 0.8 * 920 * sweatRate)

/** Of 40 g at most, each in the middle of its part of the run, at full five minutes, and on average no closer than 15. */
function minutesOf(feeds: number, time: number): number[] {
  const parts = Math.min(Math.ceil(feeds - 1e-9), Math.max(1, Math.floor(time / 15)))
  return Array.from({ length: parts }, (_, at) => 5 * Math.round(((2 * at + 1) * time) / (10 * parts)))
}
