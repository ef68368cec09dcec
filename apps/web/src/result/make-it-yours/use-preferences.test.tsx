import { planRace, type Preferences } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleAnswer } from '../../../testing/sample-answer.ts'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { planningModule, toastsModule } from '../../lazy-modules.ts'
import { planOnDevice } from '../../planning/plan-on-device.ts'
import type { PageAnswer } from '../../planning/replan-other-version.ts'
import type { EarlierPlan, Replanned } from '../../shown-plan.ts'
import { type OwnPreferences, usePreferences } from './use-preferences.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { facts } = renderedPlan()
const { answers } = facts.runner
const made = planRace(answers, { year: 2027, month: 3, day: 1 })
if (!made.ok) throw new Error('no plan')
const ours: PageAnswer = {
  plan: made.value.object,
  audit: null,
  maker: { is: 'this version', facts },
  lines: [
    { place: 'race_week.thu_fri', text: 'Stay calm.', lang: 'en' },
    { place: 'race_week.race_morning', text: 'The start is at {race.start}.', lang: 'en' },
  ],
  service: { platform: 'Race Nutrition', mode: 'ai', model: 'some-model' },
}

let root: Root
let shown: PageAnswer
let earlier: readonly EarlierPlan[]
let own: OwnPreferences | null

interface PageProps {
  readonly answer: PageAnswer
  readonly before: readonly EarlierPlan[]
  readonly onReplanned: Replanned
  readonly onRender: (found: OwnPreferences | null) => void
}

function Page({ answer, before, onReplanned, onRender }: PageProps) {
  onRender(usePreferences({ answer, answers, earlier: before }, onReplanned))
  return null
}

async function show(answer: PageAnswer, before: readonly EarlierPlan[] = []) {
  shown = answer
  earlier = before
  const page = (
    <Page
      answer={answer}
      before={before}
      onReplanned={(next, steps) => {
        shown = next
        earlier = steps
      }}
      onRender={(found) => {
        own = found
      }}
    />
  )
  await act(async () => root.render(page))
}

/** The page shows what it is handed. */
async function acted(work: () => unknown) {
  await act(async () => void (await work()))
  await show(shown, earlier)
}

const change = (preferences: Preferences) => acted(() => own?.change(preferences, 'race'))

beforeEach(async () => {
  await toastsModule.load()
  vi.spyOn(planningModule, 'load').mockResolvedValue({
    plan: (request) => Promise.resolve(planOnDevice(request)),
    fuels: () => Promise.resolve(null),
    refusals: () => Promise.resolve([]),
  })
  root = createRoot(document.createElement('div'))
  await show(ours)
})

afterEach(async () => {
  await act(async () => root.unmount())
  toast.removeAll()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('a change shows the plan of the engine, with its preferences, and what moved', async () => {
  const forecast = { temp_c: 31, humidity: 70 }
  await change({ forecast })
  const expected = planRace(answers, { year: 2027, month: 3, day: 1 }, { forecast })
  if (!expected.ok || shown.maker.is !== 'this version') throw new Error('no plan')
  expect(shown.maker.facts).toEqual(expected.value.plan)
  expect(shown.audit).toEqual(expected.value.audit)
  expect(own?.last?.moves.map(({ part }) => part)).toContain('Race')
  expect(own?.marked.size).toBeGreaterThan(0)
  expect(own?.runner.preferences).toEqual({ forecast })
})

test('changes are undone one by one, back to the plan that came', async () => {
  expect(own?.undo).toBeNull()
  await change({ start_time: '07:30' })
  await change({ start_time: '07:30', dose: 'lighter' })
  await acted(() => own?.undo?.('head'))
  expect(own?.runner.preferences).toEqual({ start_time: '07:30' })
  expect(own?.last).toMatchObject({ isUndo: true, place: 'head' })
  await acted(() => own?.undo?.('head'))
  expect(shown).toBe(ours)
  expect(own?.undo).toBeNull()
})

test('after a reload a change is undone by planning again, with the lines that the plan had', async () => {
  await change({ start_time: '06:00' })
  await show(
    shown,
    earlier.map((step) => ({ ...step, answer: null })),
  )
  await acted(() => own?.undo?.('head'))
  expect(own?.runner.preferences).toEqual({})
  expect(shown.lines).toEqual(ours.lines)
  expect(shown.maker).toEqual(ours.maker)
  expect(own?.last).toMatchObject({ isUndo: true, place: 'head' })
  expect(own?.undo).toBeNull()
})

test('lines of a model stay while the plan has their facts, and the others are counted as dropped', async () => {
  await change({ start_time: '09:00' })
  expect(shown.lines).toEqual(ours.lines)
  expect(own?.last?.linesDropped).toBe(0)
  await change({})
  expect(shown.lines).toEqual(ours.lines.slice(0, 1))
  expect(own?.last?.linesDropped).toBe(1)
  expect(shown.service).toBe(ours.service)
})

test('marks end after a moment', async () => {
  vi.useFakeTimers()
  await change({ forecast: { temp_c: 31, humidity: 70 } })
  expect(own?.marked.size).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(own?.marked.size).toBe(0)
})

test('what the engine refuses changes nothing', async () => {
  await change({ practiced_g_per_hr: 50, dose: 'lighter' })
  expect(shown).toBe(ours)
  expect(own).toMatchObject({ last: null, undo: null })
  expect(own?.planning.isUp()).toBe(false)
})

test('an engine that does not load changes nothing, and the next try may succeed', async () => {
  vi.mocked(planningModule.load).mockRejectedValueOnce(new Error('offline'))
  await change({ dose: 'lighter' })
  expect(shown).toBe(ours)
  await change({ dose: 'lighter' })
  expect(own?.runner.preferences).toEqual({ dose: 'lighter' })
})

test('a change to a plan that another tab has changed meanwhile is not shown, and the runner hears of it', async () => {
  await change({ start_time: '09:00' })
  const theirs: PageAnswer = { ...ours, audit: null }
  const failures = vi.spyOn(toast, 'error')
  const { promise, resolve } = Promise.withResolvers<void>()
  const { load } = planningModule
  vi.mocked(load).mockImplementationOnce(async () => {
    await promise
    return load()
  })
  const changing = own?.change({ dose: 'lighter' }, 'race')
  await show(theirs)
  expect(own?.last).toBeNull()
  resolve()
  await acted(() => changing)
  expect(await changing).toBe(false)
  expect(shown).toBe(theirs)
  expect(own).toMatchObject({ last: null, undo: null })
  expect(failures).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('Your last change here is not in it'),
    expect.anything(),
  )
})

test('a dialog prepares the engine once, and again where it did not load', async () => {
  vi.mocked(planningModule.load).mockRejectedValueOnce(new Error('offline'))
  await acted(() => own?.prepare())
  await acted(() => own?.prepare())
  await acted(() => own?.prepare())
  expect(planningModule.load).toHaveBeenCalledTimes(2)
  expect(shown).toBe(ours)
})

test('a plan of another service, or of another version, has none to set', async () => {
  await show(sampleAnswer)
  expect(own).toBeNull()
  await show({ ...sampleAnswer, maker: { is: 'another version', engine: '9.1.0' } })
  expect(own).toBeNull()
})
