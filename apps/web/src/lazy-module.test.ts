import { expect, test, vi } from 'vitest'
import { lazyModule } from './lazy-module.ts'

test('concurrent calls share one load', async () => {
  const bring = vi.fn(() => Promise.resolve('part'))
  const part = lazyModule(bring)
  expect(part.loaded()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part'])
  await part.load()
  expect(bring).toHaveBeenCalledOnce()
  expect(part.loaded()).toBe('part')
})

test('a failed load is retried by the next call', async () => {
  const bring = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part')
  const part = lazyModule(bring)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.loaded()).toBeNull()
  expect(await part.load()).toBe('part')
})

test('a browser that remembers failed imports is asked for another address each time', async () => {
  const address = 'http://localhost/assets/part-1.js'
  const failure = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
  const bring = vi.fn<() => Promise<string>>().mockRejectedValue(failure)
  const bringAt = vi
    .fn<(address: string) => Promise<string>>()
    .mockRejectedValueOnce(failure)
    .mockResolvedValue('part')
  const part = lazyModule(bring, bringAt)
  await expect(part.load()).rejects.toThrow(failure)
  await expect(part.load()).rejects.toThrow(failure)
  expect(await part.load()).toBe('part')
  expect(bring).toHaveBeenCalledOnce()
  expect(bringAt.mock.calls).toEqual([[`${address}?again=1`], [`${address}?again=2`]])
})
