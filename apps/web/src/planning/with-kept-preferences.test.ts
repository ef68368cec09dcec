import { planRace, type Preferences } from '@race-nutrition/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { eraseAll, raceId } from '../kept/kept-races.ts'
import { readTicks } from '../kept/kept-ticks.ts'
import { logKey } from '../result/how-it-went/kept-log.ts'
import { keepOpened, openedRace } from '../take-along/opened-race.ts'
import { keepPlan } from '../kept/kept-plan.ts'
import { planningModule } from '../lazy-modules.ts'
import { notifyPreferencesKept } from '../toasts/preferences-kept-toast.ts'
import { planOnDevice } from './plan-on-device.ts'
import type { PageAnswer } from './replan-other-version.ts'
import { withKeptPreferences } from './with-kept-preferences.ts'

vi.mock(import('../toasts/preferences-kept-toast.ts'), () => ({
  notifyPreferencesKept: vi.fn<typeof notifyPreferencesKept>(),
}))

const { answers } = renderedPlan().facts.runner
const { signal } = new AbortController()

beforeEach(() => {
  vi.spyOn(planningModule, 'load').mockResolvedValue({
    plan: (request) => Promise.resolve(planOnDevice(request)),
    fuels: () => Promise.resolve(null),
    refusals: () => Promise.resolve([]),
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.mocked(notifyPreferencesKept).mockClear()
  eraseAll()
  sessionStorage.clear()
})

const wished = { start_time: '07:30', forecast: { temp_c: 31, humidity: 70 } }

/** The plan of these answers with these preferences, as a service's answer. */
function answerWith(preferences: Preferences): PageAnswer {
  const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
  if (!made.ok) throw new Error(JSON.stringify(made.refused))
  const { object: plan, plan: facts, audit } = made.value
  return { plan, audit, lines: [], service: null, maker: { is: 'this version', facts } }
}

const preferencesOf = ({ maker }: PageAnswer) => ('facts' in maker ? maker.facts.runner.preferences : null)

const keep = (preferences: Preferences) =>
  keepPlan({ answers, earlier: [], answer: answerWith(preferences) }, false)

test('a race made again keeps its preferences, and their numbers', async () => {
  keep(wished)
  const again = await withKeptPreferences(answerWith({}), answers, signal)
  expect(preferencesOf(again)).toEqual(wished)
  expect(again.plan).toEqual(answerWith(wished).plan)
  expect(notifyPreferencesKept).toHaveBeenCalledExactlyOnceWith([])
})

test('a race that was opened comes with its settings, ticks and runs once its plan is made, and not again', async () => {
  keep({})
  const race = raceId(answers)
  const filed = {
    log: [{ run: 'race' as const, taken: '5', hours: '4', stomach: '2', servings: [] }],
    ticks: ['banana'],
  }
  keepOpened(race, { preferences: wished, filed })
  expect([...readTicks(race)]).toEqual([])
  const made = await withKeptPreferences(answerWith({}), answers, signal)
  expect(preferencesOf(made)).toEqual(wished)
  expect([...readTicks(race)]).toEqual(['banana'])
  expect(localStorage.getItem(logKey(race, 'race'))).toContain('"stomach":"2"')
  expect(openedRace(race)).toEqual({})
})

test('of a file without settings the ticks come too, and the settings of this device stay', async () => {
  keep(wished)
  const race = raceId(answers)
  keepOpened(race, { filed: { log: [], ticks: ['oats-rolled'] } })
  const made = await withKeptPreferences(answerWith({}), answers, signal)
  expect(preferencesOf(made)).toEqual(wished)
  expect([...readTicks(race)]).toEqual(['oats-rolled'])
  expect(openedRace(race)).toEqual({})
})

test('what the engine refuses is named, and the rest is kept', async () => {
  keep({})
  const record = JSON.stringify({
    revision: 1,
    answers,
    today: '2027-03-01',
    preferences: { ...wished, forecast: { temp_c: 99, humidity: 70 } },
    earlier: [],
  })
  localStorage.setItem(`race-nutrition/race/v1/${answers.raceType} ${answers.raceDate}`, record)
  const again = await withKeptPreferences(answerWith({}), answers, signal)
  expect(preferencesOf(again)).toEqual({ start_time: '07:30' })
  expect(notifyPreferencesKept).toHaveBeenCalledExactlyOnceWith(['forecast'])
})

test('without an engine on the device, the plan is returned as it came and every preference is named', async () => {
  keep(wished)
  vi.spyOn(planningModule, 'load').mockRejectedValue(new Error('offline'))
  const plain = answerWith({})
  expect(await withKeptPreferences(plain, answers, signal)).toBe(plain)
  expect(notifyPreferencesKept).toHaveBeenCalledExactlyOnceWith(['start time', 'forecast'])
})

test('another race, or a plan without preferences, is left alone', async () => {
  const plain = answerWith({})
  keep({})
  expect(await withKeptPreferences(plain, answers, signal)).toBe(plain)
  keep(wished)
  const other = { ...answers, raceDate: '2027-06-06' }
  expect(await withKeptPreferences(plain, other, signal)).toBe(plain)
  expect(notifyPreferencesKept).not.toHaveBeenCalled()
})

test('nothing is said of a call that was canceled', async () => {
  keep(wished)
  await withKeptPreferences(answerWith({}), answers, AbortSignal.abort())
  expect(notifyPreferencesKept).not.toHaveBeenCalled()
})

const coachOf = (by: string) => ({ by, meals: {} })

test('the choices of the model that made the plan stand, those of the one before it are gone', async () => {
  keep({ ...wished, coach: coachOf('the-one-before') })
  const again = await withKeptPreferences(answerWith({ coach: coachOf('this-one') }), answers, signal)
  expect(preferencesOf(again)).toEqual({ ...wished, coach: coachOf('this-one') })
  expect(preferencesOf(await withKeptPreferences(answerWith({}), answers, signal))).toEqual(wished)
})

test('the choices of a model alone are not a preference to report', async () => {
  keep({ coach: coachOf('the-one-before') })
  const made = answerWith({ coach: coachOf('this-one') })
  expect(await withKeptPreferences(made, answers, signal)).toBe(made)
  expect(notifyPreferencesKept).not.toHaveBeenCalled()
})

test('what a link brings of a model is in the plan, unless a model made this one', async () => {
  const opened = { coach: coachOf('a-friend') }
  keepOpened(raceId(answers), { preferences: opened })
  expect(preferencesOf(await withKeptPreferences(answerWith({}), answers, signal))).toEqual(opened)
  keepOpened(raceId(answers), { preferences: opened })
  const made = answerWith({ coach: coachOf('this-one') })
  expect(preferencesOf(await withKeptPreferences(made, answers, signal))).toEqual({
    coach: coachOf('this-one'),
  })
})
