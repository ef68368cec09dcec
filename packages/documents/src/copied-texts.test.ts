import type { MealWords } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { foreignGroceryText } from './foreign-plan/grocery-text.ts'
import { foreignScheduleText } from './foreign-plan/schedule-text.ts'
import { groceryListTable } from './grocery-list-table.ts'
import { groceryListText } from './grocery-list-text.ts'
import { raceScheduleTable } from './race-schedule-table.ts'
import { raceScheduleText } from './race-schedule-text.ts'
import { raceName, readableDay } from './readable-names.ts'
import { samplePlan } from '../testing/sample-plan.ts'
import { sampleHalfMarathonPlan, sampleRenderedPlan } from '../testing/sample-rendered-plan.ts'

const rendered = sampleRenderedPlan()

test('the table of the race starts with the race, its rates and its sums, then one line per row', () => {
  expect(raceScheduleTable(rendered).split('\n').slice(0, 10)).toEqual([
    'Race schedule: Half Marathon, Sun, Dec 13, 2026, target 1:45:00',
    'Per hour: 21 g carbs, 80 mg sodium, 200 ml fluids',
    'Start to finish: 37 g carbs, 140 mg sodium, 350 ml fluids',
    'Breakfast to recovery: 232 g carbs, 1,340 mg sodium, 1,450 ml fluids',
    '',
    'Time\tAction\tItem\tCarbs (g)\tSodium (mg)\tFluids (ml)',
    '3:00 before\tBreakfast\tPorridge\t125\t500\t350',
    '0:20 · 4.0 km / 2.5 mi\tDrink\t200 ml sports drink\t12\t90\t200',
    '0:40 · 8.0 km / 5.0 mi\tGel\t1 gel with water\t25\t50\t150',
    '0:30 after\tRecovery\tRice bowl\t70\t700\t750',
  ])
})

test('the table of an evening race has its other meals before its rows', () => {
  const meal = { ...rendered.words.trainingDays[0]?.meals[0], when: 'Lunch at 13:00', dish: 'Rice bowl' }
  const lunch = { ...meal, items: ['280 g rice', '1 egg'] } as MealWords
  const words = { ...rendered.words, raceDayMeals: { before: [lunch], after: [] } }
  expect(
    raceScheduleTable({ ...rendered, words })
      .split('\n')
      .slice(4, 8),
  ).toEqual([
    '',
    'Lunch at 13:00: Rice bowl — 280 g rice, 1 egg',
    '',
    'Time\tAction\tItem\tCarbs (g)\tSodium (mg)\tFluids (ml)',
  ])
})

test('the table of the race ends with what to do if something goes wrong', () => {
  const { lines, footnote } = rendered.words.ifThen
  const texts = raceScheduleTable(rendered).split('\n').slice(10)
  expect(lines.length).toBeGreaterThan(5)
  expect(texts).toEqual([
    '',
    'If something goes wrong',
    ...lines.map(({ trigger, action }) => `${trigger}: ${action}`),
    footnote,
  ])
})

test('the table of the groceries names its days, then lists by shelf, with amounts in their own column and no empty shelves', () => {
  expect(groceryListTable(rendered).split('\n')).toEqual([
    'Grocery list: Half Marathon, Sun, Dec 13, 2026, target 1:45:00',
    'Your grocery list covers Monday, December 7 to the race on Sunday, December 13.',
    'Labels to read for what you leave out: rolled oats.',
    '',
    'Pantry',
    'Rolled oats\t500 g (uses 420 g), or 1 bag',
    'Check you have: olive oil and salt',
    '',
    'Fridge/Freezer',
    'Bananas\t12',
  ])
})

test('start to finish is the sum of the rows on the course, breakfast to recovery that of all', () => {
  const plan = sampleHalfMarathonPlan()
  const [table = ''] = raceScheduleTable(plan).split('\n\nIf')
  const text = table.split('\n')
  const [, , dose, whole] = text
  const lines = text.slice(text.indexOf('') + 2)
  const amounts = lines.map((line) => line.split('\t').slice(-3).map(Number))
  const onTheCourse = amounts.filter((_, index) => plan.facts.race_day.rows[index]?.phase === 'during')
  expect(onTheCourse.length).toBeGreaterThan(1)
  expect(dose?.replaceAll(',', '').match(/\d+/g)?.map(Number)).toEqual(sums(onTheCourse))
  expect(whole?.replaceAll(',', '').match(/\d+/g)?.map(Number)).toEqual(sums(amounts))
})

test('words without a row of facts are an error, never a row without numbers', () => {
  const [first] = rendered.words.raceRows
  const raceRows = [...rendered.words.raceRows, ...(first ? [first] : [])]
  expect(() => raceScheduleTable({ ...rendered, words: { ...rendered.words, raceRows } })).toThrow(
    '4 facts, 5 words',
  )
})

test('the schedule of another service’s plan keeps its rows and gives its own totals', () => {
  const lines = foreignScheduleText(samplePlan).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'Race schedule: Half Marathon, Sun, Dec 13, 2026, target 1:45:00',
    'Race day totals: 257 g carbs, 1,390 mg sodium, 1,600 ml fluids',
    '',
    'Time\tAction\tItem\tCarbs (g)\tSodium (mg)\tFluids (ml)',
  ])
  expect(lines.slice(4).map((line) => line.split('\t')[0])).toEqual(
    samplePlan.race_day_plan.map(({ time }) => time),
  )
})

test('the grocery list of another service’s plan keeps its lines as they are', () => {
  expect(foreignGroceryText(samplePlan).split('\n')).toEqual([
    'Grocery list: Half Marathon, Sun, Dec 13, 2026, target 1:45:00',
    '',
    'Pantry',
    'Rolled oats — 500 g (uses 420 g)',
    'Salt',
    '',
    'Fridge/Freezer',
    'Bananas — 12 (uses 11)',
  ])
})

test('another service’s plan without a target or a readable date keeps its own text', () => {
  const profile = {
    ...samplePlan.profile,
    race_type: '50 miler',
    race_date: 'next fall',
    target_time_or_pace: '',
  }
  expect(foreignScheduleText({ ...samplePlan, profile }).split('\n')[0]).toBe(
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
  ['2026-12-13', 'Sun, Dec 13, 2026'],
  ['2028-02-29', 'Tue, Feb 29, 2028'],
  ['2027-02-29', '2027-02-29'],
])('the day %s reads %s', (iso, read) => {
  expect(readableDay(iso)).toBe(read)
})

const sums = (rows: readonly (readonly number[])[]) =>
  [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? 0), 0))

test('the copied race schedule says which dose to race on, and what a lighter one leaves out', () => {
  const plan = sampleHalfMarathonPlan()
  expect(plan.words.raceDose).toHaveLength(1)
  expect(raceScheduleTable(plan).split('\n')).toContain(plan.words.raceDose[0])
  expect(raceScheduleText(plan).split('\n')).toContain(plan.words.raceDose[0])
})

describe('in a chat', () => {
  const plan = sampleHalfMarathonPlan()
  const lines = raceScheduleText(plan).split('\n')

  test('the race schedule has its rates first, then the dose, in the units of the runner', () => {
    expect(lines[0]).toBe('Race schedule: Half Marathon, Sun, Dec 13, 2026, target 1:45:00')
    expect(lines[1]).toMatch(/^Per hour: [\d,]+ g carbs, [\d,]+ oz \([\d,]+ ml\) fluids, [\d,]+ mg sodium$/)
    expect(lines[2]).toMatch(
      /^Start to finish: [\d,]+ g carbs, [\d,½]+ oz \([\d,]+ ml\) fluids, [\d,]+ mg sodium$/,
    )
  })

  test('each stop is a short line with its time, its place and what to take', () => {
    const stops = plan.facts.race_day.rows.filter(({ phase }) => phase === 'during')
    const found = lines.filter((line) => /^\d:\d\d · mi [\d.]+ – /.test(line))
    expect(stops.length).toBeGreaterThan(1)
    expect(found).toHaveLength(stops.length)
    for (const line of found) expect(line.length).toBeLessThanOrEqual(60)
    expect(found[0]).toMatch(/ – .*\b\d+½? oz/)
  })

  test('meals keep their dish, and what to do if something goes wrong comes last', () => {
    const [breakfast] = plan.words.raceRows
    expect(lines).toContain(`${breakfast?.when} – ${breakfast?.action}: ${breakfast?.itemByName}`)
    expect(lines.at(-1)).toBe(plan.words.ifThen.footnote)
  })

  test('no line has a tab, and none begins like a formula', () => {
    const all = [...lines, ...groceryListText(plan).split('\n')]
    expect(all.filter((line) => line.includes('\t') || /^[=+\-@]/.test(line))).toEqual([])
  })

  test('the grocery list has a short line for each item, and no leftovers of the week', () => {
    expect(groceryListText(rendered).split('\n')).toEqual([
      'Grocery list: Half Marathon, Sun, Dec 13, 2026, target 1:45:00',
      'Your grocery list covers Monday, December 7 to the race on Sunday, December 13.',
      'Labels to read for what you leave out: rolled oats.',
      '',
      'Pantry',
      'Rolled oats – 500 g, or 1 bag',
      'Check you have: olive oil and salt',
      '',
      'Fridge/Freezer',
      'Bananas – 12',
    ])
  })

  test('a race that takes nothing on its course has no rates of nothing', () => {
    const { facts, words } = plan
    const rows = facts.race_day.rows.map((row, index) => ({ row, words: words.raceRows[index] }))
    const beside = rows.filter(({ row }) => row.phase !== 'during')
    const unfueled = {
      facts: { ...facts, race_day: { ...facts.race_day, rows: beside.map(({ row }) => row) } },
      words: { ...words, raceRows: beside.flatMap((each) => each.words ?? []) },
    }
    expect(raceScheduleText(unfueled)).not.toContain('Per hour')
  })
})
