import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastsModule } from '../lazy-modules.ts'
import { type RaisedToast, raiseToast } from './raise-toast.ts'

const one: RaisedToast = (into) => into('one')
const two: RaisedToast = (into) => into('two')

/** The oldest first. */
let shown: RaisedToast[]

beforeEach(() => {
  shown = []
  vi.spyOn(toastsModule, 'load').mockResolvedValue({ showToasts: (raised) => void shown.push(...raised) })
})

afterEach(() => {
  vi.restoreAllMocks()
})

const raise = (toast: RaisedToast) => settled(() => raiseToast(toast))
const goOnline = () => settled(() => window.dispatchEvent(new Event('online')))
const failOnce = () => vi.mocked(toastsModule.load).mockRejectedValueOnce(new Error('offline'))

async function settled(work: () => unknown): Promise<void> {
  work()
  await Promise.resolve()
  await Promise.resolve()
}

test('a toast is shown once where the part that shows it loads', async () => {
  await raise(one)
  await goOnline()
  expect(shown).toEqual([one])
})

test('toasts whose part does not load are shown in their order once there is a connection', async () => {
  failOnce()
  await raise(one)
  failOnce()
  await raise(two)
  expect(shown).toEqual([])
  await goOnline()
  expect(shown).toEqual([one, two])
})

test('the next toast brings those that wait', async () => {
  failOnce()
  await raise(one)
  expect(shown).toEqual([])
  await raise(two)
  expect(shown).toEqual([one, two])
})
