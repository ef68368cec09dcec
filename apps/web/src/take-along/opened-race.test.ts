import { afterEach, expect, test } from 'vitest'
import { forgetOpened, keepOpened, openedRace } from './opened-race.ts'

afterEach(() => sessionStorage.clear())

test('what was opened is of its race, until it is forgotten', () => {
  const filed = { log: [], ticks: ['banana'] }
  keepOpened('Half 2026-12-13', { preferences: { start_time: '07:30' }, filed })
  expect(openedRace('Half 2026-12-13')).toMatchObject({ preferences: { start_time: '07:30' }, filed })
  expect(openedRace('10K 2026-12-13')).toEqual({})
  forgetOpened()
  expect(openedRace('Half 2026-12-13')).toEqual({})
})

test.each([
  '',
  '{',
  '1',
  'null',
  '{"of":"Half 2026-12-13"}',
  '{"race":"Half 2026-12-13","filed":{"log":1}}',
  '{"race":"Half 2026-12-13","filed":null}',
])('%j in the storage is nothing', (stored) => {
  sessionStorage.setItem('race-nutrition/opened/v1', stored)
  expect(openedRace('Half 2026-12-13')).toEqual({})
})
