import { type ModelLine, planRace, type Preferences } from '@race-nutrition/engine'
import { act, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderedPlan } from '../../../testing/sample-rendered-plan.ts'
import { planningModule } from '../../lazy-modules.ts'
import { planOnDevice } from '../../planning/plan-on-device.ts'
import type { PageAnswer } from '../../planning/replan-other-version.ts'
import type { Service } from '../../service.ts'
import { useWish, type Wish } from './use-wish.ts'
import { tooLong } from '@race-nutrition/contract'
import { wishFaults } from './wish-words.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { answers } = renderedPlan().facts.runner
const coach = { by: 'some-model' }
const lines: ModelLine[] = [{ place: 'race_week.thu_fri', text: 'Stay calm.', lang: 'en' }]
const page: Service = {
  projectId: 'spring',
  platform: 'Run Club',
  mode: 'ai',
  model: 'some-model',
  answersWithin: 20_000,
}

function answerWith(preferences: Preferences): PageAnswer {
  const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { object: plan, plan: facts, audit } = made.value
  const service = { platform: 'Run Club', mode: 'ai' as const, model: 'some-model' }
  return { plan, audit, lines, service, maker: { is: 'this version', facts } }
}

const ours = answerWith({ start_time: '07:30', coach })

let root: Root
let wish: Wish
let calls: { readonly body: Record<string, unknown>; readonly url: string; readonly signal: AbortSignal }[]

interface PageProps {
  readonly answer: PageAnswer
  readonly onRender: (found: Wish) => void
}

function Page({ answer, onRender }: PageProps) {
  const [text, set] = useState('')
  onRender(useWish({ answer, answers, earlier: [] }, page, { text, set }))
  return null
}

const show = (answer: PageAnswer) =>
  act(async () =>
    root.render(
      <Page
        answer={answer}
        onRender={(found) => {
          wish = found
        }}
      />,
    ),
  )

/** The service answers every call with this; never, if undefined. */
function replying(reply: (() => Response | Promise<Response>) | undefined) {
  vi.stubGlobal('fetch', (url: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    calls.push({ body: JSON.parse(body) as Record<string, unknown>, url, signal })
    if (reply) return Promise.resolve(reply())
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
    })
  })
}

const read =
  (preferences: unknown, ignored: unknown = []) =>
  () =>
    Response.json({ object: {}, preferences, ignored })

const type = (text: string) => act(async () => wish.type(text))
const ask = () => act(async () => wish.ask())
const faultOf = () => (wish.state.is === 'writing' ? wish.state.fault : wish.state.is)
const proposed = () => {
  if (wish.state.is !== 'proposed') throw new Error(`no proposal: ${faultOf()}`)
  return wish.state.proposal
}

beforeEach(async () => {
  calls = []
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
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useRealTimers()
})

test('a wish goes in the body of the call, with the preferences of the plan, and never in an address', async () => {
  replying(read({ start_time: '07:30' }))
  await type('A hotel, please.')
  await ask()
  expect(calls).toHaveLength(1)
  expect(calls[0]?.url).toBe('/api/ai/spring/object')
  expect(calls[0]?.body).toMatchObject({
    wish: 'A hotel, please.',
    questionnaire: answers,
    preferences: { start_time: '07:30', coach },
  })
})

test('what was read is proposed with the chips before and after, what moves and what was not taken', async () => {
  const ignored = [{ text: 'new shoes', code: 'not-nutrition' }]
  replying(read({ start_time: '07:30', forecast: { temp_c: 33, humidity: 80 } }, ignored))
  await type('It will be hot, and I want new shoes.')
  await ask()
  const { chips, change, ...proposal } = proposed()
  expect(chips).toEqual({
    before: ['Start 07:30', 'Chosen by some-model'],
    after: ['Start 07:30', '33 °C, 80%', 'Chosen by some-model'],
  })
  expect(change.moves.map(({ part }) => part)).toContain('Race')
  expect(change.linesDropped).toBe(0)
  expect(proposal.ignored).toEqual(ignored)
  expect(proposal.preferences).toEqual({
    start_time: '07:30',
    forecast: { temp_c: 33, humidity: 80 },
    coach,
  })
})

test('nothing is changed until it is kept, and only if the page keeps it', async () => {
  replying(read({ kitchen: { race_morning: 'hotel' } }))
  await type('hotel')
  await ask()
  const change = vi.fn<(preferences: Preferences) => Promise<boolean>>().mockResolvedValue(false)
  expect(await act(async () => wish.keep(change))).toBe(false)
  expect(change).toHaveBeenCalledExactlyOnceWith({ kitchen: { race_morning: 'hotel' }, coach })
  expect(wish.state.is).toBe('proposed')
  change.mockResolvedValue(true)
  expect(await act(async () => wish.keep(change))).toBe(true)
  expect(wish.text).toBe('')
})

test('undo goes back to the text, which is still there', async () => {
  replying(read({}))
  await type('no start time')
  await ask()
  expect(proposed().chips.after).toEqual(['Chosen by some-model'])
  await act(async () => wish.stepBack())
  expect(wish).toMatchObject({ text: 'no start time', state: { is: 'writing', fault: null } })
})

const aProblem = { type: 'about:blank', title: 'x', status: 500, detail: 'x' }

const stream = (kind: string, data: unknown) => () =>
  new Response(
    `event: stage\ndata: {"stage":"planned"}\n\nevent: ${kind}\ndata: ${JSON.stringify(data)}\n\n`,
    {
      headers: { 'content-type': 'text/event-stream' },
    },
  )

const problem = (status: number, errors?: unknown) => () =>
  Response.json({ type: 'about:blank', title: 'x', status, detail: 'x', errors }, { status })

describe('a wish that leads to nothing says why, and stays', () => {
  const ofWish = { field: 'wish', code: 'too-long', message: 'Too long for me.' }
  test.each([
    ['is refused', problem(422, [ofWish]), ofWish.message],
    ['comes too often', problem(429), wishFaults.busy],
    ['meets a broken service', problem(500), wishFaults.failed],
    ['meets a model that is too slow', stream('problem', { ...aProblem, status: 504 }), wishFaults.late],
    [
      'meets a model that gives no answer',
      stream('problem', { ...aProblem, status: 502 }),
      wishFaults.failed,
    ],
    ['meets a service that reads no wishes', () => Response.json({ object: {} }), wishFaults.failed],
    ['is read as nonsense', read({ start_time: 'noon' }), wishFaults['not-planned']],
    ['is read as what no preference is', read([]), wishFaults.failed],
  ])('that %s', async (_, reply, fault) => {
    replying(reply)
    await type('something')
    await ask()
    expect(faultOf()).toBe(fault)
    expect(wish.text).toBe('something')
    // A call to a model costs: it is not made twice.
    expect(calls).toHaveLength(1)
  })

  test('while offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    replying(() => Promise.reject(new TypeError('Failed to fetch')))
    await type('something')
    await ask()
    expect(faultOf()).toBe(wishFaults.offline)
  })

  test('without the engine', async () => {
    vi.spyOn(planningModule, 'load').mockRejectedValue(new Error('offline'))
    replying(read({}))
    await type('something')
    await ask()
    expect(faultOf()).toBe(wishFaults['part-missing'])
  })
})

test.each([
  ['', wishFaults.empty],
  ['  \n', wishFaults.empty],
  ['a'.repeat(501), tooLong(501)],
])('a wish of the wrong length is not sent', async (text, fault) => {
  replying(read({}))
  await type(text)
  await ask()
  expect(faultOf()).toBe(fault)
  expect(calls).toHaveLength(0)
  await type('a'.repeat(500))
  expect(faultOf()).toBeNull()
})

test('a second press while the first is under way asks nothing', async () => {
  replying(undefined)
  await type('hotel')
  await act(async () => void wish.ask())
  await act(async () => void wish.ask())
  expect(wish.state.is).toBe('asking')
  expect(calls).toHaveLength(1)
})

test('Cancel ends the call, and its late answer changes nothing', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  replying(() => promise)
  await type('hotel')
  await act(async () => void wish.ask())
  await act(async () => wish.stepBack())
  expect(calls[0]?.signal.aborted).toBe(true)
  await act(async () => resolve(read({})()))
  expect(wish).toMatchObject({ text: 'hotel', state: { is: 'writing', fault: null } })
})

test('a call that takes too long is ended, and said so', async () => {
  vi.useFakeTimers()
  replying(undefined)
  await type('hotel')
  await act(async () => void wish.ask())
  await act(() => vi.advanceTimersByTimeAsync(35_000))
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(faultOf()).toBe(wishFaults.late)
})

test('a plan that is left ends the call', async () => {
  replying(undefined)
  await type('hotel')
  await act(async () => void wish.ask())
  await act(async () => root.unmount())
  expect(calls[0]?.signal.aborted).toBe(true)
  root = createRoot(document.createElement('div'))
})

test('a proposal for a plan that has changed since cannot be kept', async () => {
  replying(read({ kitchen: { race_morning: 'hotel' } }))
  await type('hotel')
  await ask()
  await show(answerWith({}))
  expect(faultOf()).toBe(wishFaults.changed)
  expect(wish.text).toBe('hotel')
})
