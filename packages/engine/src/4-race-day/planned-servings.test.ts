import { describe, expect, test } from 'vitest'
import { drawnPlans } from '../../testing/drawn-plans.ts'
import { planRace } from '../plan-race.ts'
import type { Plan } from '../plan.ts'
import { longRunServings, plannedServings, practiceStepOn } from './planned-servings.ts'

const halfMarathoner = {
  raceType: 'Half Marathon',
  raceDate: '2026-12-20',
  targetTimeOrPace: '1:58',
  sex: 'Male',
  age: '41',
  height: `5'9"`,
  weight: '160 lb',
  weeklyMileage: '40 miles',
  longRunDistance: '18 miles',
  sweatRate: '',
  dietPreference: 'Omnivore',
  allergies: '',
  budget: 'Medium',
  course: 'Hilly',
  climate: 'Cool',
}

function planOf(preferences: unknown = {}, answers: object = {}, today = { year: 2026, month: 11, day: 30 }) {
  const made = planRace({ ...halfMarathoner, ...answers }, today, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value.plan
}

const dayAfter = (isoDay = '', days = 0) =>
  new Date(Date.parse(isoDay) + days * 86_400_000).toISOString().slice(0, 10)

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
const gelsOf = ({ rows }: Pick<Plan['long_run'], 'rows'>) =>
  rows.filter(({ phase, carbs_g: carbs }) => phase === 'during' && carbs > 5).length

describe('servings of a run', () => {
  test.each([
    ['an electrolyte drink', { fuel: { drink: { product: 'nuun-sport' } } }],
    ['plain water', { fuel: { drink: 'water' } }],
  ])('are the gels alone beside %s', (_, preferences) => {
    const { long_run: run, race_day: race } = planOf(preferences)
    expect([plannedServings(run).count, plannedServings(race).count]).toEqual([gelsOf(run), gelsOf(race)])
    expect(sumOf(plannedServings(run).carbs)).toBeCloseTo(run.totals.carbs_g, 6)
  })

  test('of an electrolyte drink bring its few grams in equal shares', () => {
    const { long_run: run } = planOf({ fuel: { drink: { product: 'nuun-sport' } } })
    expect(run.rows.some(({ carbs_g: carbs }) => carbs > 0 && carbs < 5)).toBe(true)
    expect(plannedServings(run).count).toBeLessThan(run.rows.length)
  })

  test('are the portions of a drink where nothing is eaten, as the weeks of practice count them', () => {
    const plan = planOf(
      { fuel: { main: [], drink: { product: 'maurten-drink-mix-160' } } },
      { raceDate: '2027-01-31' },
    )
    const { count, carbs } = plannedServings(plan.long_run)
    expect(count).toBe(plan.gut_training[0]?.servings)
    expect(count).toBeLessThan(plan.long_run.rows.length)
    expect(sumOf(carbs)).toBeCloseTo(plan.long_run.totals.carbs_g, 6)
  })

  test('are none of an electrolyte drink alone, and none without rows', () => {
    const { long_run: run } = planOf({ fuel: { drink: { product: 'nuun-sport' } } })
    const kit = run.kit.filter(({ use }) => use !== 'fuel')
    const rows = run.rows.filter(({ servings }) => servings.every(({ unit }) => unit === 'ml'))
    expect(rows.some(({ carbs_g: carbs }) => carbs > 0)).toBe(true)
    expect(plannedServings({ kit, rows }).count).toBe(0)
    expect(plannedServings({ kit, rows: [] })).toEqual({ count: 0, carbs: [] })
  })

  test('bring all carbs of the run, whoever runs', () => {
    const counted = drawnPlans().flatMap(({ plan: { long_run: run, race_day: race } }) =>
      [
        { ...run, total: run.totals.carbs_g },
        { ...race, total: race.start_to_finish.carbs_g },
      ].map((each) => ({ ...plannedServings(each), total: each.total })),
    )
    const fed = counted.filter(({ count }) => count > 0)
    expect(fed.length).toBeGreaterThan(20)
    for (const { carbs, total } of fed) expect(Math.abs(sumOf(carbs) - total)).toBeLessThan(1)
    for (const { count, total } of counted) if (count === 0) expect(total).toBeLessThan(30)
  })
})

describe('servings of the long run of a week', () => {
  const marathon = { raceType: 'Marathon', raceDate: '2027-04-19', targetTimeOrPace: '3:50' }
  const plan = planOf({}, marathon, { year: 2027, month: 1, day: 25 })
  const [first, ...later] = plan.gut_training

  test('are those of the stops in the weeks of their dose, and before them', () => {
    expect(first?.servings).toBe(plannedServings(plan.long_run).count)
    for (const day of ['2027-01-01', first?.week_starting ?? ''])
      expect(longRunServings(plan, day)).toEqual(plannedServings(plan.long_run))
  })

  test('are those of its step in every other week, with their own carbs', () => {
    expect(later.length).toBeGreaterThan(3)
    for (const { week_starting: week, servings, carbs_g_per_hr: rate } of later) {
      const { count, carbs } = longRunServings(plan, week)
      expect(count).toBe(servings)
      expect(sumOf(carbs) / plan.targets.long_run.hours).toBeLessThan(rate * 1.1)
      expect(sumOf(carbs)).toBeGreaterThan(0)
    }
  })

  test('a week is this week for its seven days, and the last until the day of its run', () => {
    expect(practiceStepOn(plan, '2027-01-01')).toBeUndefined()
    const [second] = later
    const last = later.at(-1)
    expect(practiceStepOn(plan, dayAfter(second?.week_starting, 6))).toBe(second)
    expect(practiceStepOn(plan, last?.week_starting ?? '')).toBe(last)
    for (const day of [dayAfter(last?.week_starting, 1), '2027-04-18', '2027-04-19', '2027-06-01'])
      expect(practiceStepOn(plan, day), day).toBeUndefined()
  })
})
