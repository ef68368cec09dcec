import {
  auditPlan,
  emptyQuestionnaire,
  planRace,
  type Questionnaire,
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

/** One whole plan, from fifteen answers to nine sections, compared with serializing and parsing its JSON. */
export function planBenchmark(): Benchmark {
  return { name: 'one marathon plan', work: wholePlan, baseline: jsonOf(wholePlan()) }
}

function wholePlan(): RacePlan {
  return accepted(planRace(marathoner, today))
}

/** The same with its menus composed in advance: the cost of every other stage. */
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
  return { name: 'the same without composing menus', work, baseline: jsonOf(work()), limit: 5 }
}

/** Menus alone, of runners whose kitchens differ: each is composed as if for the first time. */
export function menusBenchmark(): Benchmark {
  const runners = [
    marathoner,
    { ...marathoner, allergies: 'gluten', dietPreference: 'Vegetarian' },
    { ...marathoner, allergies: '', dietPreference: 'Vegan', budget: 'Low' },
    { ...marathoner, allergies: 'milk, eggs', raceType: 'Half Marathon', targetTimeOrPace: '1:50:00' },
  ].map((answers) => accepted(readRunner(answers, today)))
  let turn = 0
  const work = () => {
    const runner = runners[turn++ % runners.length] ?? runners[0]
    if (!runner) throw new Error('no runner')
    return composeMenus(runner, setTargets(runner))
  }
  return { name: 'menus of a plan', work, baseline: jsonOf(wholePlan()), limit: 5 }
}

/** The independent checks of that plan. */
export function auditBenchmark(): Benchmark {
  const runner = accepted(readRunner(marathoner, today))
  const targets = setTargets(runner)
  const planned = wholePlan()
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
