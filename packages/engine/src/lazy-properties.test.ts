import { expect, test, vi } from 'vitest'
import { lazyProperties } from './lazy-properties.ts'

test('what is not read is not made, and what is read is made once', () => {
  const makers = { one: vi.fn(() => ({ of: 'one' })), two: vi.fn(() => 2) }
  const made = lazyProperties<{ readonly one: { readonly of: string }; readonly two: number }>(makers)
  expect(made.one).toBe(made.one)
  expect(makers.one).toHaveBeenCalledOnce()
  expect(makers.two).not.toHaveBeenCalled()
})

test.each([
  ['compared', (made: object) => made],
  ['cloned', (made: object) => structuredClone(made)],
  ['spread', (made: object) => ({ ...made })],
  ['written as JSON', (made: object): unknown => JSON.parse(JSON.stringify(made))],
])('unread it is %s like any other object', (_, of) => {
  const made = lazyProperties<{ readonly one: number; readonly two: readonly string[] }>({
    one: () => 1,
    two: () => ['two'],
  })
  expect(of(made)).toEqual({ one: 1, two: ['two'] })
})
