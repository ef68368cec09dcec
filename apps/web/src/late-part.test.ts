import { expect, test, vi } from 'vitest'
import { latePart } from './late-part.ts'

test('one load serves all who ask', async () => {
  const bring = vi.fn(() => Promise.resolve('part'))
  const part = latePart(bring)
  expect(part.loaded()).toBeNull()
  expect(await Promise.all([part.load(), part.load()])).toEqual(['part', 'part'])
  await part.load()
  expect(bring).toHaveBeenCalledOnce()
  expect(part.loaded()).toBe('part')
})

test('a load that failed is tried again by the next who asks', async () => {
  const bring = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('part')
  const part = latePart(bring)
  await expect(part.load()).rejects.toThrow('offline')
  expect(part.loaded()).toBeNull()
  expect(await part.load()).toBe('part')
})
