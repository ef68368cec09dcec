import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { hours, litersPerHour, millilitersPerHour } from '../../units.ts'
import { usualWeather } from '../weather.ts'
import { sodiumWhileRunning } from './sodium-while-running.ts'

function sodium(time: number, sweat: number, drunk: number, wishes: Partial<RunnerWishes> = {}) {
  const runner = someRunner(wishes)
  return sodiumWhileRunning(runner, {
    time: hours(time),
    sweat: litersPerHour(sweat),
    fluids: millilitersPerHour(drunk),
    weather: usualWeather(runner),
  })
}

describe('sodium while running', () => {
  test('up to an hour none, in full from two hours on', () => {
    expect(sodium(1, 1, 500).rate).toBe(0)
    expect(sodium(1.5, 1, 500).rate).toBe(150)
    expect(sodium(2, 1, 500).rate).toBe(300)
  })

  test('is 600 mg per liter of drink, 800 for heavy sweaters and in heat', () => {
    expect(sodium(3, 1, 500)).toMatchObject({ rate: 300, perLiter: 600, settledBy: 'drink' })
    expect(sodium(3, 1.4, 500)).toMatchObject({ rate: 400, perLiter: 800 })
    expect(sodium(3, 1, 500, { climate: 'Hot & Humid' })).toMatchObject({ rate: 400, perLiter: 800 })
  })

  test('is 250 mg an hour if little is drunk, and less if little is sweated', () => {
    expect(sodium(3, 0.8, 300)).toMatchObject({ rate: 250, settledBy: 'least-an-hour' })
    expect(sodium(3, 0.3, 200)).toMatchObject({ rate: 170, settledBy: 'least-an-hour' })
  })

  test('under 50 mg an hour becomes zero', () => {
    expect(sodium(1.1, 1, 450).rate).toBe(0)
    expect(sodium(1.2, 1, 450).rate).toBe(50)
  })
})
