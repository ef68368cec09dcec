import { expect, test } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { keptLines } from './kept-lines.ts'

const { facts } = renderedPlan()
const line = (place: string, text = 'Stay calm.') => ({ place, text, lang: 'en' as const })

test('lines of lists and days that are as they were are kept', () => {
  const lines = ['race_week.thu_fri', 'daily_plan.example_days.1', 'race_day_plan.note'].map((place) =>
    line(place),
  )
  expect(keptLines(lines, facts, structuredClone(facts))).toEqual(lines)
})

test('a line whose fact the new plan has no more is dropped, and one whose fact is another is kept', () => {
  const { race_day: race } = facts
  const index = race.rows.findIndex(({ phase }) => phase === 'during')
  const lines = [line('race_day_plan.note', `Take {row.${index}} calmly.`)]
  const withRows = (rows: typeof race.rows) => ({ ...facts, race_day: { ...race, rows } })
  const moved = race.rows.map((row) => ({ ...row, minute: row.minute + 5 }))
  expect(keptLines(lines, facts, withRows(moved))).toEqual(lines)
  expect(keptLines(lines, facts, withRows(race.rows.slice(0, index)))).toEqual([])
})

test('a line whose day is gone or of another kind is dropped', () => {
  const lines = [line('daily_plan.example_days.2')]
  const [first, ...others] = facts.training_days
  expect(keptLines(lines, facts, { ...facts, training_days: facts.training_days.slice(0, 2) })).toEqual([])
  expect(
    keptLines(lines, facts, { ...facts, training_days: [...others, ...(first ? [first] : [])] }),
  ).toEqual([])
})
