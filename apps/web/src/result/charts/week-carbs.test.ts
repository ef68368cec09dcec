import { emptyQuestionnaire, planRace } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { samplePlan } from '../../sample-answer.ts'
import { dayWords, weekCarbs, weekSummary } from './week-carbs.ts'

const halfMarathoner = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-11',
  targetTimeOrPace: '1:45:00',
  age: '34',
  height: '168 cm',
  weight: '60 kg',
  weeklyMileage: '56 km',
  longRunDistance: '19 km',
}

function planned(day: number) {
  const made = planRace(halfMarathoner, { year: 2027, month: 4, day })
  if (!made.ok) throw new Error('The runner was refused')
  return made.value
}

test('the days of race week rise to the race, each with its own carbs and target', () => {
  const { plan, details } = planned(1)
  const week = weekCarbs(plan, details)
  expect(week?.days.map(({ name, date }) => `${name} ${date}`)).toEqual([
    'Monday Apr 5',
    'Tuesday Apr 6',
    'Wednesday Apr 7',
    'Thursday Apr 8',
    'Friday Apr 9',
    'Saturday Apr 10',
    'Race day Apr 11',
  ])
  for (const [index, day] of (week?.days ?? []).entries()) {
    const told = details.days.filter(({ date }) => date !== null)[index]
    expect(day.carbs).toBe(told?.totals.carbs_g)
    expect(day.target).toBe(told?.target?.carbs_g)
  }
})

test('days that are past are not drawn', () => {
  const { plan, details } = planned(9)
  expect(weekCarbs(plan, details)?.days.map(({ name }) => name)).toEqual(['Friday', 'Saturday', 'Race day'])
})

test('race day adds up to what the table holds from breakfast to recovery', () => {
  const { plan, details } = planned(1)
  const raceDay = weekCarbs(plan, details)?.days.at(-1)
  expect((raceDay?.carbs ?? 0) + (raceDay?.onTop ?? 0)).toBe(
    plan.race_day_plan.reduce((sum, { carbs_g }) => sum + carbs_g, 0),
  )
})

test('the words of a day and of the week say what is drawn', () => {
  const day = { key: '1', name: 'Friday', date: 'Apr 9', carbs: 1051, target: 1000, isRace: false, onTop: 0 }
  expect(dayWords(day)).toBe('Friday, Apr 9: 1,051 g carbs of a target of 1,000 g')
  expect(dayWords({ ...day, target: null })).toBe('Friday, Apr 9: 1,051 g carbs')
  expect(weekSummary({ days: [day], training: 335 })).toBe(
    'Carbs peak at 1,051 g on Friday, Apr 9. A training day asks for 335 g, the dashed line.',
  )
  expect(weekSummary({ days: [{ ...day, carbs: 330 }], training: 335 })).toBe(
    'A training day asks for 335 g, the dashed line.',
  )
})

test('a plan without its days has no picture of them', () => {
  expect(weekCarbs(samplePlan, null)).toBeNull()
})
