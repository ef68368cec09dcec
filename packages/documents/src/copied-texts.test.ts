import { expect, test } from 'vitest'
import { groceryListText } from './grocery-list-text.ts'
import { raceScheduleText } from './race-schedule-text.ts'
import { raceName, readableDay } from './readable.ts'
import { samplePlan } from './sample-plan.ts'

test('the race schedule opens with the race and its dose, then one line a row', () => {
  expect(raceScheduleText(samplePlan).split('\n')).toEqual([
    'Race schedule: Half Marathon, Sun 13 Dec 2026, target 1:45:00',
    'Start to finish: 37 g carbs, 140 mg sodium, 350 ml fluids',
    'Breakfast to recovery: 257 g carbs, 1390 mg sodium, 1600 ml fluids',
    '',
    'Time\tAction\tItem\tCarbs (g)\tSodium (mg)\tFluids (ml)',
    '3:00 before\tBreakfast\tPorridge\t125\t500\t350',
    '0:15 before\tTop up\t1 gel\t25\t50\t150',
    '0:20 · 4.0 km / 2.5 mi\tDrink\t200 ml sports drink\t12\t90\t200',
    '0:40 · 8.0 km / 5.0 mi\tGel\t1 gel with water\t25\t50\t150',
    '0:30 after\tRecovery\tRice bowl\t70\t700\t750',
  ])
})

test('the grocery list stands by shelf, amounts in a column of their own, empty shelves left out', () => {
  expect(groceryListText(samplePlan).split('\n')).toEqual([
    'Grocery list: Half Marathon, Sun 13 Dec 2026, target 1:45:00',
    '',
    'Pantry',
    'Rolled oats\t500 g (uses 420 g)',
    'Salt',
    '',
    'Fridge/Freezer',
    'Bananas\t12 (uses 11)',
  ])
})

test('the grocery list says first which days it covers, where the plan does', () => {
  const note = 'Your grocery list covers Monday, December 7 to the race on Sunday, December 13.'
  const plan = { ...samplePlan, assumptions_safety: ['This plan is not medical advice.', note] }
  expect(groceryListText(plan).split('\n').slice(0, 4)).toEqual([
    'Grocery list: Half Marathon, Sun 13 Dec 2026, target 1:45:00',
    note,
    '',
    'Pantry',
  ])
})

test('a schedule with a time of day tells no sum over the course', () => {
  const rows = [{ ...samplePlan.race_day_plan[0]!, time: '6:30 AM' }]
  const text = raceScheduleText({ ...samplePlan, race_day_plan: rows })
  expect(text).not.toContain('Start to finish')
  expect(text).toContain('Breakfast to recovery: 125 g carbs')
})

test('a foreign plan without a target or a readable date keeps its own words', () => {
  const profile = {
    ...samplePlan.profile,
    race_type: '50 miler',
    race_date: 'next fall',
    target_time_or_pace: '',
  }
  expect(raceScheduleText({ ...samplePlan, profile }).split('\n')[0]).toBe(
    'Race schedule: 50 miler, next fall',
  )
})

test.each([
  ['5K', '5K'],
  ['Half', 'Half Marathon'],
  ['toString', 'toString'],
])('the race %s is called %s', (wire, name) => {
  expect(raceName(wire)).toBe(name)
})

test.each([
  ['2026-12-13', 'Sun 13 Dec 2026'],
  ['2028-02-29', 'Tue 29 Feb 2028'],
  ['2027-02-29', '2027-02-29'],
])('the day %s reads %s', (iso, read) => {
  expect(readableDay(iso)).toBe(read)
})
