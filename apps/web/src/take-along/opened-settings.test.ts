import { afterEach, expect, test } from 'vitest'
import { forgetSettings, keepSettings, openedSettings } from './opened-settings.ts'

afterEach(() => sessionStorage.clear())

test('settings are those of the race they were opened for, until they are forgotten', () => {
  keepSettings('Half 2026-12-13', { start_time: '07:30' })
  expect(openedSettings('Half 2026-12-13')).toEqual({ start_time: '07:30' })
  expect(openedSettings('10K 2026-12-13')).toBeUndefined()
  forgetSettings()
  expect(openedSettings('Half 2026-12-13')).toBeUndefined()
})

test.each(['', '{', '1', 'null', '{"race":"Half 2026-12-13"}'])('%j in the storage is none', (stored) => {
  sessionStorage.setItem('race-nutrition/opened/v1', stored)
  expect(openedSettings('Half 2026-12-13')).toBeUndefined()
})
