import { expect, test, vi } from 'vitest'
import { eachWhenRead } from './each-when-read.ts'

test('what is not read is not made, and what is read is made once', () => {
  const makers = { one: vi.fn(() => ({ of: 'one' })), two: vi.fn(() => 2) }
  const made = eachWhenRead<{ readonly one: { readonly of: string }; readonly two: number }>(makers)
  expect(made.one).toBe(made.one)
  expect(makers.one).toHaveBeenCalledOnce()
  expect(makers.two).not.toHaveBeenCalled()
})

test('it is copied, compared and written like any other object', () => {
  const made = eachWhenRead<{ readonly one: number; readonly two: readonly string[] }>({
    one: () => 1,
    two: () => ['two'],
  })
  const all = { one: 1, two: ['two'] }
  expect(structuredClone(made)).toEqual(all)
  expect({ ...made }).toEqual(all)
  expect(JSON.parse(JSON.stringify(made))).toEqual(all)
})
