import { fields, type Questionnaire } from '@race-nutrition/engine'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { usualLimits } from '../limits.ts'
import { answers, today } from '../../testing/some-app.ts'
import { openEnginePool, type EnginePool } from './engine-pool.ts'
import { tasks } from './tasks.ts'

const asker = { client: '192.0.2.1', left: new AbortController().signal }
const question = (changes: Partial<Questionnaire> = {}) => ({ answers: { ...answers, ...changes }, today })

// A busy machine may take its time.
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
    expect(await pool.plan(question(), asker)).toEqual({ ok: true, value: tasks.plan(question()) })
  })

  test('hands refused answers back as values', async () => {
    const planned = await pool.plan(question({ weight: 'sixty' }), asker)
    expect(planned).toMatchObject({
      ok: true,
      value: { ok: false, refused: [{ field: 'weight', code: 'not-a-weight' }] },
    })
  })

  test('puts the question to a model, and settles what it wrote', async () => {
    const asked = await pool.ask(question(), asker)
    expect(asked.ok && asked.value.turns[0]?.text).toContain('# The runner')
    const line = 'Lay out your kit before dinner and go to bed early.'
    const text = JSON.stringify({ race_week: { day_before: [line] } })
    const settled = await pool.settle(question(), [text], asker)
    if (!settled.ok || !settled.value.made) throw new Error('The line may stand.')
    expect(new TextDecoder().decode(settled.value.made.answer)).toContain(line)
    expect(settled.value.toMend).toEqual([])
  })

  test('settles what is not a plan as nothing made', async () => {
    const settled = await pool.settle(question(), ['Sorry.'], asker)
    expect(settled).toMatchObject({ ok: true, value: { made: null, toMend: [expect.any(String)] } })
  })

  test('works for several clients at the same time', async () => {
    const weights = Array.from({ length: 8 }, (_, at) => `${60 + at} kg`)
    const made = await Promise.all(
      weights.map((weight) => pool.plan(question({ weight }), { ...asker, client: weight })),
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
  test('that takes too much of a processor is ended, and the next one is still done', async () => {
    const pool = impatient(1, 30_000)
    await pool.ready()
    // No plan is made in the one millisecond that it has here.
    expect(await pool.plan(question(), asker)).toEqual({ ok: false, refused: 'engine-too-slow' })
    const settled = await pool.settle(question(), ['Sorry.'], asker)
    expect(settled).toMatchObject({ ok: true, value: { made: null } })
    await pool.close()
  })

  test('that nobody has waited for so long is left to its thread', async () => {
    const pool = impatient(60_000, 0)
    await pool.ready()
    expect(await pool.plan(question(), asker)).toEqual({ ok: false, refused: 'engine-too-slow' })
    expect(await pool.settle(question(), ['Sorry.'], asker)).toMatchObject({ ok: true })
    await pool.close()
  })

  test('that would wait too long is refused at once, and so is one whose client has left', async () => {
    const pool = impatient(60_000, 60_000, 0)
    await pool.ready()
    const first = pool.plan(question(), asker)
    expect(await pool.plan(question({ age: '35' }), asker)).toEqual({ ok: false, refused: 'engine-busy' })
    expect((await first).ok).toBe(true)
    const gone = { ...asker, left: AbortSignal.abort() }
    expect(await pool.plan(question(), gone)).toEqual({ ok: false, refused: 'engine-busy' })
    await pool.close()
  })
})

test('every answer of the form reaches the thread', async () => {
  const pool = openEnginePool({ ...limits, workers: 1 })
  await pool.ready()
  const empty = Object.fromEntries(fields.map((field) => [field, ' '])) as unknown as Questionnaire
  const planned = await pool.plan({ answers: empty, today }, asker)
  expect(planned.ok && !planned.value.ok && planned.value.refused).toHaveLength(13)
  await pool.close()
})

test('a pool of which no thread starts any more says so', async () => {
  const died = vi.fn()
  const worker = new URL('../../testing/broken-worker.ts', import.meta.url)
  const pool = openEnginePool({ ...limits, workers: 1 }, { died, worker })
  await expect(pool.ready()).rejects.toThrow('broken')
  await expect.poll(() => died.mock.calls.length).toBeGreaterThan(0)
  expect(pool.isUp()).toBe(false)
  await pool.close()
})
