import { describe, expect, test } from 'vitest'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { hours, kilograms, litersPerHour, millilitersPerHour } from '../../units.ts'
import { recovery } from './recovery.ts'

const after = (time: number, sweat: number, drunk: number, wishes: Partial<RunnerWishes> = {}) =>
  recovery(someRunner(wishes), {
    time: hours(time),
    mass: kilograms(60),
    sweat: litersPerHour(sweat),
    fluids: millilitersPerHour(drunk),
  })

describe('recovery', () => {
  test('is a larger serving after a longer run', () => {
    expect([0.5, 1, 1.5, 4].map((time) => after(time, 1, 0).carbs)).toEqual([50, 60, 70, 70])
  })

  test('is more protein for vegans and runners from 60 on, within 15 and 40 g', () => {
    expect(after(2, 1, 500).protein).toBe(18)
    expect(after(2, 1, 500, { diet: 'Vegan' }).protein).toBe(21)
    expect(after(2, 1, 500, { age: 59 }).protein).toBe(18)
    expect(after(2, 1, 500, { age: 60, diet: 'Vegan' }).protein).toBe(24)
  })

  test('replaces a quarter more than was lost, at most 1.5 L of it at once', () => {
    expect(after(2, 1, 500)).toMatchObject({ deficit: 1, fluids: 1250, wholeDayFluids: 1250, sodium: 1150 })
    expect(after(4, 1, 500)).toMatchObject({ deficit: 2, fluids: 1500, wholeDayFluids: 2500, sodium: 1380 })
  })

  test('asks a runner without added salt for no more an hour than while running', () => {
    const unsalted = { healthWords: ['high blood pressure'] }
    expect(after(4, 1, 500, unsalted)).toMatchObject({ fluids: 1000, wholeDayFluids: 2500, sodium: 300 })
    expect(after(1, 0.6, 200, unsalted).fluids).toBe(500)
  })

  test('asks for at most 3 L more over the rest of the day, however much was sweated', () => {
    expect(after(4.5, 1.8, 1000)).toMatchObject({ deficit: 3.6, fluids: 1500, wholeDayFluids: 4500 })
    expect(after(4.4, 1.8, 1000)).toMatchObject({ wholeDayFluids: 4400 })
    expect(after(12, 4, 800)).toMatchObject({ fluids: 1500, wholeDayFluids: 4500 })
  })

  test('is a glass and the salt of a meal if next to nothing was lost', () => {
    expect(after(0.3, 0.3, 0)).toMatchObject({ fluids: 250, wholeDayFluids: 250, sodium: 300 })
    expect(after(2, 0.4, 500).deficit).toBe(0)
  })
})
