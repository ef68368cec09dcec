import { emptyQuestionnaire, type PlainDay } from '@race-nutrition/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Engine, Question } from './engine.ts'
import { type AnswerFrom, cachePlans } from './plan-cache.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const today: PlainDay = { year: 2026, month: 11, day: 22 }
const question = (changes: Partial<Question['answers']> = {}, day = today): Question => ({
  answers: { ...emptyQuestionnaire, ...changes },
  today: day,
})
const caller = { client: '192.0.2.1', signal: new AbortController().signal }

function counting(bytes = 100_000) {
  const from: AnswerFrom[] = []
  const plan = vi.fn<Engine['plan']>(async () => ({
    ok: true,
    value: { ok: true, value: { answer: new Uint8Array(10), found: [] } },
  }))
  const ask = cachePlans({ plan }, { time: 60_000, bytes }, (each) => from.push(each))
  return { plan, from, ask: (asked = question()) => ask(asked, caller) }
}

test('a plan is cached for a minute and not longer', async () => {
  const { ask, from } = counting()
  await ask()
  await vi.advanceTimersByTimeAsync(59_999)
  await ask()
  await vi.advanceTimersByTimeAsync(1)
  await ask()
  expect(from).toEqual(['computed', 'kept', 'computed'])
})

test('identical calls in flight are deduplicated', async () => {
  const { ask, from, plan } = counting()
  await Promise.all([ask(), ask(), ask()])
  expect(plan).toHaveBeenCalledOnce()
  expect(from.toSorted()).toEqual(['computed', 'joined', 'joined'])
})

test.each([
  ['another answer', question({ weight: '71 kg' })],
  ['another day', question({}, { ...today, day: 23 })],
  // Concatenated without separators, these would be the same text.
  ['the same letters in another field', question({ height: '1', weight: '7' })],
])('%s is another plan', async (_, other) => {
  const { ask, plan } = counting()
  await ask(question({ height: '17' }))
  await ask(other)
  expect(plan).toHaveBeenCalledTimes(2)
})

test('refusals are cached as well', async () => {
  const { ask, plan } = counting()
  plan.mockResolvedValue({ ok: true, value: { ok: false, refused: [] } })
  await ask()
  expect(await ask()).toEqual({ ok: true, value: { ok: false, refused: [] } })
  expect(plan).toHaveBeenCalledOnce()
})

test('a busy engine is not cached', async () => {
  const { ask, plan } = counting()
  plan.mockResolvedValueOnce({ ok: false, refused: 'engine-busy' })
  expect(await ask()).toEqual({ ok: false, refused: 'engine-busy' })
  expect(await ask()).toMatchObject({ ok: true })
})

test('the oldest entry is evicted when the cache is full, not all of them', async () => {
  const { ask, from } = counting(2 * (1024 + 10))
  const [one, two, three] = ['1', '2', '3'].map((age) => question({ age }))
  for (const each of [one, two, three, two, three, one]) await ask(each)
  expect(from).toEqual(['computed', 'computed', 'computed', 'kept', 'kept', 'computed'])
})
