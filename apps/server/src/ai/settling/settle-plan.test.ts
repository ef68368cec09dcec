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

test('a line of an example day is neither added nor counted', () => {
  const written = structuredClone(planned.object)
  const { object, rejected } = settlePlan(written, planned)
  expect([object, rejected]).toEqual([planned.object, 0])
})

test('accepted lines are returned with their places, beside the plan that contains them', () => {
  const written = structuredClone(planned.object)
  written.race_week.day_before = [good]
  const { lines } = settlePlan(written, planned)
  expect(lines).toEqual([{ place: 'race_week.day_before', text: good, lang: 'en' }])
})
