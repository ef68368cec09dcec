import { afterEach, expect, test } from 'vitest'
import { eraseAll } from './kept-races.ts'
import { keepTick, readTicks, ticksKey } from './kept-ticks.ts'

afterEach(() => void eraseAll())

test('a tick is kept until it is taken off, for its race alone', () => {
  keepTick('Half 2027-04-11', 'rice 500 g', true)
  keepTick('Half 2027-04-11', 'oats 1 kg', true)
  keepTick('Half 2027-04-11', 'rice 500 g', false)
  expect([...readTicks('Half 2027-04-11')]).toEqual(['oats 1 kg'])
  expect(readTicks('10K 2027-04-11').size).toBe(0)
})

test('the tick of another tab stays', () => {
  keepTick('Half', 'rice 500 g', true)
  localStorage.setItem(ticksKey('Half'), JSON.stringify(['rice 500 g', 'oats 1 kg']))
  keepTick('Half', 'salt 1 g', true)
  expect([...readTicks('Half')]).toEqual(['rice 500 g', 'oats 1 kg', 'salt 1 g'])
})

test.each(['', '{', '{}', '7', 'null'])('ticks kept as %j are none', (broken) => {
  localStorage.setItem(ticksKey('Half'), broken)
  expect(readTicks('Half').size).toBe(0)
})
