import { expect, test, vi } from 'vitest'
import { usualLimits } from '../../limits.ts'
import type { Budget } from '../budget.ts'
import { upstreamOf } from './ask-upstream.ts'
import { payAttempts } from './pay-attempts.ts'
import { connectionLost, permanentFailure, failureOfStatus } from './upstream-failure.ts'

const call = { method: 'POST', headers: {}, body: '', signal: new AbortController().signal }
const answered = { ok: true, value: '{}' } as const

/** A budget of this many calls, and what each was settled with. */
function some(calls: number) {
  const settled: (number | null)[] = []
  const budget: Budget = {
    take: async () => (calls-- > 0 ? { settle: async (tokens) => void settled.push(tokens) } : null),
    used: () => 0,
  }
  return { settled, payment: payAttempts(budget) }
}

test('without budget no attempt is made', async () => {
  const { payment } = some(0)
  const attempt = vi.fn(async () => answered)
  expect(await payment.paid(attempt)('', call)).toMatchObject({ refused: { fault: 'model-over-budget' } })
  expect(attempt).not.toHaveBeenCalled()
  expect(payment.attempts()).toBe(0)
})

test.each([
  ['both counts', { inputTokens: 11, outputTokens: 7 }, 18],
  ['one count alone, which is not what it took', { inputTokens: 11, outputTokens: null }, null],
  ['no count', { inputTokens: null, outputTokens: null }, null],
])('an answer with %s is settled', async (_, usage, tokens) => {
  const { payment, settled } = some(1)
  expect(await payment.paid(async () => answered)('', call)).toBe(answered)
  expect(settled).toEqual([])
  await payment.settle(usage)
  expect(settled).toEqual([tokens])
})

test.each([
  ['a refusal of the service', failureOfStatus(429, null, null), 0],
  ['an error of a gateway, behind which it may have worked', failureOfStatus(502, null, null), null],
  ['a call that was cut off', connectionLost, null],
  ['an answer that cannot be read', permanentFailure('not JSON'), null],
])('%s is settled at once', async (_, trouble, tokens) => {
  const { payment, settled } = some(1)
  await payment.paid(async () => ({ ok: false, refused: trouble }))('', call)
  expect(settled).toEqual([tokens])
})

test('a retry is charged like a first attempt', async () => {
  const { payment, settled } = some(1)
  const limits = { ...usualLimits.model, retryPause: 0 }
  const attempt = vi.fn(async () => ({ ok: false, refused: connectionLost }) as const)
  const ask = upstreamOf(
    limits,
    () => 60,
    () => payment.paid(attempt),
  )
  expect(await ask('', call)).toMatchObject({ refused: { fault: 'model-over-budget' } })
  expect(attempt).toHaveBeenCalledOnce()
  expect(settled).toEqual([null])
})
