import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { abandoned } from '../http/deduplicate-calls.ts'
import type { AskService } from './ask-service.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import { permanentFailure } from './upstream/upstream-failure.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const written = {
  ok: true,
  value: { text: '{}', usage: { inputTokens: 1, outputTokens: 1 } },
} as const
const failed = { ok: false, refused: permanentFailure('not JSON') } as const
const away = { ok: false, refused: { fault: 'model-away', because: 'circuit open' } }

/** A service that gives these answers, and a circuit that opens after two failures. */
function some(...answers: Awaited<ReturnType<AskService>>[]) {
  const service = vi.fn<AskService>(async () => answers.shift() ?? failed)
  const circuit = circuitBreaker(service, { failures: 2, rest: 10_000, longestRest: 40_000 }, Date.now)
  const ask = (signal = new AbortController().signal) =>
    circuit.ask({ for: 'plan', system: '', turns: [] }, signal, async () => failed)
  return { ...circuit, service, ask }
}

test('consecutive failures open it, and the service is not called', async () => {
  const { ask, isOpen, service } = some()
  expect(await ask()).toBe(failed)
  expect(isOpen()).toBe(false)
  await ask()
  expect(isOpen()).toBe(true)
  expect(await ask()).toMatchObject(away)
  expect(service).toHaveBeenCalledTimes(2)
})

test('failures with an answer between them do not open it', async () => {
  const { ask, isOpen } = some(failed, written, failed)
  for (const _ of [1, 2, 3]) await ask()
  expect(isOpen()).toBe(false)
})

test('after its rest one call probes the service, and a good answer closes the circuit', async () => {
  const { ask, isOpen, service } = some(failed, failed, written, written)
  await ask()
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ask()).toBe(written)
  expect(isOpen()).toBe(false)
  expect(await ask()).toBe(written)
  expect(service).toHaveBeenCalledTimes(4)
})

test('a failed probe opens it for longer', async () => {
  const { ask, service } = some()
  await ask()
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ask()).toMatchObject(away)
  expect(service).toHaveBeenCalledTimes(3)
})

test('while one call probes the service, all others are refused at once', async () => {
  const { ask, service } = some()
  await ask()
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  const held = Promise.withResolvers<typeof written>()
  service.mockReturnValueOnce(held.promise)
  const probe = ask()
  expect(await ask()).toMatchObject(away)
  held.resolve(written)
  expect(await probe).toBe(written)
})

const over = {
  ok: false,
  refused: { ...permanentFailure('over budget'), fault: 'model-over-budget' },
} as const
const gone = AbortSignal.abort(abandoned)

test('abandoned calls and calls over budget do not open it', async () => {
  const { ask, isOpen } = some(failed, failed, over, over)
  for (const signal of [gone, gone, undefined, undefined]) await ask(signal)
  expect(isOpen()).toBe(false)
})

test('nor do they reset its failures', async () => {
  const { ask, isOpen } = some(failed, failed, over, failed)
  await ask()
  await ask(gone)
  await ask()
  await ask()
  expect(isOpen()).toBe(true)
})

test.each([
  ['its client gave up', failed, gone],
  ['the budget had no room for', over, undefined],
])('a probe that %s leaves it open, and the next call probes', async (_, answer, signal) => {
  const { ask, isOpen } = some(failed, failed, answer, written)
  await ask()
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await ask(signal)).toBe(answer)
  expect(isOpen()).toBe(true)
  expect(await ask()).toBe(written)
  expect(isOpen()).toBe(false)
})

test('a probe that throws lets the next call probe', async () => {
  const { ask, service } = some(failed, failed)
  await ask()
  await ask()
  await vi.advanceTimersByTimeAsync(10_000)
  service.mockRejectedValueOnce(new Error('bug'))
  await expect(ask()).rejects.toThrow('bug')
  service.mockResolvedValueOnce(written)
  expect(await ask()).toBe(written)
})

test('calls that timed out open it', async () => {
  const { ask, isOpen } = some()
  const late = AbortSignal.abort()
  for (const _ of [1, 2]) await ask(late)
  expect(isOpen()).toBe(true)
})
