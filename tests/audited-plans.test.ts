import { auditPlan, planRace, readIsoDay, readRunner, setTargets } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { checkGroups } from '../packages/engine/src/6-audit/check-ids.ts'
import { isExplained } from '../packages/engine/testing/audit/is-explained.ts'
import { goldenRunners } from './golden-runners.ts'

const runners = Object.entries(goldenRunners).map(([name, { answers, today: iso }]) => {
  const today = readIsoDay(iso)
  const [read, made] = [today && readRunner(answers, today), today && planRace(answers, today)]
  if (!read?.ok || !made?.ok) throw new Error(name)
  const { plan: facts, audit } = made.value
  const auditAfter = (change: Change) => auditPlan(change(facts), read.value, setTargets(read.value))
  return { name, facts, audit, auditAfter }
})

const everyCheck = checkGroups.flatMap(({ checks }) => checks)

type Facts = Parameters<typeof auditPlan>[0]
type Change = (plan: Facts) => Facts

test('golden plans pass every applicable check but for what they say gave way, and the others are counted separately', () => {
  expect(runners.length).toBeGreaterThanOrEqual(20)
  for (const { name, facts, audit, auditAfter } of runners) {
    const found = new Set(audit.findings.map(({ id }) => id))
    expect(
      auditAfter((plan) => plan).findings.filter((finding) => !isExplained(finding, facts)),
      name,
    ).toEqual([])
    expect(audit.passed + found.size, name).toBe(audit.total)
    expect(audit.total + audit.not_applicable.length, name).toBe(everyCheck.length)
    expect(audit.not_applicable.length, name).toBeGreaterThan(10)
  }
})

type MealChange = (meal: Meal) => Partial<Meal>
type Meal = Facts['long_run']['breakfasts'][number]

const ofDay = (change: MealChange) => (day: Facts['race_week'][number]) => ({
  ...day,
  meals: day.meals.map((meal) => ({ ...meal, ...change(meal) })),
})

const inMeals =
  (change: MealChange): Change =>
  (plan) => {
    return {
      ...plan,
      training_days: plan.training_days.map(ofDay(change)),
      race_week: plan.race_week.map(ofDay(change)),
    }
  }

/** A plan with an empty part: the checks of that part have nothing to check, and must not pass. */
const emptied: Readonly<Record<string, Change>> = {
  'no example days': (plan) => ({ ...plan, training_days: [] }),
  'no race week': (plan) => ({ ...plan, race_week: [] }),
  'no meals': (plan) => ({ ...plan, race_week: plan.race_week.map((day) => ({ ...day, meals: [] })) }),
  'meals without foods': inMeals(() => ({ items: [] })),
  'meals without figures': inMeals(() => ({ kcal: Number.NaN, carbs_g: Number.NaN })),
  'no rows': (plan) => ({ ...plan, race_day: { ...plan.race_day, rows: [] } }),
  'rows without servings': (plan) => ({
    ...plan,
    race_day: { ...plan.race_day, rows: plan.race_day.rows.map((row) => ({ ...row, servings: [] })) },
  }),
  'rows without minutes': (plan) => ({
    ...plan,
    race_day: { ...plan.race_day, rows: plan.race_day.rows.map((row) => ({ ...row, minute: Number.NaN })) },
  }),
  'no breakfasts before the long run': (plan) => ({
    ...plan,
    long_run: { ...plan.long_run, breakfasts: [] },
  }),
  'no notes': (plan) => ({ ...plan, notes: [] }),
  'no reasons': (plan) => ({ ...plan, reasons: {} }),
}

describe.each(Object.entries(emptied))('a plan with %s', (empty, change) => {
  // On race day nothing is bought.
  const changed = runners.filter(
    ({ facts }) => empty !== 'no grocery lines' || facts.groceries.lines.length > 0,
  )

  test.each(changed)('fails a check of $name', ({ audit, auditAfter }) => {
    expect(changed.length).toBeGreaterThan(15)
    const { total, passed } = auditAfter(change)
    expect(total - passed).toBeGreaterThan(audit.total - audit.passed)
  })
})

const withTimeToShop = runners.filter(({ facts }) => facts.groceries.lines.length > 0)

test.each(withTimeToShop)('a plan with no grocery lines fails a check of $name', ({ audit, auditAfter }) => {
  expect(withTimeToShop.length).toBe(runners.length - 1)
  const { total, passed } = auditAfter((plan) => ({ ...plan, groceries: { ...plan.groceries, lines: [] } }))
  expect(total - passed).toBeGreaterThan(audit.total - audit.passed)
})

const nothing: Change = (plan) => ({
  ...plan,
  training_days: [],
  race_week: [],
  long_run: { ...plan.long_run, breakfasts: [], rows: [], kit: [], recovery_meal: null },
  race_day: { ...plan.race_day, rows: [], kit: [], recovery_meal: null },
  groceries: { ...plan.groceries, lines: [], cupboard: [], for_long_runs: [] },
  cooking: null,
  notes: [],
  reasons: {},
})

test.each(runners)('every check of $name on a missing part fails', ({ facts, auditAfter }) => {
  const { findings } = auditAfter(nothing)
  const failed = new Set(findings.map(({ id }) => id))
  const held = auditAfter(nothing).groups.reduce((sum, { passed }) => sum + passed, 0)
  // Only the targets are left.
  expect(held).toBeLessThan(30)
  expect(failed.size).toBeGreaterThan(25)
  expect(facts.notes.length).toBeGreaterThan(10)
})

const withCooking = runners.filter(({ facts }) => facts.cooking !== null)

test.each(withCooking)('a plan without its cooking fails a check of $name', ({ audit, auditAfter }) => {
  expect(withCooking.length).toBeGreaterThan(10)
  const { total, passed } = auditAfter((plan) => ({ ...plan, cooking: null }))
  expect(total - passed).toBeGreaterThan(audit.total - audit.passed)
})
