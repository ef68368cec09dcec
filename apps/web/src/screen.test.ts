import { emptyQuestionnaire } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { nextScreen, openingScreen, type Screen, type ScreenEvent } from './screen.ts'
import { sampleAnswer } from '../testing/sample-answer.ts'

const submitted: ScreenEvent = { type: 'submitted', answers: emptyQuestionnaire, mode: null }
const answered: ScreenEvent = { type: 'answered', call: 1, answer: sampleAnswer }
const planned: ScreenEvent = { type: 'planned', call: 1 }
const ticked: ScreenEvent = { type: 'ticked', call: 1 }
const draggedOn: ScreenEvent = { type: 'dragged on', call: 1 }
const canceled: ScreenEvent = { type: 'canceled' }
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

test('what the service is doing is shown while the page waits for this call', () => {
  const wentOn = { type: 'went on', call: 1, stage: 'Asking.' } as const
  expect(after(submitted)).toMatchObject({ stage: null })
  expect(after(submitted, ticked, wentOn)).toMatchObject({ stage: 'Asking.', progress: 10 })
  expect(after(submitted, answered, wentOn)).toMatchObject({ stage: null })
  expect(after(submitted, { ...wentOn, call: 2 })).toMatchObject({ stage: null })
})

test('an answered plan is shown', () => {
  expect(after(submitted, answered, planned)).toEqual({
    at: 'result',
    answers: emptyQuestionnaire,
    answer: sampleAnswer,
    earlier: [],
    since: 'made',
    calls: 1,
  })
})

test('a plan made again replaces the one on the screen, and no other', () => {
  const shown = after(submitted, answered, planned)
  const answer = { ...sampleAnswer, audit: null }
  const earlier = [{ preferences: {}, lines: [], answer: sampleAnswer }]
  const replanned = { type: 'replanned', call: 1, answer, earlier } as const
  expect(nextScreen(shown, replanned)).toEqual({ ...shown, answer, earlier, since: 'changed' })
  expect(nextScreen(shown, { ...replanned, call: 2 })).toBe(shown)
  const left = nextScreen(shown, { type: 'left' })
  expect(nextScreen(left, replanned)).toBe(left)
})

test('a kept plan opens over the form and over another plan, and not while one is made', () => {
  const kept = { answers: emptyQuestionnaire, answer: sampleAnswer, earlier: [] }
  const opened = { type: 'opened', ...kept } as const
  expect(after(opened)).toEqual({ at: 'result', ...kept, since: 'opened', calls: 1 })
  expect(after(submitted, answered, planned, opened)).toMatchObject({
    at: 'result',
    since: 'opened',
    calls: 2,
  })
  expect(after(submitted, opened)).toEqual(after(submitted))
})

test('a change of the plan before a kept one was opened is dropped', () => {
  const opened = { type: 'opened', answers: emptyQuestionnaire, answer: sampleAnswer, earlier: [] } as const
  const shown = after(submitted, answered, planned, opened)
  expect(
    nextScreen(shown, { type: 'replanned', call: 1, answer: { ...sampleAnswer, audit: null }, earlier: [] }),
  ).toBe(shown)
})

test('nothing is shown before an answer arrives', () => {
  expect(after(submitted, planned)).toMatchObject({ at: 'loading' })
})

test('a failure leads back to the form with the refusals', () => {
  expect(after(submitted, ticked, failed)).toEqual({
    at: 'form',
    refusals,
    withoutPlan: null,
    calls: 1,
  })
})

test('a new submit starts again at 0 percent and clears the refusals', () => {
  expect(after(submitted, ticked, failed, submitted)).toMatchObject({ at: 'loading', progress: 0, calls: 2 })
})

test('New Plan clears the result', () => {
  expect(after(submitted, answered, planned, { type: 'left' })).toEqual({
    at: 'form',
    refusals: [],
    withoutPlan: null,
    calls: 1,
  })
})

test.each([answered, planned, ticked, draggedOn, failed])(
  'a late event of an earlier call is ignored ($type)',
  (late) => {
    const secondCall = after(submitted, failed, submitted)
    expect(nextScreen(secondCall, late)).toBe(secondCall)
  },
)

test.each([answered, planned, ticked, draggedOn, failed])(
  'a late event after New Plan is ignored ($type)',
  (late) => {
    const form = after(submitted, answered, planned, { type: 'left' })
    expect(nextScreen(form, late)).toBe(form)
  },
)

test('a failure without a refused answer is marked as such until the next submit', () => {
  const withoutPlan = after(submitted, { ...failed, refusals: [] })
  expect(withoutPlan).toMatchObject({ at: 'form', withoutPlan: 'failed' })
  expect(nextScreen(nextScreen(withoutPlan, submitted), { ...failed, call: 2 })).toMatchObject({
    withoutPlan: null,
  })
})

test('a canceled call leads back to the form; its later answer is ignored', () => {
  const form = after(submitted, ticked, canceled)
  expect(form).toEqual({ at: 'form', refusals: [], withoutPlan: 'canceled', calls: 1 })
  expect(nextScreen(form, answered)).toBe(form)
})

test('a call can be canceled until its plan is shown', () => {
  expect(after(submitted, answered, canceled)).toMatchObject({ at: 'form', withoutPlan: 'canceled' })
  expect(after(submitted, answered, canceled, planned)).toMatchObject({ at: 'form' })
  const planScreen = after(submitted, answered, planned)
  expect(nextScreen(planScreen, canceled)).toBe(planScreen)
})

test('a slow call is marked as long, the next one is not yet', () => {
  expect(after(submitted)).toMatchObject({ isLong: false })
  expect(after(submitted, draggedOn)).toMatchObject({ at: 'loading', isLong: true })
  expect(after(submitted, draggedOn, failed, submitted)).toMatchObject({ isLong: false })
})

test('the requested mode is kept', () => {
  expect(after({ ...submitted, mode: 'engine' })).toMatchObject({ at: 'loading', mode: 'engine' })
})

test('a failure after the answer does not remove the plan', () => {
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
