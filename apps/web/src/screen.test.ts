import { emptyQuestionnaire } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { nextScreen, openingScreen, type Screen, type ScreenEvent } from './screen.ts'
import { sampleAnswer } from './sample-answer.ts'

const submitted: ScreenEvent = { type: 'submitted', answers: emptyQuestionnaire }
const answered: ScreenEvent = { type: 'answered', call: 1, answer: sampleAnswer }
const planned: ScreenEvent = { type: 'planned', call: 1 }
const ticked: ScreenEvent = { type: 'ticked', call: 1 }
const refusals = [{ field: 'weight', code: 'not-a-weight', message: 'Try 132 lb.' }]
const failed = { type: 'failed', call: 1, refusals } as const satisfies ScreenEvent

const after = (...events: readonly ScreenEvent[]): Screen => events.reduce(nextScreen, openingScreen)
const progressAfter = (ticks: number) => {
  const screen = after(submitted, ...Array.from({ length: ticks }, () => ticked))
  return screen.at === 'loading' && screen.progress
}

test('a submit leads to loading at 0 percent', () => {
  expect(after(submitted)).toMatchObject({ at: 'loading', progress: 0, calls: 1 })
})

test('a second submit while loading changes nothing', () => {
  const loading = after(submitted)
  expect(nextScreen(loading, submitted)).toBe(loading)
})

test.each([
  [1, 10],
  [8, 80],
  [9, 90],
  [10, 90],
  [100, 90],
])('after %i ticks progress is %i percent', (ticks, percent) => {
  expect(progressAfter(ticks)).toBe(percent)
})

test('an answer makes progress 100 percent and stops the ticks', () => {
  expect(after(submitted, ticked, answered, ticked)).toMatchObject({ at: 'loading', progress: 100 })
})

test('an answered plan is shown', () => {
  expect(after(submitted, answered, planned)).toEqual({
    at: 'result',
    answers: emptyQuestionnaire,
    answer: sampleAnswer,
    calls: 1,
  })
})

test('nothing is shown before an answer is there', () => {
  expect(after(submitted, planned)).toMatchObject({ at: 'loading' })
})

test('a failure leads back to the form with what was refused', () => {
  expect(after(submitted, ticked, failed)).toEqual({ at: 'form', refusals, calls: 1 })
})

test('a new submit starts again at 0 percent and forgets what was refused', () => {
  expect(after(submitted, ticked, failed, submitted)).toMatchObject({ at: 'loading', progress: 0, calls: 2 })
})

test('New Plan clears the result', () => {
  expect(after(submitted, answered, planned, { type: 'left' })).toEqual({
    at: 'form',
    refusals: [],
    calls: 1,
  })
})

test.each([answered, planned, ticked, failed])(
  'what comes late from an earlier call is dropped ($type)',
  (late) => {
    const secondCall = after(submitted, failed, submitted)
    expect(nextScreen(secondCall, late)).toBe(secondCall)
  },
)

test.each([answered, planned, ticked, failed])(
  'what comes late after New Plan is dropped ($type)',
  (late) => {
    const form = after(submitted, answered, planned, { type: 'left' })
    expect(nextScreen(form, late)).toBe(form)
  },
)

test('a failure told after the answer does not take the plan away', () => {
  expect(after(submitted, answered, failed, planned)).toMatchObject({ at: 'result' })
})

test('a corrected answer is no longer refused, the others still are', () => {
  const age = { field: 'age', code: 'not-an-age', message: 'Try 34.' }
  const form = after(
    submitted,
    { ...failed, refusals: [...refusals, age] },
    { type: 'corrected', field: 'weight' },
  )
  expect(form).toMatchObject({ at: 'form', refusals: [age] })
})
