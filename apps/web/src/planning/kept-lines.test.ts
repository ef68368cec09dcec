import { expect, test } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { keptLines } from './kept-lines.ts'

const { facts } = renderedPlan()
const line = (place: string) => ({ place, text: 'Stay calm.' })
const { rows } = facts.race_day
const index = rows.findIndex(({ phase }) => phase === 'during')
const place = `race_day_plan.${index}.action`
const [stop] = rows.slice(index)
if (!stop) throw new Error('no stop')

const withStop = (changed: Partial<typeof stop>) => withRows(rows.with(index, { ...stop, ...changed }))
const withRows = (others: typeof rows) => ({ ...facts, race_day: { ...facts.race_day, rows: others } })

test('lines of lists, days and rows that are as they were are kept', () => {
  const lines = ['race_week.thu_fri', 'daily_plan.example_days.1', place].map(line)
  expect(keptLines(lines, facts, structuredClone(facts))).toEqual(lines)
})

test('the line of a row that moved, or that now feeds something else, is dropped', () => {
  const lines = [line(place)]
  expect(keptLines(lines, facts, withStop({ minute: stop.minute + 5 }))).toEqual([])
  expect(keptLines(lines, facts, withStop({ servings: [] }))).toEqual([])
  expect(keptLines(lines, facts, withRows(rows.toSpliced(index, 1)))).toEqual([])
})

test('the line of a row whose amounts alone moved is kept', () => {
  const lines = [line(place)]
  expect(keptLines(lines, facts, withStop({ sodium_mg: 1 }))).toEqual(lines)
})

test('a line whose day or row is gone is dropped', () => {
  const lines = [line('daily_plan.example_days.2'), line('race_day_plan.99.action')]
  expect(keptLines(lines, facts, { ...facts, training_days: facts.training_days.slice(0, 2) })).toEqual([])
})
