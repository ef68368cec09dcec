import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { type CarbDay, dayWords, weekCarbs, weekSummary } from './week-carbs.ts'

const planned = (day: number) =>
  renderedPlan(
    { raceType: 'Half', raceDate: '2027-04-11', targetTimeOrPace: '1:45:00' },
    { year: 2027, month: 4, day },
  ).facts

test('the days of race week increase up to the race, each with its own carbs and target', () => {
  const plan = planned(1)
  const { days } = weekCarbs(plan)
  expect(days.map(({ name, date }) => `${name} ${date}`)).toEqual([
    'Monday Apr 5',
    'Tuesday Apr 6',
    'Wednesday Apr 7',
    'Thursday Apr 8',
    'Friday Apr 9',
    'Saturday Apr 10',
    'Race day Apr 11',
  ])
  expect(days.map(({ carbs, target }) => [carbs, target])).toEqual(
    plan.race_week.map(({ totals, target }) => [totals.carbs_g, target.carbs_g]),
  )
  expect(days.map(({ shortName, dayOfMonth }) => `${shortName} ${dayOfMonth}`)).toEqual([
    'Mon 5',
    'Tue 6',
    'Wed 7',
    'Thu 8',
    'Fri 9',
    'Sat 10',
    'Race 11',
  ])
})

test('past days are left out', () => {
  expect(weekCarbs(planned(9)).days.map(({ name }) => name)).toEqual(['Friday', 'Saturday', 'Race day'])
})

test('race day adds up to the table from breakfast to recovery', () => {
  const plan = planned(1)
  const raceDay = weekCarbs(plan).days.at(-1)
  expect((raceDay?.carbs ?? 0) + (raceDay?.onTop ?? 0)).toBe(
    plan.race_day.rows.reduce((sum, { carbs_g }) => sum + carbs_g, 0),
  )
})

test('the words of a day and of the week match the chart', () => {
  const day: CarbDay = {
    key: '1',
    name: 'Friday',
    shortName: 'Fri',
    date: 'Apr 9',
    dayOfMonth: '9',
    carbs: 1051,
    target: 1000,
    isRace: false,
    onTop: 0,
  }
  expect(dayWords(day)).toBe('Friday, Apr 9: 1,051 g carbs of a target of 1,000 g')
  expect(weekSummary({ days: [day], training: 335 })).toBe(
    'Carbs peak at 1,051 g on Friday, Apr 9. A training day asks for 335 g, the dashed line.',
  )
  expect(weekSummary({ days: [{ ...day, carbs: 330 }], training: 335 })).toBe(
    'A training day asks for 335 g, the dashed line.',
  )
})
