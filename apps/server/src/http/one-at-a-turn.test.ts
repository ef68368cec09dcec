import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneAtATurn } from './one-at-a-turn.ts'

test('calls go on in the order they came, and everything else has its turn between them', async () => {
  const inTurn = oneAtATurn()
  const seen: string[] = []
  for (const call of ['first', 'second', 'third']) inTurn(() => seen.push(call))
  expect(seen).toEqual([])
  for (const other of ['file', 'health', 'file']) {
    await nextTurn()
    seen.push(other)
  }
  expect(seen).toEqual(['first', 'file', 'second', 'health', 'third', 'file'])
})

test('a call that comes after all others have gone on waits for the next turn only', async () => {
  const inTurn = oneAtATurn()
  const seen: string[] = []
  inTurn(() => seen.push('first'))
  await nextTurn()
  inTurn(() => seen.push('second'))
  await nextTurn()
  expect(seen).toEqual(['first', 'second'])
})
