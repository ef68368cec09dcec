import { expect, test } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { countedRows, dayOfPace } from './counted-rows.ts'

const plan = renderedPlan()
const on = (percent: number) => {
  const day = dayOfPace(plan, percent)
  return { day, rows: countedRows(plan, day) }
}
const phases = (rows: ReturnType<typeof countedRows>, phase: string) =>
  rows.filter(({ facts }) => facts.phase === phase)

test('on pace the rows counted down are those of the plan', () => {
  expect(on(0).day).toBeUndefined()
  expect(on(0).rows.map(({ words }) => words)).toEqual(plan.words.raceRows)
})

test.each([5, 10, 15])('%d percent behind pace they are those of its own table', (percent) => {
  const { day, rows } = on(percent)
  const during = phases(rows, 'during')
  expect(during.map(({ words }) => words)).toEqual(day?.rows)
  expect(during.map(({ words }) => words)).not.toEqual(phases(on(0).rows, 'during').map(({ words }) => words))
  const [recovery] = phases(rows, 'recovery')
  const [planned] = phases(on(0).rows, 'recovery')
  expect(recovery?.facts.minute).toBeGreaterThan(planned?.facts.minute ?? Number.POSITIVE_INFINITY)
  const minutes = rows.map(({ facts }) => facts.minute)
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
})
