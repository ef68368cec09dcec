import { planRace } from '@race-nutrition/engine'
import { afterEach, expect, test, vi } from 'vitest'
import { renderedPlan } from '../../testing/sample-rendered-plan.ts'
import { planningModule, planViewModule } from '../lazy-modules.ts'
import { type ReplanRequest, planOnDevice } from '../planning/plan-on-device.ts'
import { storedPlan, storePlan } from './plan-storage.ts'

const key = 'race-nutrition/plan/v1'
const { answers } = renderedPlan().facts.runner
const preferences = { start_time: '07:30', forecast: { temp_c: 31, humidity: 70 } }
const made = planRace(answers, { year: 2027, month: 3, day: 1 }, preferences)
if (!made.ok) throw new Error(JSON.stringify(made.refused))
const { object: plan, plan: facts } = made.value
const shown = {
  answers,
  answer: { plan, audit: null, lines: [], service: null, maker: { is: 'this version', facts } },
} as const

afterEach(() => {
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function withoutView() {
  vi.useFakeTimers({ now: new Date('2027-03-01T12:00:00') })
  vi.spyOn(planViewModule, 'load').mockResolvedValue({ PlanView: vi.fn() })
}

test('a stored plan is read back with its preferences', async () => {
  withoutView()
  storePlan(shown)
  const read = await storedPlan()
  if (read?.answer.maker.is !== 'this version') throw new Error('not read')
  expect(read.answer.maker.facts.runner.preferences).toEqual(preferences)
})

test('after an update, a stored plan is planned again with its preferences', async () => {
  withoutView()
  const requests: ReplanRequest[] = []
  const planHere = (request: ReplanRequest) => {
    requests.push(request)
    return Promise.resolve(planOnDevice(request))
  }
  vi.spyOn(planningModule, 'load').mockResolvedValue({
    plan: planHere,
    fuels: () => Promise.resolve(null),
  })
  storePlan(shown)
  const text = sessionStorage.getItem(key) ?? ''
  sessionStorage.setItem(key, text.replace(`"engine":"${facts.engine}"`, '"engine":"1.0.0"'))
  const read = await storedPlan()
  if (read?.answer.maker.is !== 'this device') throw new Error('not planned again')
  expect(requests.map((request) => request.preferences)).toEqual([preferences])
  expect(read.answer.maker.facts.runner.preferences).toEqual(preferences)
})
