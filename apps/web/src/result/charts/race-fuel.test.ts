import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { fuelSummary, servingWords } from './fuel-words.ts'
import { raceFuel } from './race-fuel.ts'

const marathon = renderedPlan({ targetTimeOrPace: '3:45:00' })

test('the last sum of the curve is what the rows from start to finish add up to', () => {
  const fuel = raceFuel(marathon)
  const { rows, start_to_finish } = marathon.facts.race_day
  expect(fuel?.servings).toHaveLength(rows.filter(({ phase }) => phase === 'during').length)
  expect(fuel?.servings.length).toBeGreaterThan(5)
  expect(fuel?.servings.at(-1)?.soFar).toEqual(start_to_finish)
  expect(fuel?.finish).toBe(225)
})

test('the intake ends within the drawn tolerance', () => {
  const fuel = raceFuel(marathon)
  expect(fuel?.channels.map(({ name }) => name)).toEqual(['Carbs', 'Fluids', 'Sodium'])
  for (const { name, total, target } of fuel?.channels ?? []) {
    expect(total, name).toBeGreaterThanOrEqual(target.least - 0.5)
    if (name !== 'Sodium') expect(total, name).toBeLessThanOrEqual(target.most + 0.5)
  }
})

test('a race that needs nothing on the course has no curve', () => {
  expect(raceFuel(renderedPlan({ raceType: '5K', targetTimeOrPace: '22:00' }))).toBeNull()
})

test('the words of a stop and of the chart match the table', () => {
  const fuel = raceFuel(marathon)
  const [first] = fuel?.servings ?? []
  const at = marathon.facts.race_day.rows.findIndex(({ phase }) => phase === 'during')
  const row = marathon.words.raceRows[at]
  if (!fuel || !first || !row) throw new Error('A marathon has stops')
  expect(servingWords(first, fuel.channels)).toContain(
    `${row.time}, ${row.place}. ${row.action}: ${row.item}. ${first.carbs_g} g carbs`,
  )
  expect(fuelSummary(fuel)).toMatch(
    /^\d+ stops on the course, from 0:\d\d to 3:\d\d\. By the finish at 3:45: carbs \d+ g of a target of \d+ g, /,
  )
})
