import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { placesFor } from './places.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const staying = new AbortController().signal
const two = () => placesFor({ atOnce: 2, inLine: 2, wait: 1000 })

test('so many get a place at once; one more waits until the first is given back', async () => {
  const take = two()
  const first = await take(staying)
  await take(staying)
  const third = vi.fn()
  void take(staying).then(third)
  await vi.advanceTimersByTimeAsync(500)
  expect(third).not.toHaveBeenCalled()
  first?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(third).toHaveBeenCalledWith(expect.any(Function))
})

test('a place given back twice is one place', async () => {
  const take = placesFor({ atOnce: 1, inLine: 0, wait: 1000 })
  const letGo = await take(staying)
  letGo?.()
  letGo?.()
  expect(await take(staying)).not.toBeNull()
  expect(await take(staying)).toBeNull()
})

test('who finds the line full gets none at once', async () => {
  const take = two()
  for (const _ of [1, 2, 3, 4]) void take(staying)
  expect(await take(staying)).toBeNull()
})

describe('who waits', () => {
  test('too long gets none, and holds up nobody behind', async () => {
    const take = placesFor({ atOnce: 1, inLine: 1, wait: 1000 })
    const letGo = await take(staying)
    const late = take(staying)
    await vi.advanceTimersByTimeAsync(1000)
    expect(await late).toBeNull()
    const next = take(staying)
    letGo?.()
    expect(await next).not.toBeNull()
  })

  test('and leaves makes room in the line', async () => {
    const take = placesFor({ atOnce: 1, inLine: 1, wait: 1000 })
    await take(staying)
    const leaving = new AbortController()
    const left = take(leaving.signal)
    leaving.abort()
    expect(await left).toBeNull()
    expect(vi.getTimerCount()).toBe(0)
  })
})
