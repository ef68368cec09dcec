import { emptyQuestionnaire, planRace } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { readExampleDays } from './example-days.ts'
import { toldDays } from './told-days.ts'

function planned(today: { year: number; month: number; day: number }) {
  const made = planRace(
    {
      ...emptyQuestionnaire,
      raceType: 'Marathon',
      raceDate: '2027-04-10',
      targetTimeOrPace: '3:45:00',
      age: '38',
      height: `5'7"`,
      weight: '150 lb',
      weeklyMileage: '40 miles',
      longRunDistance: '18 miles',
    },
    today,
  )
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return made.value
}

const { plan, details } = planned({ year: 2027, month: 3, day: 1 })
const { example_days } = plan.daily_plan
const daysOf = (...keys: string[]) => details.days.filter(({ key }) => keys.includes(key))
const training = daysOf('training-1', 'training-2', 'training-3')
const loading = daysOf('3-days-before', '2-days-before')

test('every line of race week is either a meal of a day that is shown, its total, or left to be said', () => {
  const sections = [
    {
      lines: plan.race_week.mon_wed,
      days: daysOf('6-days-before', '5-days-before', '4-days-before'),
      groups: 1,
    },
    { lines: plan.race_week.thu_fri, days: loading, groups: 2 },
    { lines: plan.race_week.day_before, days: daysOf('1-days-before'), groups: 1 },
    { lines: plan.race_week.race_morning, days: daysOf('race-morning'), groups: 1 },
  ]
  for (const { lines, days, groups } of sections) {
    const told = toldDays(lines, days)
    expect(told.groups).toHaveLength(groups)
    expect(told.groups.flat()).toEqual(days)
    expect(told.rest.filter((line) => line.includes(' — ') || / kcal, /.test(line))).toEqual([])
    const meals = told.groups.map(([day]) => day.meals.length).reduce((sum, count) => sum + count, 0)
    const totals = lines.filter((line) => / kcal, /.test(line) && !line.includes(' — ')).length
    expect(told.rest).toHaveLength(lines.length - meals - totals)
  }
})

test('days that eat the same are one group, in which none is missing', () => {
  const { groups } = toldDays(
    plan.race_week.mon_wed,
    daysOf('6-days-before', '5-days-before', '4-days-before'),
  )
  expect(groups.map((group) => group.map(({ label }) => label))).toEqual([['Sunday', 'Monday', 'Tuesday']])
})

test('a day of which one meal reads otherwise keeps all its lines', () => {
  const { thu_fri } = plan.race_week
  const lines = thu_fri.map((line) => (line.startsWith('Dinner:') ? `${line}, and a peach` : line))
  expect(toldDays(lines, loading)).toEqual({ groups: [], rest: lines })
})

test('a meal with another figure keeps the lines of its day, and of no other', () => {
  const { thu_fri } = plan.race_week
  const at = thu_fri.findIndex((line) => line.startsWith('Dinner:'))
  const lines = thu_fri.with(at, thu_fri[at]?.replace(/\d+ g fat$/, '99 g fat') ?? '')
  const { groups, rest } = toldDays(lines, loading)
  expect(groups).toEqual([[loading[1]]])
  expect(rest).toContain(lines[at])
})

test('a total that says more than its figures stays', () => {
  const { day_before } = plan.race_week
  const lines = day_before.map((line) =>
    line.startsWith('The whole day:') ? `${line} Half of it before two.` : line,
  )
  const { groups, rest } = toldDays(lines, daysOf('1-days-before'))
  expect(groups).toHaveLength(1)
  expect(rest).toContainEqual(expect.stringMatching(/^The whole day:.*Half of it before two\.$/))
})

test('a foreign plan keeps every line, with days in the details and without', () => {
  const lines = ['Pasta for lunch: 2,400 kcal, if hungry', 'Breakfast: toast', 'Breakfast: toast']
  expect(toldDays(lines, details.days)).toEqual({ groups: [], rest: lines })
  expect(toldDays(lines, [])).toEqual({ groups: [], rest: lines })
})

test('example days are drawn in real amounts, and what each says alike is said once', () => {
  const { shared, days } = readExampleDays(example_days, training)
  expect(days.map(({ title }) => title)).toEqual(['Training day 1', 'Training day 2', 'Training day 3'])
  expect(days.map(({ day }) => day)).toEqual(training)
  expect(days.flatMap(({ lines }) => lines)).toEqual([])
  expect(shared).toEqual(['Weigh it, or go by the cups and spoons. Cooked foods are weighed cooked.'])
})

test('an example day of a model’s own keeps its text among days that are drawn', () => {
  const own = 'Breakfast: porridge\n\nLunch: rice'
  const { shared, days } = readExampleDays([example_days[0] ?? '', own], training)
  expect(days[0]?.day).toEqual(training[0])
  expect(days[1]).toEqual({ title: 'Day 2', day: null, lines: ['Breakfast: porridge', 'Lunch: rice'] })
  expect([...shared, ...(days[0]?.lines ?? [])]).toEqual([expect.stringMatching(/^Weigh it/)])
})

test('each day of race week carries the target that it is held against', () => {
  const { groups } = toldDays(plan.race_week.thu_fri, loading)
  const aims = groups.map(([day]) => day.target?.carbs_g ?? 0)
  expect(aims[0]).toBeLessThan(details.targets.race_week.thu_fri_carbs_g)
  expect(aims[1]).toBeGreaterThan(details.targets.race_week.thu_fri_carbs_g)
  for (const [day] of groups)
    expect(Math.abs(day.totals.carbs_g / (day.target?.carbs_g ?? 0) - 1)).toBeLessThan(0.03)
})
