import { fields, type Questionnaire } from '@race-nutrition/engine'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { usualLimits } from '../limits.ts'
import { answers, today } from '../../testing/test-app.ts'
import { openEnginePool, type EnginePool } from './engine-pool.ts'
import { tasks } from './tasks.ts'

const caller = { client: '192.0.2.1', signal: new AbortController().signal }
const question = (changes: Partial<Questionnaire> = {}) => ({ answers: { ...answers, ...changes }, today })
const modelQuestion = { ...question(), by: 'test/model', lang: 'en' } as const

// A busy machine may be slow.
const patient = { processor: 5_000, clock: 30_000 }
const limits = { ...usualLimits.engine, wait: 30_000, plan: patient, ask: patient, settle: patient }

describe('the pool', () => {
  let pool: EnginePool
  beforeAll(async () => {
    pool = openEnginePool({ ...limits, workers: 2 })
    await pool.ready()
  })
  afterAll(() => pool.close())

  test('is up once its threads have loaded', () => {
    expect([pool.isUp(), pool.waiting()]).toEqual([true, 0])
  })

  test('makes the plan that the engine makes, to the byte', async () => {
    expect(await pool.plan(question(), caller)).toEqual({ ok: true, value: tasks.plan(question()) })
  })

  test('returns refused answers as values', async () => {
    const planned = await pool.plan(question({ weight: 'sixty' }), caller)
    expect(planned).toMatchObject({
      ok: true,
      value: { ok: false, refused: [{ field: 'weight', code: 'not-a-weight' }] },
    })
  })

  test('reads every answer of the form', async () => {
    const empty = Object.fromEntries(fields.map((field) => [field, ' '])) as unknown as Questionnaire
    const planned = await pool.plan({ answers: empty, today }, caller)
    expect(planned.ok && !planned.value.ok && planned.value.refused).toHaveLength(13)
  })

  test('writes the prompt of a model, and settles its answer', async () => {
    const asked = await pool.ask(modelQuestion, caller)
    expect(asked.ok && asked.value.turns[0]?.text).toContain('# The runner')
    const line = 'Lay out your kit the night before. Stay off your feet in the afternoon.'
    const text = JSON.stringify({ lines: [{ place: 'race_week.day_before', text: line }] })
    const settled = await pool.settle(modelQuestion, [text], caller)
    if (!settled.ok || !settled.value.made) throw new Error('The line may stand.')
    expect(new TextDecoder().decode(settled.value.made.answer)).toContain(line)
    expect(settled.value.toFix).toEqual([])
  })

  test('settles a text that is not a plan as null', async () => {
    const settled = await pool.settle(modelQuestion, ['Sorry.'], caller)
    expect(settled).toMatchObject({ ok: true, value: { made: null, toFix: [expect.any(String)] } })
  })

  test('works for several clients at the same time', async () => {
    const weights = Array.from({ length: 8 }, (_, at) => `${60 + at} kg`)
    const made = await Promise.all(
      weights.map((weight) => pool.plan(question({ weight }), { ...caller, client: weight })),
    )
    for (const [at, weight] of weights.entries())
      expect(made[at]).toEqual({ ok: true, value: tasks.plan(question({ weight })) })
  })
})

function impatient(processor: number, clock: number, wait = 30_000): EnginePool {
  const limit = { processor, clock }
  return openEnginePool({ ...limits, workers: 1, wait, plan: limit, ask: limit })
}

describe('a job', () => {
  test('that uses too much CPU time is terminated, and the next one still runs', async () => {
    const pool = impatient(1, 30_000)
    await pool.ready()
    // No plan is made in the one millisecond that it has here.
    expect(await pool.plan(question(), caller)).toEqual({ ok: false, refused: 'engine-too-slow' })
    const settled = await pool.settle(modelQuestion, ['Sorry.'], caller)
    expect(settled).toMatchObject({ ok: true, value: { made: null } })
    await pool.close()
  })

  test('that exceeds its wall time is left to its thread', async () => {
    const pool = impatient(60_000, 0)
    await pool.ready()
    expect(await pool.plan(question(), caller)).toEqual({ ok: false, refused: 'engine-too-slow' })
    expect(await pool.settle(modelQuestion, ['Sorry.'], caller)).toMatchObject({ ok: true })
    await pool.close()
  })

  test('that would wait too long is refused at once, and so is one whose client has left', async () => {
    const pool = impatient(60_000, 60_000, 0)
    await pool.ready()
    const first = pool.plan(question(), caller)
    expect(await pool.plan(question({ age: '35' }), caller)).toEqual({ ok: false, refused: 'engine-busy' })
    expect((await first).ok).toBe(true)
    const gone = { ...caller, signal: AbortSignal.abort() }
    expect(await pool.plan(question(), gone)).toEqual({ ok: false, refused: 'engine-busy' })
    await pool.close()
  })
})

test('a pool whose threads cannot start reports it', async () => {
  const onDeath = vi.fn()
  const worker = new URL('../../testing/broken-worker.ts', import.meta.url)
  const pool = openEnginePool({ ...limits, workers: 1 }, { onDeath, worker })
  await expect(pool.ready()).rejects.toThrow('broken')
  await expect.poll(() => onDeath.mock.calls.length).toBeGreaterThan(0)
  expect(pool.isUp()).toBe(false)
  await pool.close()
})
