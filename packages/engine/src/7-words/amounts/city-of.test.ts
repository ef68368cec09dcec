import { expect, test } from 'vitest'
import { cityOf } from './city-of.ts'

test('a city has the name of today', () => {
  expect(['America/New_York', 'Europe/Kiev', 'Asia/Saigon', 'UTC'].map(cityOf)).toEqual([
    'New York',
    'Kyiv',
    'Ho Chi Minh',
    'UTC',
  ])
})
