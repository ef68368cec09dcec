import { expect, test } from 'vitest'
import type { Runner } from '../1-runner/runner.ts'
import type { Targets } from '../2-targets/targets.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const kilometersAndKilograms = { units: { distance: 'km', mass: 'kg', height: 'cm' } } as Runner

// science.md section 12, example 7: half marathon in 1:58, hot and humid.
const hotHalf = {
  caffeine: 200,
  race: {
    time: 7080 / 3600,
    speed: 21.0975 / (7080 / 3600),
    breakfast: { carbs: 150, sodium: 500, fluids: 400 },
    perHour: { carbs: 40, sodium: 430, fluids: 550 },
    recovery: { carbs: 80, protein: 20, fluids: 1350, sodium: 1230 },
  },
} as Targets

test('the hot half marathon of the science has its timeline and its totals', () => {
  const { rows, startToFinish, breakfastToRecovery } = scheduleRaceDay(kilometersAndKilograms, hotHalf)
  expect(rows.map((row) => [row.minute, row.carbs, row.sodium, row.fluids])).toEqual([
    [-180, 150, 500, 400],
    [-60, 0, 0, 0],
    [-15, 25, 50, 150],
    [20, 16, 170, 220],
    [40, 16, 170, 220],
    [60, 16, 170, 220],
    [80, 16, 170, 210],
    [100, 15, 170, 210],
    [148, 80, 1230, 1350],
  ])
  expect(startToFinish).toEqual({ carbs: 79, sodium: 850, fluids: 1080 })
  expect(breakfastToRecovery).toEqual({ carbs: 334, sodium: 2630, fluids: 2980 })
})
