import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneCallPerTick } from './one-call-per-tick.ts'

test('calls continue in the order of arrival, with other work between them', async () => {
  const inTurn = oneCallPerTick()
  const seen: string[] = []
  for (const call of ['first', 'second', 'third']) inTurn(() => seen.push(call))
  expect(seen).toEqual([])
  for (const other of ['file', 'health', 'file']) {
    await nextTurn()
    seen.push(other)
  }
  expect(seen).toEqual(['first', 'file', 'second', 'health', 'third', 'file'])
})

test('a call that arrives when no other waits continues on the next tick', async () => {
  const inTurn = oneCallPerTick()
  const seen: string[] = []
  inTurn(() => seen.push('first'))
  await nextTurn()
  inTurn(() => seen.push('second'))
  await nextTurn()
  expect(seen).toEqual(['first', 'second'])
})
