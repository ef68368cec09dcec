import {
  auditPlan,
  type NutritionPlan,
  planRace,
  readIsoDay,
  readRunner,
  setTargets,
} from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenRunners } from './golden-runners.ts'

type Mutation = (plan: NutritionPlan) => NutritionPlan

const runners = Object.entries(goldenRunners).map(([name, { answers, today: iso }]) => {
  const today = readIsoDay(iso)
  const [read, made] = [today && readRunner(answers, today), today && planRace(answers, today)]
  if (!read?.ok || !made?.ok) throw new Error(name)
  const { plan, audit } = made.value
  const auditAfter = (mutate: Mutation) =>
    auditPlan(mutate(structuredClone(plan)), read.value, setTargets(read.value))
  const failedAfter = (mutate: Mutation) => {
    const { total, passed } = auditAfter(mutate)
    return total - passed
  }
  return { name, plan, audit, auditAfter, failedAfter }
})

/** What the foods of this one leave short is said in its notes. */
const shortOfFoods = ['vegan-who-keeps-eighteen-things-out']

test('golden plans pass every check that applies, and what does not apply is counted apart', () => {
  expect(runners.length).toBeGreaterThanOrEqual(20)
  for (const { name, audit } of runners) {
    const failed = audit.findings.map(({ id }) => id)
    expect(failed, name).toEqual(shortOfFoods.includes(name) ? ['days-meet-their-targets'] : [])
    expect(audit.total - audit.passed, name).toBe(failed.length)
    expect(audit.total + audit.not_applicable.length, name).toBe(91)
    expect(audit.not_applicable.length, name).toBeGreaterThan(10)
  }
})

/** Every text of a plan, or of a part of it. */
const inTexts =
  (change: (text: string) => string) =>
  <Part>(part: Part): Part => {
    const walk = (value: unknown): unknown => {
      if (typeof value === 'string') return change(value)
      if (Array.isArray(value)) return value.map(walk)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]))
    }
    return walk(part) as Part
  }

const empty = inTexts(() => '')
const scrambled = inTexts((text) => text.replace(/[\p{L}\p{N}]/gu, '▯'))
const ofSeparator = inTexts((text) => text.replaceAll(' — ', ' of '))
const withoutFigures = inTexts((text) => text.replace(/[\d½¼¾⅛⅓⅔]+/gu, '?'))

const inRows =
  (change: (row: NutritionPlan['race_day_plan'][number]) => Partial<typeof row>): Mutation =>
  (plan) => ({ ...plan, race_day_plan: plan.race_day_plan.map((row) => ({ ...row, ...change(row) })) })

const inGroceries =
  (change: (lines: string[]) => string[]): Mutation =>
  (plan) => {
    const { pantry, fridge_freezer } = plan.grocery_list
    const lines = { pantry: change(pantry), fridge_freezer: change(fridge_freezer) }
    return { ...plan, grocery_list: { ...plan.grocery_list, ...lines } }
  }

const inSchedule =
  (change: (lines: string[]) => string[]): Mutation =>
  (plan) => {
    const run = plan.long_run_fueling
    const during = { ...run.during, schedule: change(run.during.schedule) }
    return { ...plan, long_run_fueling: { ...run, during } }
  }

const mutations: Readonly<Record<string, Mutation>> = {
  'another separator in every meal line': ofSeparator,
  'another separator in the example days': (plan) => ({ ...plan, daily_plan: ofSeparator(plan.daily_plan) }),
  'another separator in the meals before the long run': (plan) => ({
    ...plan,
    long_run_fueling: ofSeparator(plan.long_run_fueling),
  }),
  'another separator in race week': (plan) => ({ ...plan, race_week: ofSeparator(plan.race_week) }),
  'another separator in the race-day table': (plan) => ({
    ...plan,
    race_day_plan: ofSeparator(plan.race_day_plan),
  }),
  'another word for the figures of its meals': inTexts((text) => text.replaceAll(' g carbs', ' g sugars')),
  'no figure in any meal line': inTexts((text) => text.replace(/ · \d.*$/gmu, '')),
  'empty time cells': inRows(() => ({ time: '' })),
  'time cells that cannot be read': inRows(({ time }) => ({ time: scrambled(time) })),
  'items that cannot be read': inRows(({ item }) => ({ item: scrambled(item) })),
  'empty grocery lines': inGroceries(empty),
  'no grocery lines': inGroceries(() => []),
  'grocery lines that cannot be read': inGroceries(scrambled),
  'grocery lines without a figure': inGroceries(withoutFigures),
  'empty schedule lines': inSchedule(empty),
  'no schedule lines': inSchedule(() => []),
  'schedule lines that cannot be read': inSchedule(scrambled),
  'empty notes': (plan) => ({ ...plan, assumptions_safety: empty(plan.assumptions_safety) }),
}

describe.each(Object.entries(mutations))('a plan with %s', (_case, mutate) => {
  test.each(runners)('fails a check of $name', ({ audit, failedAfter }) => {
    expect(failedAfter(mutate)).toBeGreaterThan(audit.total - audit.passed)
  })
})

test.each(runners)(
  'one empty time cell, wherever it stands, fails a check of $name',
  ({ plan, failedAfter, audit }) => {
    for (const index of plan.race_day_plan.keys()) {
      const failed = failedAfter((given) => {
        given.race_day_plan.forEach((row, at) => at === index && Object.assign(row, { time: '' }))
        return given
      })
      expect(failed, `row ${index}`).toBeGreaterThan(audit.total - audit.passed)
    }
  },
)

const takesFuel = runners.filter(({ plan }) => plan.long_run_fueling.during.carbs_g_per_hr > 0)

test('a schedule without its figures fails a check of every runner who fuels the long run', () => {
  expect(takesFuel.length).toBeGreaterThan(12)
  for (const { name, audit, failedAfter } of takesFuel) {
    expect(failedAfter(inSchedule(withoutFigures)), name).toBeGreaterThan(audit.total - audit.passed)
  }
})

test.each(runners)('a plan of $name with nothing in it passes no check', ({ auditAfter }) => {
  const { passed, total } = auditAfter(() => ({}) as NutritionPlan)
  expect(passed).toBe(0)
  expect(total).toBeGreaterThan(40)
})
