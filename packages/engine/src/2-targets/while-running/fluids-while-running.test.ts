import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { hours, litersPerHour } from '../../units.ts'
import { usualWeather } from '../weather.ts'
import { fluidsWhileRunning } from './fluids-while-running.ts'

function fluids(time: number, sweat: number, wishes: Partial<RunnerWishes> = {}) {
  const runner = someRunner({ weightKg: 60, ...wishes })
  const run = { time: hours(time), sweat: litersPerHour(sweat), weather: usualWeather(runner) }
  return fluidsWhileRunning(runner, run)
}

const shareOf = (time: number, sweatRate: number | null) => fluids(time, 1, { sweatRate }).mostShare

describe('fluids while running', () => {
  test('up to 45 minutes nothing, in full from 75 minutes on', () => {
    expect(fluids(0.75, 1).rate).toBe(0)
    expect(fluids(1, 1).rate).toBe(250)
    expect(fluids(1.25, 1).rate).toBe(500)
  })

  test('less than 100 ml in total becomes zero', () => {
    expect(fluids(0.84, 1)).toMatchObject({ rate: 0, tooLittle: true })
    expect(fluids(0.9, 1)).toMatchObject({ rate: 150, tooLittle: false })
  })

  test('a longer run replaces enough to lose at most 2 percent of body mass', () => {
    // 1 L/h − 0.02 × 60 kg ÷ 3 h
    expect(fluids(3, 1)).toMatchObject({ rate: 600, settledBy: 'two-percent-loss' })
  })

  test('a runner who sweats little drinks little', () => {
    expect(fluids(2, 0.36)).toMatchObject({ rate: 270, settledBy: 'sips' })
  })

  test('0.8 L/h is the most in mild air, a liter in heat or with a high measured rate', () => {
    expect(fluids(3, 2)).toMatchObject({ rate: 800, settledBy: 'most-an-hour' })
    expect(fluids(3, 2, { climate: 'Hot & Humid' }).rate).toBe(1000)
    expect(fluids(3, 2, { sweatRate: 2 }).rate).toBe(1000)
    expect(fluids(3, 1.4, { sweatRate: 1.4 }).most).toBeCloseTo(0.9, 9)
  })

  test('the extra for heat ends at four and a half hours', () => {
    expect(fluids(3.5, 2, { climate: 'Hot & Humid' }).rate).toBe(1000)
    expect(fluids(4, 2, { climate: 'Hot & Humid' }).rate).toBe(900)
    expect(fluids(4.5, 2, { climate: 'Hot & Humid' }).rate).toBe(800)
  })

  test('rounding never raises the rate over the share of sweat', () => {
    // 75 percent of 0.608 L/h is 456 ml: 450, not 460; 60 percent of 0.615 are 369: 360, not 370.
    const measured = { weightKg: 40, sweatRate: 0.608 }
    expect(fluids(9, 0.608, measured)).toMatchObject({ rate: 450, settledBy: 'share-of-sweat' })
    expect(fluids(9, 0.615, { weightKg: 40 })).toMatchObject({ rate: 360, settledBy: 'share-of-sweat' })
  })

  test('an estimated sweat rate keeps a wider margin from four and a half hours on', () => {
    expect([3.5, 4, 4.5, 6].map((time) => shareOf(time, null))).toEqual([0.8, 0.7, 0.6, 0.6])
    expect([3.5, 4.5, 6].map((time) => shareOf(time, 1))).toEqual([0.8, 0.75, 0.75])
  })
})
