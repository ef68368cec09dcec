import { renderWords } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { longestLine, mostChecked } from '../reading/answer-limits.ts'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { settlePlan } from './settle-plan.ts'

const { planned } = goldenPlan('half-1-45-omnivore')

/** The lines added to the day before the race, and the notes about lines left out there. */
function settledWith(...lines: readonly string[]) {
  const written = structuredClone(planned.object)
  written.race_week.day_before = [...lines]
  const { object, replaced } = settlePlan(written, planned)
  const left = replaced.flatMap(({ id, message }) => (id === 'ai-left-out' ? [message] : []))
  return { added: object.race_week.day_before.slice(planned.object.race_week.day_before.length), left }
}

const good = 'Lay out your kit before dinner and go to bed early.'

test('a good line goes after the engine’s', () => {
  expect(settledWith(good)).toEqual({ added: [good], left: [] })
})

test('a truncated line is rejected, however good the rest of it is', () => {
  const unseen = '\u200b'.repeat(longestLine)
  expect(settledWith(`${good}${unseen} Drink as much as you can.`)).toEqual({
    added: [],
    left: ['Left out here: 1 line by the AI that ran too long.'],
  })
  expect(settledWith(`${good}${unseen.slice(good.length)}`).added).toEqual([good])
  expect(settledWith(`${good}${unseen.slice(good.length - 1)}`).added).toEqual([])
})

test('a line of the engine’s is neither added nor counted', () => {
  const own = planned.object.race_week.day_before.toSorted((a, b) => b.length - a.length)[0] ?? ''
  expect(settledWith(own)).toEqual({ added: [], left: [] })
})

const bad = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `Take ${at + 900} mg of caffeine at ${at + 7} and breathe${at} easy${at}.`,
  )

test('only a limited number of lines of a list is checked', () => {
  expect(settledWith(...bad(mostChecked - 1), good).added).toEqual([good])
  expect(settledWith(...bad(mostChecked), good).added).toEqual([])
  expect(settledWith(...bad(mostChecked + 20)).left).toEqual([
    `Left out here: ${mostChecked} lines by the AI that held figures or signs.`,
  ])
})

test('of rows with the same time the first one counts', () => {
  const written = structuredClone(planned.object)
  const row = written.race_day_plan[0]
  if (!row) throw new Error('no row')
  written.race_day_plan = [
    { ...row, action: `${row.action}, sitting down` },
    { ...row, action: `${row.action}, standing` },
  ]
  expect(settlePlan(written, planned).object.race_day_plan[0]?.action).toBe(`${row.action}, sitting down`)
})

test.each([
  ['the time alone', (time: string) => time],
  ['another separator and place', (time: string) => `${time}, at 99 km`],
  ['capitals', (time: string) => time.toUpperCase()],
])('a row is found by its time, written with %s', (_, rewrite) => {
  const { written, times } = rowsInReverse()
  for (const [index, row] of written.race_day_plan.entries()) row.time = rewrite(times[index] ?? '')
  const { object } = settlePlan(written, planned)
  expect(object.race_day_plan.map(({ action }) => action)).toEqual(
    planned.object.race_day_plan.map(({ action }) => `${action}, sitting down`),
  )
})

test('a row of another time is not taken for one of ours that begins with the same digits', () => {
  const { written, times } = rowsInReverse()
  written.race_day_plan = written.race_day_plan.slice(1)
  for (const [index, row] of written.race_day_plan.entries()) row.time = `${times[index + 1] ?? ''} later`
  expect(settlePlan(written, planned).object.race_day_plan).toEqual(planned.object.race_day_plan)
})

/** An answer with its rows in reverse order, each with a new action, and the times of our rows in that order. */
function rowsInReverse() {
  const written = structuredClone(planned.object)
  written.race_day_plan = planned.object.race_day_plan
    .toReversed()
    .map((row) => ({ ...row, action: `${row.action}, sitting down` }))
  return {
    written,
    times: renderWords(planned.plan)
      .raceRows.map(({ time }) => time)
      .toReversed(),
  }
}

test('a line of an example day is neither added nor counted', () => {
  const written = structuredClone(planned.object)
  const { object, rejected } = settlePlan(written, planned)
  expect([object, rejected]).toEqual([planned.object, 0])
})

test('accepted lines are returned with their places, beside the plan that contains them', () => {
  const written = structuredClone(planned.object)
  written.race_week.day_before = [good]
  const { lines } = settlePlan(written, planned)
  expect(lines).toEqual([{ place: 'race_week.day_before', text: good }])
})
