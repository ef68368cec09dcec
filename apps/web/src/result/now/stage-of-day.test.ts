import { expect, test } from 'vitest'
import { stageOf } from './stage-of-day.ts'

test.each([
  ['2027-03-01', 'training'],
  ['2027-03-20', 'training'],
  ['2027-03-21', 'three weeks'],
  ['2027-04-04', 'three weeks'],
  ['2027-04-05', 'race week'],
  ['2027-04-09', 'race week'],
  ['2027-04-10', 'eve'],
  ['2027-04-11', 'race day'],
  ['2027-04-12', 'after'],
  ['2028-01-01', 'after'],
])('on %s a race on Sunday, 2027-04-11 is at the stage %s', (today, stage) => {
  expect(stageOf(today, '2027-04-11')).toBe(stage)
})

test('a month or a change of clocks between makes no day more or less', () => {
  expect(stageOf('2027-02-28', '2027-03-01')).toBe('eve')
  expect(stageOf('2027-03-13', '2027-03-14')).toBe('eve')
  expect(stageOf('2027-10-30', '2027-11-06')).toBe('three weeks')
})

test('what is no day has no stage', () => {
  expect(stageOf('2027-04-11', 'next spring')).toBeNull()
})
