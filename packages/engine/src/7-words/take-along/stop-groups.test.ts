import { expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { carriedFuel, fuelFromCourse } from './carried-fuel.ts'
import { shortStops } from './short-stops.ts'
import { fuelGroups, stopGroups } from './stop-groups.ts'

const marathon = { race: 'Marathon', targetSeconds: 3.5 * 3600, sex: 'Male', weightKg: 70 } as const
const planFor = (wishes: Partial<RunnerWishes>) => factsFor(someRunner({ ...marathon, ...wishes }))

const byTime = (one: { time: string }, other: { time: string }) => one.time.localeCompare(other.time)

const rhythmsAt = (minutes: readonly number[]) =>
  rowsAt(minutes.map((minute) => [minute, 150])).map(({ rhythm }) => rhythm)

const timesAt = (minutes: readonly number[]) =>
  rowsAt(minutes.map((minute) => [minute, 150])).map(({ times }) => times)

/** The first row of the race, at these minutes and with these milliliters. */
function rowsAt(stops: readonly (readonly [minute: number, ml: number])[]) {
  const plan = planFor({ budget: 'Medium' })
  const [row] = plan.race_day.rows.filter(({ phase }) => phase === 'during')
  const rows = stops.map(([minute, ml]) => ({
    ...row!,
    minute,
    fluids_ml: ml,
    servings: [{ kind: 'water', id: 'water-tap', amount: ml, unit: 'ml' } as const],
  }))
  return stopGroups(plan, rows)
}

test('every stop of the race is in one group, with what it brings, for anybody', () => {
  let found = 0
  for (const runner of drawnRunners(30)) {
    const plan = factsFor(runner)
    const during = plan.race_day.rows.filter(({ phase }) => phase === 'during')
    const groups = stopGroups(plan)
    const grouped = groups.flatMap(({ stops, each }) => stops.map(({ time }) => ({ time, ...each })))
    const planned = shortStops(plan).map(({ time }, index) => {
      const { carbs_g, fluids_ml, sodium_mg } = during[index]!
      return { time, carbs_g, fluids_ml, sodium_mg }
    })
    expect(grouped.toSorted(byTime)).toEqual(planned.toSorted(byTime))
    expect(new Set(groups.map(({ takes, each }) => JSON.stringify([takes, each]))).size).toBe(groups.length)
    found += groups.length
  }
  expect(found).toBeGreaterThan(25)
})

test('stops apart by the same minutes have a rhythm, others a count', () => {
  expect(rhythmsAt([20])).toEqual(['once'])
  expect(rhythmsAt([20, 40])).toEqual(['twice'])
  expect(rhythmsAt([20, 40, 60])).toEqual(['every 20 min, 3 times'])
  expect(rhythmsAt([20, 40, 61])).toEqual(['3 times'])
})

test('the times of a group name each of its stops', () => {
  expect(timesAt([20])).toEqual(['0:20'])
  expect(timesAt([20, 40])).toEqual(['0:20, 0:40'])
  expect(timesAt([20, 40, 60])).toEqual(['every 20 min, 0:20 to 1:00'])
  expect(timesAt([20, 40, 61])).toEqual(['0:20, 0:40, 1:01'])
})

test('groups of fuel alone have every stop that has some, and name neither water nor salt', () => {
  const plan = planFor({ budget: 'Medium', climate: 'Hot & Humid' })
  const { rows, kit } = plan.race_day
  const fueled = rows.filter(
    ({ phase, servings }) =>
      phase === 'during' &&
      servings.some(({ id }) => kit.some((item) => item.product === id && item.use !== 'salt')),
  )
  const groups = fuelGroups(plan)
  expect(groups.flatMap(({ stops }) => stops)).toHaveLength(fueled.length)
  expect(fueled.length).toBeGreaterThan(3)
  for (const { takes } of groups) for (const { text } of takes) expect(text).not.toMatch(/water|capsule|salt/)
})

test('stops that alternate are two groups, in the order of their first', () => {
  const groups = rowsAt([
    [20, 150],
    [40, 200],
    [60, 150],
    [80, 200],
  ])
  expect(groups.map(({ takes }) => takes[0]?.text)).toEqual(['150 ml water', '200 ml water'])
  expect(groups.map(({ stops }) => stops.map(({ time }) => time))).toEqual([
    ['0:20', '1:00'],
    ['0:40', '1:20'],
  ])
})

test('what is carried is named with its count, its spares and what the course hands out', () => {
  const plan = planFor({ budget: 'Medium' })
  const [item] = plan.race_day.kit
  const kit = [{ ...item!, amount: 11, unit: 'count' as const, from_course: 2, spares: 1, for_slower: 2 }]
  const carrying = { ...plan, race_day: { ...plan.race_day, kit } }
  expect(carriedFuel(carrying)).toEqual(['9 × gel + 3 spares'])
  expect(fuelFromCourse(carrying)).toEqual(['2 × gel from the course'])
  expect(carriedFuel({ ...plan, race_day: { ...plan.race_day, kit: [] } })).toEqual([])
})

test.each([
  [450, 1, '450 ml lightly salted water in 1 flask'],
  [1000, 2, '1,000 ml lightly salted water in 2 flasks'],
  [1750, 4, '1,750 ml lightly salted water in 2 flasks, refilled'],
  [700, null, '700 ml lightly salted water'],
])('%i ml of salted water are carried in flasks, two at a time', (amount, flasks, text) => {
  const plan = planFor({ budget: 'Medium' })
  const [item] = plan.race_day.kit
  const salted = { product: 'salted-water-home', use: 'salt', unit: 'ml', from_course: 0 } as const
  const kit = [{ ...item!, ...salted, amount, flasks, spares: 0, for_slower: 0 }]
  expect(carriedFuel({ ...plan, race_day: { ...plan.race_day, kit } })).toEqual([text])
})

test('what a slower day drinks more is carried too, and no spare of pieces', () => {
  const plan = planFor({ budget: 'Medium' })
  const [item] = plan.race_day.kit
  const drink = { product: 'skratch-sport-hydration', use: 'drink', unit: 'ml', flasks: null } as const
  const kit = [{ ...item!, ...drink, amount: 1800, from_course: 0, spares: 0, for_slower: 250 }]
  expect(carriedFuel({ ...plan, race_day: { ...plan.race_day, bottle: null, kit } })).toEqual([
    '2,050 ml Skratch Labs Sport Hydration drink (two bottles of 500 ml, and mix for 3 more)',
  ])
})

test.each([
  [600, '600 ml Skratch Labs Sport Hydration drink'],
  [900, '900 ml Skratch Labs Sport Hydration drink (two bottles of 500 ml)'],
  [1800, '1,800 ml Skratch Labs Sport Hydration drink (two bottles of 500 ml, and mix for 2 more)'],
])('%i ml of a drink are carried in two bottles at most', (amount, text) => {
  const plan = planFor({ budget: 'Medium' })
  const [item] = plan.race_day.kit
  const drink = { product: 'skratch-sport-hydration', use: 'drink', unit: 'ml', flasks: null } as const
  const kit = [{ ...item!, ...drink, amount, from_course: 0, spares: 0, for_slower: 0 }]
  expect(carriedFuel({ ...plan, race_day: { ...plan.race_day, bottle: null, kit } })).toEqual([text])
})
