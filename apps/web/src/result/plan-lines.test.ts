import { emptyQuestionnaire, planRace } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { isCostLine, readGroceryLine } from './grocery-line.ts'
import { readMealLine } from './meal-line.ts'
import { readSchedule } from './schedule-lines.ts'

const made = planRace(
  {
    ...emptyQuestionnaire,
    raceType: 'Half',
    raceDate: '2027-04-11',
    targetTimeOrPace: '1:45:00',
    age: '36',
    height: `5'6"`,
    weight: '132 lb',
    weeklyMileage: '35 miles',
    longRunDistance: '18 miles',
    allergies: 'lactose',
  },
  { year: 2027, month: 3, day: 1 },
)
if (!made.ok) throw new Error(JSON.stringify(made.refused))
const { plan } = made.value

test('the schedule of a long run comes apart into what is said before, its stops, and what is said after', () => {
  const { schedule } = plan.long_run_fueling.during
  const { before, stops, after, recovery } = readSchedule(schedule)
  expect(stops.flatMap(({ at }) => at).length).toBeGreaterThan(3)
  expect(stops[0]?.at[0]).toMatchObject({
    time: expect.stringMatching(/^0:\d\d$/),
    place: expect.stringMatching(/ mi$/),
  })
  expect(recovery[0]).toMatch(/^Within 2 hours after/)
  expect(recovery[1]).toMatch(/^For example/)
  expect(after.some((line) => /^\d:\d\d/.test(line))).toBe(false)
  const told = stops.flatMap(({ at, says }) => at.map(({ time, place }) => `${time} (${place}): ${says}`))
  expect([...before, ...told, ...after, ...recovery].toSorted()).toEqual(schedule.toSorted())
})

test('a foreign schedule keeps its lines and their order', () => {
  expect(readSchedule(['one gel', 'another'])).toMatchObject({ stops: [], after: ['one gel', 'another'] })
  expect(readSchedule(['0:30: one gel', 'Sip.', '1:00: water'])).toEqual({
    before: [],
    stops: [{ at: [{ time: '0:30', place: '' }], says: 'one gel' }],
    after: ['Sip.', '1:00: water'],
    recovery: [],
  })
  expect(readSchedule(['Within 2 hours after: eat', 'Rest'])).toMatchObject({
    after: ['Rest'],
    recovery: ['Within 2 hours after: eat'],
  })
})

test('stops in a row that take the same are said once, and no others', () => {
  const { stops } = readSchedule(['0:20: gel', '0:40: gel', '1:00: water', '1:20: gel'])
  expect(stops.map(({ at, says }) => [says, ...at.map(({ time }) => time)])).toEqual([
    ['gel', '0:20', '0:40'],
    ['water', '1:00'],
    ['gel', '1:20'],
  ])
})

test('a grocery line comes apart into what, how much, what it is for and what else', () => {
  expect(readGroceryLine('Cheddar cheese — 250 g (uses 180 g), read the label')).toEqual({
    name: 'Cheddar cheese',
    buys: '250 g',
    uses: ' (uses 180 g)',
    rest: ', read the label',
  })
  expect(readGroceryLine('Canola oil — 1,000 ml (34 oz) (uses 59 ml)')).toMatchObject({
    buys: '1,000 ml (34 oz)',
    uses: ' (uses 59 ml)',
  })
  expect(readGroceryLine('Maurten Gel 100 — 5 (3 for the race, 2 spare)')).toMatchObject({
    buys: '5',
    uses: ' (3 for the race, 2 spare)',
  })
  expect(readGroceryLine('Oats (rolled)')).toMatchObject({ name: 'Oats (rolled)', buys: '', uses: '' })
})

test('no word of a grocery list is lost, and what each food is bought for steps back', () => {
  const { pantry, fridge_freezer, electrolytes } = plan.grocery_list
  const lines = [...pantry, ...fridge_freezer, ...electrolytes]
  for (const line of lines) {
    const { name, buys, uses, rest } = readGroceryLine(line)
    expect(`${name}${buys && ` — ${buys}`}${uses}${rest}`).toBe(line)
  }
  expect(lines.length).toBeGreaterThan(10)
  for (const line of [...pantry, ...fridge_freezer])
    expect(readGroceryLine(line).uses).toMatch(/^ \(uses .+\)$/)
})

test('the plan carries one word on what its list costs', () => {
  expect(plan.assumptions_safety.filter(isCostLine)).toHaveLength(1)
})

test('a meal on one line comes apart, and joins to the same line', () => {
  const examples = plan.long_run_fueling.pre_run.examples
  const meals = examples.map(readMealLine).filter(({ figures }) => figures !== '')
  expect(meals.length).toBeGreaterThan(1)
  expect(meals[0]?.amounts).toMatch(/^ — \d/)
  expect(meals[0]?.figures).toMatch(/^ · \d+ kcal, \d+ g carbs/)
  for (const line of examples) expect(Object.values(readMealLine(line)).join('')).toBe(line)
  expect(readMealLine('Eat · rest')).toEqual({ dish: 'Eat · rest', amounts: '', figures: '' })
})
