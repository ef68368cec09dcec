import { expect, test, vi } from 'vitest'
import type { AskService } from './ask-service.ts'
import type { Budget } from './budget.ts'
import { lasting, troubleOfStatus } from './upstream/trouble.ts'
import { withinBudget } from './within-budget.ts'

const ask = { system: '', turns: [] }
const signal = new AbortController().signal

function some(answer: Awaited<ReturnType<AskService>>, hasRoom = true) {
  const service = vi.fn<AskService>(async () => answer)
  const settle = vi.fn(async () => undefined)
  const budget: Budget = { take: async () => (hasRoom ? { settle } : null), used: () => 0 }
  const asked = withinBudget(service, budget)
  return { service, settle, asked: () => asked(ask, signal, async () => ({ ok: true, value: '' })) }
}

const written = (inputTokens: number | null, outputTokens: number | null) =>
  ({ ok: true, value: { text: '{}', usage: { inputTokens, outputTokens } } }) as const

test('without room the service is not asked', async () => {
  const { asked, service } = some(written(1, 1), false)
  expect(await asked()).toMatchObject({ ok: false, refused: { fault: 'model-over-budget' } })
  expect(service).not.toHaveBeenCalled()
})

test.each([
  ['both counts', written(11, 7), 18],
  ['one count alone, which is not what it took', written(11, null), null],
  ['no count', written(null, null), null],
  ['an answer that is not readable', { ok: false, refused: lasting('not JSON') } as const, null],
  ['an error', { ok: false, refused: troubleOfStatus(429, null, null) } as const, 0],
])('a call with %s is settled', async (_, answer, tokens) => {
  const { asked, settle } = some(answer)
  expect(await asked()).toBe(answer)
  expect(settle).toHaveBeenCalledExactlyOnceWith(tokens)
})
