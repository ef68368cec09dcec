import { emptyQuestionnaire, planRace } from '@race-nutrition/engine'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { planningModule } from '../lazy-modules.ts'
import { planOnDevice } from '../planning/plan-on-device.ts'
import type { ShownPlan } from '../shown-plan.ts'
import { storageTrouble } from './device-storage.ts'
import { isNewer, keepPlan, readKeptPlan } from './kept-plan.ts'
import { keepTick, readTicks } from './kept-ticks.ts'
import { bringBack, eraseAll, planKey, raceId, racesToOpen, recordKey } from './kept-races.ts'

const { answers } = renderedPlan().facts.runner
const preferences = { start_time: '07:30', forecast: { temp_c: 31, humidity: 70 } }
const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
if (!made.ok) throw new Error(JSON.stringify(made.refused))
const { object: plan, plan: facts, audit } = made.value
const earlier = [{ preferences: { start_time: '07:30' }, lines: [], answer: null }]
const shown: ShownPlan = {
  answers,
  earlier,
  answer: { plan, audit, lines: [], service: null, maker: { is: 'this version', facts } },
}
const id = raceId(answers)

beforeEach(() => {
  vi.spyOn(planningModule, 'load').mockResolvedValue({
    plan: (request) => Promise.resolve(planOnDevice(request)),
    fuels: () => Promise.resolve(null),
    refusals: () => Promise.resolve([]),
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  eraseAll()
})

const stored = (key: string) => localStorage.getItem(key) ?? ''

test('a kept plan is read back as it was shown, with what can be undone', async () => {
  keepPlan(shown, false)
  expect(await readKeptPlan(id)).toEqual(shown)
})

test.each(['', '{', 'null', '{"object":"none"}'])(
  'a plan kept as %j is made again from its answers, its preferences and its day',
  async (broken) => {
    keepPlan(shown, false)
    localStorage.setItem(planKey(id), broken)
    const read = await readKeptPlan(id)
    expect(read?.answer.plan).toEqual(plan)
    expect(read?.answer.maker).toEqual(shown.answer.maker)
  },
)

test.each(['1.0.0', '99.0.0'])(
  'a plan by version %s is made again for the day of the plan',
  async (other) => {
    keepPlan(shown, false)
    const text = stored(planKey(id))
    localStorage.setItem(planKey(id), text.replace(`"engine":"${facts.engine}"`, `"engine":"${other}"`))
    const read = await readKeptPlan(id)
    if (read?.answer.maker.is !== 'this device') throw new Error('not planned again')
    expect(read.answer.maker.instead).toBe(other)
    expect(read.answer.maker.facts).toEqual(facts)
  },
)

test.each(['{', '7', '[]', '{"revision":1}', '{"revision":"1","answers":{},"today":"","earlier":[]}'])(
  'a record of %j is counted as unreadable, and opens nothing',
  async (broken) => {
    localStorage.setItem(recordKey(id), broken)
    expect(racesToOpen('2027-03-01')).toEqual({ races: [], unreadable: 1 })
    expect(await readKeptPlan(id)).toBeNull()
  },
)

test('what neither can be read nor made again opens nothing', async () => {
  const foreign = { ...shown, answers: { ...emptyQuestionnaire, raceDate: '2027-04-11' } }
  keepPlan(foreign, false)
  localStorage.setItem(planKey(raceId(foreign.answers)), '{')
  expect(await readKeptPlan(raceId(foreign.answers))).toBeNull()
})

test('coming races stand first, the next one at the top; past ones follow, the last one first', () => {
  for (const raceDate of ['2027-04-11', '2027-05-01', '2027-01-01', '2027-03-01', '2026-12-13'])
    keepPlan({ ...shown, answers: { ...answers, raceDate } }, false)
  expect(racesToOpen('2027-03-01').races.map(({ date }) => date)).toEqual([
    '2027-03-01',
    '2027-04-11',
    '2027-05-01',
    '2027-01-01',
    '2026-12-13',
  ])
})

test('a plan that another tab has changed is not overwritten by a change of the older one', async () => {
  keepPlan(shown, false)
  expect(isNewer(id)).toBe(false)
  const theirs = stored(recordKey(id)).replace(/"revision":\d+/, '"revision":700')
  localStorage.setItem(recordKey(id), theirs)
  expect(isNewer(id)).toBe(true)
  expect(keepPlan(shown, true)).toBe(false)
  expect(stored(recordKey(id))).toBe(theirs)
  await readKeptPlan(id)
  expect(keepPlan(shown, true)).toBe(true)
})

test('a plan that another tab has erased is not kept again by a change', () => {
  keepPlan(shown, false)
  localStorage.removeItem(recordKey(id))
  expect(keepPlan(shown, true)).toBe(false)
  expect(keepPlan(shown, false)).toBe(true)
})

test.each([
  ['refused', 'SecurityError'],
  ['full', 'QuotaExceededError'],
] as const)('storage that is %s keeps the plan for this visit, and says so', async (trouble, name) => {
  refuse(name, 0)
  keepPlan(shown, false)
  expect(storageTrouble()).toBe(trouble)
  expect(localStorage).toHaveLength(0)
  expect(await readKeptPlan(id)).toEqual(shown)
  expect(racesToOpen('2027-03-01').races).toHaveLength(1)
  vi.unstubAllGlobals()
  keepPlan(shown, true)
  expect(storageTrouble()).toBeNull()
})

test('a device with room for the record alone makes the plan again', async () => {
  refuse('QuotaExceededError', 20_000)
  keepPlan(shown, false)
  expect(storageTrouble()).toBe('full')
  expect(localStorage.getItem(recordKey(id))).not.toBeNull()
  expect(localStorage.getItem(planKey(id))).toBeNull()
})

/** A storage that takes no longer text. */
function refuse(name: string, longest: number): void {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > longest) throw new DOMException('no', name)
      kept.set(key, text)
    },
  })
}

test('erasing removes all that this page keeps, and nothing of others; it can be brought back', async () => {
  localStorage.setItem('other', 'theirs')
  keepPlan(shown, false)
  const erased = eraseAll()
  expect(Object.keys(localStorage)).toEqual(['other'])
  expect(await readKeptPlan(id)).toBeNull()
  bringBack(erased)
  expect(await readKeptPlan(id)).toEqual(shown)
  localStorage.removeItem('other')
})

test('what another tab has made and ticked since stays when the erased is brought back', async () => {
  keepPlan(shown, false)
  keepTick(id, 'rice 500 g', true)
  const other = { ...shown, answers: { ...answers, raceDate: '2027-05-01' } }
  keepPlan(other, false)
  const erased = eraseAll()
  const since = { ...shown, answers: { ...answers, weight: '71 kg' } }
  keepPlan(since, false)
  keepTick(id, 'oats 1 kg', true)
  const theirs = [stored(recordKey(id)), stored(planKey(id))]
  bringBack(erased)
  expect([stored(recordKey(id)), stored(planKey(id))]).toEqual(theirs)
  expect([...readTicks(id)]).toEqual(['oats 1 kg', 'rice 500 g'])
  expect(await readKeptPlan(raceId(other.answers))).toEqual(other)
})

test('a plan made since whose device had room for its record alone gets no earlier plan', () => {
  keepPlan(shown, false)
  const erased = eraseAll()
  keepPlan({ ...shown, answers: { ...answers, weight: '71 kg' } }, false)
  localStorage.removeItem(planKey(id))
  bringBack(erased)
  expect(localStorage.getItem(planKey(id))).toBeNull()
})
