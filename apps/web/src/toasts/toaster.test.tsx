import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toastsModule } from '../lazy-modules.ts'
import { Toaster } from './toaster.tsx'
import { notifyCopyRefused, notifyModuleMissing, notifyPlanFailed, notifyPlanReady } from './toasts.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
const box = document.createElement('div')

beforeEach(async () => {
  await toastsModule.load()
  vi.useFakeTimers()
  document.body.append(box)
  root = createRoot(box)
  await act(async () => root.render(<Toaster />))
})

afterEach(async () => {
  await act(async () => toast.removeAll())
  await act(async () => root.unmount())
  vi.useRealTimers()
})

const notify = (call: () => unknown) => act(async () => void call())
const hover = (type: 'pointerover' | 'pointerout') =>
  notify(() => toasts()[0]?.dispatchEvent(new PointerEvent(type, { bubbles: true })))
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
const toasts = () => [...box.querySelectorAll<HTMLElement>('[data-type]')]
const standing = () => toasts().filter((card) => card.dataset['leaving'] === 'false').length

test('the outcomes of a generation read as specified', async () => {
  await notify(notifyPlanReady)
  await notify(notifyPlanFailed)
  expect(
    toasts()
      .map((card) => `${card.getAttribute('role')}: ${card.textContent}`)
      .sort(),
  ).toEqual([
    'alert: Failed to generate plan. Please try again.',
    'status: Your personalized nutrition plan is ready!',
  ])
})

test('a plan removes the toasts of the failures before it, and no others', async () => {
  await notify(notifyCopyRefused)
  await notify(notifyPlanFailed)
  await notify(notifyPlanFailed)
  expect(standing()).toBe(3)
  await notify(notifyPlanReady)
  expect(standing()).toBe(2)
  expect(
    toasts().find(({ dataset }) => dataset['type'] === 'error' && dataset['leaving'] === 'false')
      ?.textContent,
  ).toContain('did not allow copying')
  await notify(notifyPlanFailed)
  expect(standing()).toBe(3)
})

test('outcomes and failures of a button are shown in two places', async () => {
  await notify(notifyPlanFailed)
  await notify(notifyCopyRefused)
  const places = toasts().map((card) => card.parentElement)
  expect(places[0]).not.toBe(places[1])
})

test('the same message is shown once', async () => {
  await notify(notifyModuleMissing)
  await notify(notifyModuleMissing)
  expect(toasts()).toHaveLength(1)
})

test.each([
  ['success', () => toast.success('x'), 2000],
  ['error', () => toast.error('x'), 4000],
  ['blank', () => toast('x'), 4000],
  ['custom', () => toast.custom('x'), 4000],
] as const)(
  'a toast of type %s is dismissed at its time and removed a second later',
  async (_, call, time) => {
    await notify(call)
    await pass(time - 1)
    expect(standing()).toBe(1)
    await pass(2)
    expect([standing(), toasts().length]).toEqual([0, 1])
    await pass(1001)
    expect(toasts()).toHaveLength(0)
  },
)

test('a loading toast stays until it is dismissed', async () => {
  await notify(() => toast.loading('x'))
  await pass(600_000)
  expect(standing()).toBe(1)
  await notify(() => toast.dismiss())
  expect(standing()).toBe(0)
})

test('the timeout is paused while the pointer is over a toast', async () => {
  await notify(notifyPlanReady)
  await pass(1500)
  await hover('pointerover')
  await pass(60_000)
  expect(standing()).toBe(1)
  await hover('pointerout')
  await pass(490)
  expect(standing()).toBe(1)
  await pass(20)
  expect(standing()).toBe(0)
})

test('at most twenty are shown at once, the newest ones', async () => {
  for (let count = 1; count <= 22; count++)
    await notify(() => toast(`number ${count}`, { position: 'top-right' }))
  expect(toasts()).toHaveLength(20)
  expect(box.textContent).toContain('number 22')
  expect(box.textContent).not.toMatch(/number 2(?!\d)/)
})
