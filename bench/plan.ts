import {
  auditPlan,
  emptyQuestionnaire,
  type PlainDay,
  planRace,
  type Questionnaire,
  readIsoDay,
  type RacePlan,
  type Result,
} from '@race-nutrition/engine'
import { readRunner } from '../packages/engine/src/1-runner/read-runner.ts'
import { setTargets } from '../packages/engine/src/2-targets/set-targets.ts'
import { cookingOf } from '../packages/engine/src/3-menus/cooking/cooking-session.ts'
import { composeMenus } from '../packages/engine/src/3-menus/compose-menus.ts'
import { groceriesOf } from '../packages/engine/src/3-menus/groceries/groceries.ts'
import { homemadeIngredients } from '../packages/engine/src/4-race-day/fuels/homemade-ingredients.ts'
import { scheduleLongRun } from '../packages/engine/src/4-race-day/schedule-long-run.ts'
import { raceDayMeals } from '../packages/engine/src/4-race-day/meal-rows.ts'
import { scheduleRaceDay, serveMeals } from '../packages/engine/src/4-race-day/schedule-race-day.ts'
import { composePlan } from '../packages/engine/src/5-plan/compose-plan.ts'
import { renderPlan } from '../packages/engine/src/7-words/render-plan.ts'
import { goldenRunners } from '../tests/golden-runners.ts'
import type { Benchmark } from './measure.ts'

const today = { year: 2026, month: 11, day: 20 }

export const marathoner: Questionnaire = {
  ...emptyQuestionnaire,
  raceType: 'Marathon',
  raceDate: '2026-12-13',
  targetTimeOrPace: '3:45:00',
  sex: 'Female',
  age: '34',
  height: `5'6"`,
  weight: '132 lb',
  weeklyMileage: '35 miles',
  longRunDistance: '18 miles',
  allergies: 'peanuts, lactose',
  climate: 'Hot & Humid',
}

/**
 * Medians over the golden runners, in ms. A machine that meets them closely planned the marathoner in 35 ms before menus were
 * whole recipes.
 */
const limits = { plan: 20, menus: 10, otherStages: 5 } as const

/** Whole plans, from fifteen answers to nine sections and their audit, compared with serializing and parsing the JSON of one. */
export function planBenchmark(): Benchmark {
  const work = inTurn(
    golden.map(
      ({ answers, day }) =>
        () =>
          accepted(planRace(answers, day)),
    ),
  )
  return {
    name: `whole plans of ${golden.length} golden runners in turn`,
    work,
    baseline: jsonOf(marathonPlan()),
    limit: limits.plan,
    runs: 12 * golden.length,
  }
}

const golden = Object.values(goldenRunners).map(({ answers, today: day }) => ({ answers, day: dayOf(day) }))

function dayOf(isoDay: string): PlainDay {
  const day = readIsoDay(isoDay)
  if (!day) throw new Error(`${isoDay} is not a day.`)
  return day
}

/** One of them at each call. */
function inTurn(works: readonly (() => unknown)[]): () => unknown {
  let turn = 0
  return () => works[turn++ % works.length]?.()
}

function marathonPlan(): RacePlan {
  return accepted(planRace(marathoner, today))
}

/** A plan with its menus composed in advance: the cost of every other stage. */
export function planWithoutMenusBenchmark(): Benchmark {
  const runner = accepted(readRunner(marathoner, today))
  const menus = composeMenus(runner, setTargets(runner))
  const work = () => {
    const read = accepted(readRunner(marathoner, today))
    const targets = setTargets(read)
    const fueled = scheduleRaceDay(read, targets)
    const longRun = scheduleLongRun(read, targets, fueled.kit)
    const raceDay = serveMeals(fueled, targets, raceDayMeals(menus))
    const groceries = groceriesOf(menus, homemadeIngredients(raceDay.kit))
    const cooking = cookingOf(menus.raceWeek)
    const plan = composePlan({ runner: read, targets, menus, raceDay, longRun, groceries, cooking })
    return { plan, object: renderPlan(plan) }
  }
  return {
    name: 'a marathon plan without composing menus',
    work,
    baseline: jsonOf(work()),
    limit: limits.otherStages,
  }
}

/** Menus alone, each in a kitchen made anew: nothing is kept of a runner, only of recipes. */
export function menusBenchmark(): Benchmark {
  const runners = golden.map(({ answers, day }) => {
    const runner = accepted(readRunner(answers, day))
    return () => composeMenus(runner, setTargets(runner))
  })
  return {
    name: 'their menus alone',
    work: inTurn(runners),
    baseline: jsonOf(marathonPlan()),
    limit: limits.menus,
    runs: 12 * golden.length,
  }
}

/** The independent checks of a marathon plan. */
export function auditBenchmark(): Benchmark {
  const runner = accepted(readRunner(marathoner, today))
  const targets = setTargets(runner)
  const planned = marathonPlan()
  // Fresh from the stages, so that nothing the checks cache for a plan exists yet.
  const work = () => auditPlan(structuredClone(planned.plan), runner, targets)
  return { name: 'one audit', work, baseline: jsonOf(planned.plan) }
}

function jsonOf(plan: unknown): Benchmark['baseline'] {
  return { name: 'its JSON, written and read', work: () => JSON.parse(JSON.stringify(plan)) as unknown }
}

function accepted<Value>(read: Result<Value, unknown>): Value {
  if (!read.ok) throw new Error(`The runner of the benchmark is refused: ${JSON.stringify(read.refused)}`)
  return read.value
}
