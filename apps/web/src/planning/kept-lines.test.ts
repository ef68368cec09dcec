import { type ModelLine, planRace } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { keptLines } from './kept-lines.ts'

const { facts } = renderedPlan()
const line = (place: string, text = 'Stay calm.'): ModelLine => ({ place, text, lang: 'en' })

function withStart(): typeof facts {
  const made = planRace(facts.runner.answers, { year: 2027, month: 3, day: 1 }, { start_time: '07:30' })
  if (!made.ok) throw new Error('no plan')
  return made.value.plan
}

test('lines whose place and facts are still there are kept', () => {
  const lines = [
    line('race_week.thu_fri'),
    line('daily_plan.example_days.1'),
    line('race_day_plan.note', 'Trust {race.carbs_per_hour}.'),
  ]
  expect(keptLines(lines, facts, structuredClone(facts))).toEqual(lines)
})

test('a line is dropped once its fact is gone, and not before', () => {
  const lines = [line('race_week.race_morning', 'The start is at {race.start}.')]
  const started = withStart()
  expect(keptLines(lines, started, started)).toEqual(lines)
  expect(keptLines(lines, started, facts)).toEqual([])
})

test('the line of a day that is gone, or is now another kind of day, is dropped', () => {
  const lines = [line('daily_plan.example_days.2')]
  const { training_days: days } = facts
  expect(keptLines(lines, facts, facts)).toEqual(lines)
  expect(keptLines(lines, facts, { ...facts, training_days: days.slice(0, 2) })).toEqual([])
  expect(keptLines(lines, facts, { ...facts, training_days: days.toReversed() })).toEqual([])
})

test('a place that earlier versions had is dropped', () => {
  expect(keptLines([line('race_day_plan.0.action')], facts, facts)).toEqual([])
})
