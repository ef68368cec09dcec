import { emptyQuestionnaire, planRace, type Questionnaire } from '@race-nutrition/engine'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from './app.tsx'
import { storeAnswers, storedAnswers } from './form/answers-storage.ts'
import { readingsOf, type ReadRequest } from './form/understanding/understanding.ts'
import {
  checkTitlesModule,
  contractModule,
  foreignCheckModule,
  planViewModule,
  toastsModule,
  understandingModule,
} from './lazy-modules.ts'
import { samplePlan } from '../testing/sample-answer.ts'
import type { Service } from './service.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.stubGlobal('scrollTo', vi.fn())

// No worker runs here: the answers are parsed in place.
vi.mock('./form/understanding/open-understanding.ts', () => ({
  openUnderstanding: async () => ({
    read: async ({ answers, today }: ReadRequest) => readingsOf(answers, today),
  }),
}))

const service: Service = {
  projectId: 'spring',
  platform: 'Run Club',
  mode: 'engine',
  model: null,
  answersWithin: null,
}
const withModel: Service = { ...service, mode: 'ai', model: 'local/plan-7b', answersWithin: 120_000 }
const answers: Questionnaire = { ...emptyQuestionnaire, raceType: 'Half', weight: 'sixty', age: '34' }

let root: Root
let box: HTMLElement
/** Calls that wait until the test answers them. */
let calls: {
  answer: (body: unknown, status?: number) => Promise<void>
  signal: AbortSignal
  mode: unknown
}[]

beforeEach(async () => {
  await Promise.all([
    contractModule.load(),
    planViewModule.load(),
    toastsModule.load(),
    understandingModule.load(),
  ])
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00') })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  calls = []
  vi.stubGlobal('fetch', (_url: string, init: Init) => waitingCall(init))
  storeAnswers(answers)
  box = document.body.appendChild(document.createElement('div'))
  root = createRoot(box)
  await act(async () => root.render(<App service={service} />))
})

afterEach(async () => {
  await act(async () => toast.removeAll())
  await act(async () => root.unmount())
  box.remove()
  localStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

type Init = { readonly signal: AbortSignal; readonly body: string }

function waitingCall({ signal, body: sent }: Init): Promise<Response> {
  return new Promise((resolve) => {
    const answer = (body: unknown, status = 200) =>
      act(async () => {
        resolve(new Response(JSON.stringify(body), { status }))
        await vi.advanceTimersByTimeAsync(0)
      })
    calls.push({ answer, signal, mode: (JSON.parse(sent) as { mode?: unknown }).mode })
  })
}

const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const heading = () => box.querySelector('h1')?.textContent
const footer = () => box.querySelector('footer')?.textContent
const button = (name: string) =>
  [...box.querySelectorAll('button')].find((found) => found.textContent?.startsWith(name))
const press = (name: string) => act(async () => button(name)?.click())
const input = (name: string) => box.querySelector<HTMLInputElement>(`[name="${name}"]`)
/** Changes it as typing or autofill would, so that React notices. */
function fillIn(name: string, text: string): void {
  const field = input(name)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
}
const submit = (times = 1) =>
  act(async () => {
    for (let time = 0; time < times; time++)
      box.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.advanceTimersByTimeAsync(0)
  })
// In a root of their own.
const toasts = () => document.body.textContent
const goBack = () => act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
const readable: Record<string, string> = {
  raceDate: '2026-12-13',
  targetTimeOrPace: '1:45:00',
  height: '168 cm',
  weight: '60 kg',
  weeklyMileage: '35 miles',
  longRunDistance: '12 miles',
}
const ready = 'Your personalized nutrition plan is ready!'
const sorry = 'Failed to generate plan. Please try again.'

test('the form opens with the stored answers, and without New Plan', () => {
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  expect(input('weight')?.value).toBe('sixty')
  expect(box.querySelector<HTMLInputElement>('[name="raceType"]:checked')?.value).toBe('Half')
  expect(box.textContent).not.toContain('sent to the AI')
  expect(button('New Plan')).toBeUndefined()
})

test('while loading, progress rises by ten every half second up to ninety', async () => {
  await submit()
  expect(heading()).toBe('Generating Your Personalized Plan...')
  expect(box.textContent).toContain('0% complete')
  expect(button('Generating Your Nutrition Plan...')?.disabled).toBe(true)
  await pass(499)
  expect(box.querySelector('progress')?.value).toBe(0)
  await pass(1)
  expect(box.querySelector('progress')?.value).toBe(10)
  await pass(4000)
  expect(box.textContent).toContain('90% complete')
  await pass(20_000)
  expect(box.textContent).toContain('90% complete')
})

test('an answer fills the bar, shows the plan from its top and a toast', async () => {
  await submit()
  await calls[0]?.answer({ object: samplePlan })
  expect(box.textContent).toContain('100% complete')
  await pass(200)
  expect(heading()).toBe('Your Personalized Nutrition Plan')
  expect(toasts()).toContain(ready)
  expect(document.activeElement?.textContent).toBe('Your Personalized Nutrition Plan')
  expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
})

test('two answers changed at once both stay, on the page and in storage', async () => {
  await act(async () => {
    fillIn('height', '168 cm')
    fillIn('weight', '60 kg')
  })
  expect([input('height')?.value, input('weight')?.value]).toEqual(['168 cm', '60 kg'])
  expect(storedAnswers()).toMatchObject({ height: '168 cm', weight: '60 kg' })
})

test('two quick submits make one call', async () => {
  await submit(2)
  await submit()
  expect(calls).toHaveLength(1)
})

test('a failure returns to the form with everything typed, and shows a toast', async () => {
  await submit()
  await calls[0]?.answer({}, 500)
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  expect(toasts()).toContain(sorry)
  expect(input('weight')?.value).toBe('sixty')
  expect(button('Generate My Race Nutrition Plan')?.disabled).toBe(false)
  expect(console.error).toHaveBeenCalledOnce()
})

test('a briefly unavailable service is called once more while the progress continues', async () => {
  await submit()
  await calls[0]?.answer({}, 503)
  await pass(999)
  expect(calls).toHaveLength(1)
  await pass(1)
  expect(calls).toHaveLength(2)
  expect(heading()).toBe('Generating Your Personalized Plan...')
  expect(box.textContent).toContain('20% complete')
  await calls[1]?.answer({ object: samplePlan })
  await pass(200)
  expect(heading()).toBe('Your Personalized Nutrition Plan')
  expect(toasts()).toContain(ready)
  expect(console.error).not.toHaveBeenCalled()
})

test('one that stays unavailable leads back to the form, with one toast for the two calls', async () => {
  await submit()
  await calls[0]?.answer({}, 503)
  await pass(1000)
  await calls[1]?.answer({}, 504)
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  expect(toasts().split(sorry)).toHaveLength(2)
  expect(input('weight')?.value).toBe('sixty')
  expect(console.error).toHaveBeenCalledOnce()
})

test('Cancel during the pause prevents the second call', async () => {
  await submit()
  await calls[0]?.answer({}, 503)
  await press('Cancel')
  await pass(60_000)
  expect(calls).toHaveLength(1)
  expect(toasts()).not.toContain(sorry)
})

test('a refusal is shown beside its field, which gets the focus', async () => {
  await submit()
  const errors = [{ field: 'weight', code: 'not-a-weight', message: 'Try 132 lb.' }]
  await calls[0]?.answer({ type: 'about:blank', title: 'Refused', status: 422, detail: '', errors }, 422)
  expect(toasts()).toContain(sorry)
  expect(input('weight')?.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById('weight-message')?.textContent).toBe('Try 132 lb.')
  expect(document.activeElement).toBe(input('weight'))
})

test('a call of 75 seconds is canceled as a failure; a later answer is ignored', async () => {
  await submit()
  await pass(74_999)
  expect(heading()).toBe('Generating Your Personalized Plan...')
  await pass(1)
  expect(toasts()).toContain(sorry)
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[0]?.answer({ object: samplePlan })
  await pass(1000)
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  expect(toasts()).not.toContain(ready)
})

test('a server that may take two minutes gets two minutes', async () => {
  await act(async () => root.render(<App service={withModel} />))
  await submit()
  await pass(134_999)
  expect(heading()).toBe('Generating Your Personalized Plan...')
  await pass(1)
  expect(toasts()).toContain(sorry)
})

test('a wait past 30 seconds says that it takes longer than usual', async () => {
  await submit()
  await pass(29_999)
  expect(box.textContent).not.toContain('longer than usual')
  await pass(1)
  expect(box.querySelector('main section')?.textContent).toContain('This is taking longer than usual.')
  expect(box.textContent).toContain('90% complete')
})

test('Cancel aborts the call and returns to the form with everything typed, without a toast', async () => {
  await submit()
  await press('Cancel')
  expect(calls[0]?.signal.aborted).toBe(true)
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  expect(document.activeElement).toBe(button('Generate My Race Nutrition Plan'))
  expect(input('weight')?.value).toBe('sixty')
  expect(toasts()).not.toContain(sorry)
  await calls[0]?.answer({ object: samplePlan })
  await pass(200)
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  await submit()
  expect(calls).toHaveLength(2)
})

test.each([
  ['a failed call', () => calls[0]?.answer({}, 500)],
  ['a canceled one', () => press('Cancel')],
])('with a model connected, %s is followed by the offer of the built-in plan', async (_, end) => {
  await act(async () => root.render(<App service={withModel} />))
  expect(button('Use the built-in plan')).toBeUndefined()
  expect(box.textContent).toContain('our server sends your answers to the AI service and stores nothing.')
  await submit()
  expect(calls[0]?.mode).toBeUndefined()
  await end()
  for (const [name, text] of Object.entries(readable)) await act(async () => fillIn(name, text))
  await press('Use the built-in plan')
  await pass(0)
  expect(calls[1]?.mode).toBe('engine')
  await calls[1]?.answer({
    object: samplePlan,
    service: { platform: 'Run Club', mode: 'engine', model: null },
  })
  await pass(200)
  expect(heading()).toBe('Your Personalized Nutrition Plan')
  expect(footer()).toContain('Powered by Run Club. Plan by the built-in sports-science engine, without AI.')
  await press('New Plan')
  expect(button('Use the built-in plan')).toBeUndefined()
})

test('the built-in plan is not offered where it is made anyway, nor for answers that it could not use either', async () => {
  await submit()
  await calls[0]?.answer({}, 500)
  expect(button('Use the built-in plan')).toBeUndefined()
  await act(async () => root.render(<App service={withModel} />))
  await submit()
  const errors = [{ field: 'weight', code: 'not-a-weight', message: 'Try 132 lb.' }]
  await calls[1]?.answer({ type: 'about:blank', title: 'Refused', status: 422, detail: '', errors }, 422)
  expect(box.textContent).toContain('Try 132 lb.')
  expect(button('Use the built-in plan')).toBeUndefined()
})

test('New Plan returns to the form with the answers in it', async () => {
  await submit()
  await calls[0]?.answer({ object: samplePlan })
  await pass(200)
  await press('New Plan')
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
  expect(input('weight')?.value).toBe('sixty')
  expect(button('New Plan')).toBeUndefined()
})

test('the browser’s Back leads from a plan to the form', async () => {
  await submit()
  await calls[0]?.answer({ object: samplePlan })
  await pass(200)
  await act(async () => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(heading()).toBe('Get Your Personalized Race Nutrition Plan')
})

test('a plan whose view does not load is kept until it does', async () => {
  const view = planViewModule.loaded()
  vi.spyOn(planViewModule, 'loaded').mockReturnValue(null)
  const load = vi.spyOn(planViewModule, 'load').mockRejectedValue(new Error('offline'))
  await submit()
  await calls[0]?.answer({ object: samplePlan })
  await pass(200)
  expect(heading()).toBe('Your Personalized Nutrition Plan')
  expect(toasts()).toContain('A part of this page did not load.')
  await press('Show my plan')
  expect(box.textContent).toContain('Your plan is ready, but')
  if (view) load.mockResolvedValue(view)
  await press('Show my plan')
  expect(box.querySelector('table')).not.toBeNull()
  expect(calls).toHaveLength(1)
})

test('the browser restores scrolling again once the form is back, by either way', async () => {
  for (const leave of [() => press('New Plan'), () => goBack()]) {
    await submit()
    await calls.at(-1)?.answer({ object: samplePlan })
    await pass(200)
    expect(window.history.scrollRestoration).toBe('manual')
    await leave()
    await goBack()
    expect(window.history.scrollRestoration).toBe('auto')
  }
})

/** Our own plan as our server sends it, without its audit. */
function ours() {
  const made = planRace({ ...answers, ...readable }, { year: 2026, month: 11, day: 20 })
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  return { object: made.value.object, details: made.value.plan }
}

/** An audit by another version with other checks. */
const twoChecks = (passed: number, findings: readonly unknown[] = []) => ({
  passed,
  total: 2,
  not_applicable: [],
  groups: [{ id: 'sums', title: 'The sums are right', passed, total: 2 }],
  findings,
})

test('a plan with its audit says how many checks passed, and expands to their list', async () => {
  const load = vi.spyOn(foreignCheckModule, 'load')
  await submit()
  await calls[0]?.answer({ ...ours(), audit: twoChecks(2) })
  await pass(5000)
  expect(button('2 of 2 checks passed')?.getAttribute('aria-expanded')).toBe('false')
  await press('2 of 2 checks passed')
  expect(button('2 of 2 checks passed')?.getAttribute('aria-expanded')).toBe('true')
  expect(box.textContent).toContain('No problems found.')
  // Checks whose titles this page does not know: by group alone.
  expect(allChecks().map(({ textContent }) => textContent)).toEqual(['The sums are right 2'])
  expect(box.textContent).not.toContain('Made by another service')
  expect(load).not.toHaveBeenCalled()
})

test.each<[string, string, number, boolean, string]>([
  ['what is worth knowing is no warning, and is named', 'soft', 1, true, 'Worth knowing'],
  ['what must be put right is one', 'hard', 1, false, 'Must be put right'],
  ['words of the AI that were let in wrongly would be one', 'hard', 2, false, 'Must be put right'],
])('%s', async (_, severity, passed, isClean, words) => {
  const id = passed === 2 ? 'ai-words' : 'totals'
  const findings = [{ id, severity, section: 'race_week', message: 'The carbs of a day are low.' }]
  await submit()
  await calls[0]?.answer({ ...ours(), audit: twoChecks(passed, findings) })
  await pass(5000)
  const pill = button(`${passed} of 2 checks passed`)
  expect(pill?.textContent).toBe(`${passed} of 2 checks passed · ${words}: race week`)
  expect(pill?.dataset['clean']).toBe(String(isClean))
  expect(pill?.dataset['found']).toBe('true')
})

const allChecks = () => [...box.querySelectorAll('[aria-label="All checks"] > li')]
const checksThat = (outcome: 'passed' | 'failed') => [
  ...box.querySelectorAll(`[aria-label="All checks"] [data-outcome="${outcome}"]`),
]

/** Our own audit, with these checks failed or not applicable. */
async function ourAudit(
  failed: readonly string[],
  notApplicable: readonly string[],
  findings: readonly unknown[],
) {
  const { checkGroups } = await checkTitlesModule.load()
  const groups = checkGroups.map(({ id, title, checks }) => {
    const applying = Object.keys(checks).filter((check) => !notApplicable.includes(check))
    const passed = applying.filter((check) => !failed.includes(check)).length
    return { id, title, passed, total: applying.length }
  })
  const sum = (of: 'passed' | 'total') => groups.reduce((all, group) => all + group[of], 0)
  return { passed: sum('passed'), total: sum('total'), not_applicable: notApplicable, groups, findings }
}

test('what was refused of the AI model is counted beside the checks, and the plan still has passed them', async () => {
  const audit = { ...(await ourAudit([], [], [])), model_refused: [{ kind: 'word', count: 2 }] }
  await submit()
  await calls[0]?.answer({ ...ours(), audit })
  await pass(5000)
  const pill = button(`${audit.total} of ${audit.total} checks passed`)
  expect(pill?.textContent).toBe(`${audit.total} of ${audit.total} checks passed`)
  expect(pill?.dataset['clean']).toBe('true')
  expect(pill?.dataset['found']).toBe('false')
  await press(pill?.textContent ?? '')
  expect(checksThat('passed')).toHaveLength(audit.total)
  expect(box.textContent).toContain('2 lines with words that none of the permitted sentences has')
})

test('checks are listed by group, and one that does not apply is counted and not listed', async () => {
  const finding = { id: 'feed-gap', severity: 'soft', section: 'race_day_plan', message: 'Too close.' }
  const audit = await ourAudit(['feed-gap'], ['diet', 'note-under-18'], [finding])
  expect(audit.total - audit.passed).toBe(1)
  await submit()
  await calls[0]?.answer({ ...ours(), audit })
  await pass(5000)
  await press(`${audit.passed} of ${audit.total} checks passed`)
  expect(box.textContent).toContain('2 more do not apply.')
  expect(allChecks().map((group) => group.querySelector('summary')?.textContent)).toEqual(
    audit.groups.map(({ title, passed, total }) =>
      passed === total ? `${title} ${passed}` : `${title} ${passed} of ${total}`,
    ),
  )
  expect(checksThat('passed')).toHaveLength(audit.passed)
  expect(checksThat('failed').map(({ textContent }) => textContent)).toEqual([
    'Fuel comes far enough apart: not passed',
  ])
  expect(
    allChecks()
      .map((group) => group.textContent)
      .join(),
  ).not.toContain('Nothing outside your diet')
  // A group with a failed check is open.
  const open = allChecks().filter((group) => group.querySelector('details')?.open)
  expect(open.map((group) => group.querySelector('b')?.textContent)).toEqual(['Within the limits'])
})

const foreignPlanOrigin = 'Made by another service: numbers and allergens checked, menus not.'

test('a plan by another service is shown, then checked here, and labeled so', async () => {
  const part = await foreignCheckModule.load()
  const load = vi.spyOn(foreignCheckModule, 'load').mockResolvedValue(part)
  const titles = vi.spyOn(checkTitlesModule, 'load')
  for (const name of ['raceDate', 'targetTimeOrPace', 'height', 'weight', 'weeklyMileage', 'longRunDistance'])
    await act(async () => fillIn(name, readable[name] ?? ''))
  await submit()
  const totals = { ...samplePlan.numbers_summary.race_day_totals, carbs_g: 400 }
  await calls[0]?.answer({
    object: { ...samplePlan, numbers_summary: { ...samplePlan.numbers_summary, race_day_totals: totals } },
  })
  expect(load).not.toHaveBeenCalled()
  await pass(200)
  expect(box.querySelector('table')).not.toBeNull()
  expect(box.textContent).not.toContain(foreignPlanOrigin)
  await pass(5000)
  expect(load).toHaveBeenCalled()
  expect(box.textContent).toContain(foreignPlanOrigin)
  const summary = /(\d+) of (\d+) checks passed/.exec(box.textContent)
  expect(Number(summary?.[1])).toBeGreaterThan(10)
  expect(Number(summary?.[1])).toBe(Number(summary?.[2]) - 1)
  const beside = box.querySelector('[aria-labelledby="numbers"] [aria-label="What the checks found here"]')
  expect(beside?.textContent).toContain('The race-day total of carbs is 400, and the rows sum to 257.')
  await press(summary?.[0] ?? '')
  expect(box.textContent).toContain('Meals and schedules are not read.')
  expect(checksThat('passed').length + checksThat('failed').length).toBe(Number(summary?.[2]))
  expect(checksThat('passed')).toHaveLength(Number(summary?.[1]))
  expect(titles).not.toHaveBeenCalled()
})

test('another service’s audit of its own plan is ignored: the plan is checked here', async () => {
  for (const name of ['raceDate', 'targetTimeOrPace', 'height', 'weight', 'weeklyMileage', 'longRunDistance'])
    await act(async () => fillIn(name, readable[name] ?? ''))
  await submit()
  await calls[0]?.answer({ object: samplePlan, audit: twoChecks(2) })
  await pass(200)
  await pass(5000)
  expect(box.textContent).not.toContain('2 of 2 checks passed')
  expect(box.textContent).toContain(foreignPlanOrigin)
})

test('a plan for answers that this page cannot parse is shown as unchecked', async () => {
  await submit()
  await calls[0]?.answer({ object: samplePlan })
  await pass(200)
  await pass(5000)
  expect(box.textContent).toContain('Not checked: your answers could not be read here')
  expect(box.textContent).toContain('Made by another service: not checked.')
})

test('checks that do not load can be loaded again', async () => {
  const load = vi.spyOn(foreignCheckModule, 'load').mockRejectedValue(new Error('offline'))
  await submit()
  await calls[0]?.answer({ object: samplePlan })
  await pass(200)
  await pass(5000)
  expect(toasts()).toContain('A part of this page did not load.')
  load.mockRestore()
  await press('Check this plan')
  await pass(0)
  expect(box.textContent).toContain('Not checked')
})

test.each([
  [
    'The AI was busy: this plan is by the built-in engine.',
    'The AI was busy: this plan is by the built-in engine.',
  ],
  [' ', 'By the built-in sports-science engine, without AI.'],
])(
  'a plan that the engine made for the model says whose it is, and may say why (%j); the footer credits the engine',
  async (message, said) => {
    await act(async () => root.render(<App service={withModel} />))
    await submit()
    const made = { platform: 'Run Club', mode: 'engine', model: null, note: { code: 'model-busy', message } }
    await calls[0]?.answer({ object: samplePlan, service: made })
    await pass(200)
    expect(box.querySelector('h1')?.getAttribute('aria-describedby')).toBe('plan-note')
    expect(document.getElementById('plan-note')?.textContent).toBe(said)
    expect(footer()).toContain('Powered by Run Club. Plan by the built-in sports-science engine, without AI.')
  },
)

test('answers can be erased, and restored until the next change', async () => {
  await press('Erase my answers')
  expect(input('weight')?.value).toBe('')
  expect(box.textContent).toContain('Erased: nothing is kept on this device.')
  expect(localStorage.length).toBe(0)
  await press('Bring them back')
  expect(input('weight')?.value).toBe('sixty')
  expect(localStorage.length).toBe(1)
})

test('the footer credits the service and the source of the food data', async () => {
  const foods =
    'Food figures: US Department of Agriculture, National Nutrient Database for Standard Reference Release 28 and FoodData Central, public domain.'
  const sentence =
    'Powered by Run Club. AI model: none connected, plan by the built-in sports-science engine.'
  expect(footer()).toBe(`${sentence}Not medical advice.${foods}`)
  await submit()
  const made = { platform: 'Other Club', mode: 'ai', model: 'local/plan-7b' }
  await calls[0]?.answer({ object: samplePlan, service: made })
  await pass(200)
  expect(footer()).toBe(`Powered by Other Club and AI (local/plan-7b).Not medical advice.${foods}`)
})
