import { expect, test } from 'vitest'
import { isOnTheCourse, raceDaySums } from './race-day-sums.ts'
import { samplePlan } from './sample-plan.ts'

test.each([
  ['3:00 before', false],
  ['0:15 before', false],
  ['0:00', true],
  ['0:25 · 5.0 km / 3.1 mi', true],
  ['3:05', true],
  ['25 min', true],
  ['0:30 after', false],
  ['30 min after finish', false],
  ['Pre-race, 2 hours', false],
  ['-0:15', false],
  ['6:30 AM', null],
  ['Race morning', null],
  ['', null],
])('the time "%s" is on the course: %s', (time, onTheCourse) => {
  expect(isOnTheCourse(time)).toBe(onTheCourse)
})

test('start to finish counts only the rows on the course, breakfast to recovery counts all', () => {
  expect(raceDaySums(samplePlan)).toEqual({
    startToFinish: { carbs_g: 37, sodium_mg: 140, fluids_ml: 350 },
    breakfastToRecovery: { carbs_g: 257, sodium_mg: 1390, fluids_ml: 1600 },
  })
})

test('a race that needs nothing on the course adds up to zero there', () => {
  const rows = samplePlan.race_day_plan.filter((row) => /before|after/.test(row.time))
  expect(raceDaySums({ race_day_plan: rows }).startToFinish).toEqual({
    carbs_g: 0,
    sodium_mg: 0,
    fluids_ml: 0,
  })
})

test('one row whose time cannot be placed leaves the sum over the course unsaid', () => {
  const rows = [...samplePlan.race_day_plan, { ...samplePlan.race_day_plan[0]!, time: '9:05 AM' }]
  expect(raceDaySums({ race_day_plan: rows }).startToFinish).toBeNull()
})

test('decimals of a foreign plan add up without a tail', () => {
  const row = { time: '0:20', action: '', item: '', carbs_g: 0.1, sodium_mg: 0, fluids_ml: 0 }
  const sums = raceDaySums({ race_day_plan: [row, { ...row, carbs_g: 0.2 }] })
  expect(sums.breakfastToRecovery.carbs_g).toBe(0.3)
})
