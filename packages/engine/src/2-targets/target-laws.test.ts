import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Runner } from '../1-runner/runner.ts'
import { anyRunner, anyWishes } from '../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { setTargets } from './set-targets.ts'
import type { Targets } from './targets.ts'

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 500)

const always = (law: (runner: Runner, targets: Targets) => void) =>
  fc.assert(
    fc.property(anyRunner, (runner) => {
      law(runner, setTargets(runner))
    }),
    { numRuns },
  )

const eachRun = ({ race, longRun }: Targets) => [race, longRun]

describe('for any valid runner', () => {
  test('the energy of a day is the sum of its macronutrients', () => {
    always((_, { daily }) => {
      expect(daily.energy).toBe(4 * daily.carbs + 4 * daily.protein + 9 * daily.fat)
    })
  })

  test('no day has more than 7,000 kcal', () => {
    always((_, { daily }) => {
      // A gram of rounding in each macronutrient is 8.5 kcal at most.
      expect(daily.energy).toBeLessThanOrEqual(7009)
    })
  })

  test('energy availability is at least 39.5 kcal/kg, and 44.5 where 45 is protected', () => {
    always((runner, { daily, runningEnergy, fatFreeMass }) => {
      const bodyMassIndex = runner.weight / (runner.height / 100) ** 2
      const least = runner.age < 18 || bodyMassIndex < 18.5 ? 44.5 : 39.5
      expect((daily.energy - runningEnergy) / fatFreeMass).toBeGreaterThanOrEqual(least)
    })
  })

  test('fat is 19 to 36 percent of energy, and up to 45 only beside the most carbohydrate allowed', () => {
    always((_, { daily, referenceMass }) => {
      const share = (9 * daily.fat) / daily.energy
      expect(share).toBeGreaterThanOrEqual(0.19)
      expect(share).toBeLessThanOrEqual(daily.carbs + 1 > 12 * referenceMass ? 0.45 : 0.36)
    })
  })

  test('carbohydrate of a day is at most 12 g/kg', () => {
    always((_, { daily, referenceMass }) => {
      expect(daily.carbs).toBeLessThanOrEqual(12 * referenceMass + 1e-6)
    })
  })

  test('protein stays within 1.2 to 2.0 g/kg, and within 1.8 under 18', () => {
    always((runner, { daily, referenceMass }) => {
      expect(daily.protein + 0.5).toBeGreaterThanOrEqual(1.2 * referenceMass)
      expect(daily.protein - 0.5).toBeLessThanOrEqual((runner.age < 18 ? 1.8 : 2) * referenceMass + 1e-6)
    })
  })

  test('carbohydrate rises through the race week, to 900 g at most, and to 8 g/kg under 18', () => {
    always((runner, { raceWeek, referenceMass }) => {
      const { mondayToWednesday, thursday, thursdayToFriday, friday, dayBefore } = raceWeek
      const week = [mondayToWednesday, thursday, thursdayToFriday, friday, dayBefore]
      expect(week).toEqual([...week].sort((one, other) => one - other))
      expect(dayBefore).toBeLessThanOrEqual(900)
      if (runner.age < 18) expect(dayBefore - 2.5).toBeLessThanOrEqual(8 * referenceMass + 1e-6)
    })
  })

  test('nobody drinks over 80 percent of the sweat rate, 1 L/h, or 0.8 L/h from four and a half hours', () => {
    always((_, targets) => {
      for (const { time, sweatRate, perHour } of eachRun(targets)) {
        expect(perHour.fluids).toBeLessThanOrEqual(800 * sweatRate + 1e-6)
        expect(perHour.fluids).toBeLessThanOrEqual(time >= 4.5 ? 800 : 1000)
      }
      expect(targets.race.predictedLossPercent).toBeGreaterThanOrEqual(0)
    })
  })

  test('carbohydrate while running stays within 90 g/h, within 60 under 18 and without fructose', () => {
    always((runner, targets) => {
      const held = runner.age < 18 || runner.exclusions.groups.includes('fodmap')
      for (const { time, perHour } of eachRun(targets)) {
        expect(perHour.carbs).toBeLessThanOrEqual(held ? 60 : 90)
        expect(perHour.carbs === 0 || perHour.carbs * time >= 15).toBe(true)
      }
    })
  })

  test('sodium while running stays within 1,000 mg/h and 80 percent of what sweat takes', () => {
    always((_, targets) => {
      for (const { time, sweatRate, perHour } of eachRun(targets)) {
        expect(perHour.sodium).toBeLessThanOrEqual(1000)
        expect(perHour.sodium - 5).toBeLessThanOrEqual(0.8 * 920 * sweatRate + 1e-6)
        if (time <= 1) expect(perHour.sodium).toBe(0)
      }
    })
  })

  test('recovery and breakfast stay within one sitting', () => {
    always((_, targets) => {
      for (const { recovery } of eachRun(targets)) {
        expect(recovery.fluids).toBeLessThanOrEqual(1500)
        expect(recovery.fluids).toBeGreaterThanOrEqual(250)
        expect(recovery.sodium).toBeLessThanOrEqual(1500)
        expect(recovery.protein).toBeLessThanOrEqual(40)
        expect(recovery.wholeDayFluids).toBeGreaterThanOrEqual(recovery.fluids)
      }
      for (const meal of [targets.race.breakfast, targets.longRun.before]) {
        expect(meal.carbs).toBeLessThanOrEqual(200)
        expect(meal.fluids).toBeLessThanOrEqual(600)
      }
    })
  })

  test('caffeine is 200 mg at most, and none under 18 or for runners who exclude it', () => {
    always((runner, { caffeine }) => {
      const none = runner.age < 18 || runner.exclusions.groups.includes('caffeine')
      expect(caffeine).toBeLessThanOrEqual(none ? 0 : 200)
      expect(caffeine).toBeLessThanOrEqual(3 * runner.weight)
    })
  })

  test('every figure is a whole number of its step', () => {
    always((_, targets) => {
      const { daily, raceWeek } = targets
      for (const amount of [daily.energy, daily.carbs, daily.protein, daily.fat]) expect(amount % 1).toBe(0)
      for (const amount of [raceWeek.mondayToWednesday, raceWeek.dayBefore]) expect(amount % 5).toBe(0)
      for (const { perHour, recovery } of eachRun(targets)) {
        expect([perHour.carbs % 5, perHour.sodium % 10, perHour.fluids % 10]).toEqual([0, 0, 0])
        expect([recovery.carbs % 5, recovery.sodium % 10, recovery.fluids % 50]).toEqual([0, 0, 0])
      }
    })
  })

  test('the same runner gets the same targets', () => {
    always((runner, targets) => expect(setTargets(runner)).toEqual(targets))
  })
})

type Change = (wishes: RunnerWishes) => Partial<RunnerWishes>

const aMinuteLater: Change = ({ targetSeconds }) => ({ targetSeconds: targetSeconds + 60 })

const burnsMuch = (runner: Runner, { race }: Targets) => runner.weight * race.speed > 1400

const pairs = (law: (one: Targets, other: Targets, runner: Runner) => void, change: Change) =>
  fc.assert(
    fc.property(anyWishes, (wishes) => {
      const runner = someRunner(wishes)
      law(setTargets(runner), setTargets(someRunner({ ...wishes, ...change(wishes) })), runner)
    }),
    { numRuns },
  )

describe('between two runners', () => {
  test('the heavier one never gets less protein', () => {
    pairs(
      (light, heavy) => expect(heavy.daily.protein).toBeGreaterThanOrEqual(light.daily.protein),
      ({ weightKg }) => ({ weightKg: weightKg + 3 }),
    )
  })

  test('miles and pounds give the same targets as kilometers and kilograms', () => {
    pairs(
      (one, other) => expect(other).toEqual(one),
      ({ units }) => ({ units: units === 'metric' ? 'imperial' : 'metric' }),
    )
  })

  test('a minute more changes carbohydrate by 5 g/h at most, except for totals too small to carry', () => {
    pairs((one, other, runner) => {
      const [before, after] = [one.race.perHour.carbs, other.race.perHour.carbs]
      if (before === 0 || after === 0) expect(Math.abs(after - before)).toBeLessThanOrEqual(15)
      // The ramp of the energy floor takes 21 minutes: 10 g only if over 1,500 kcal an hour are burned.
      else expect(Math.abs(after - before)).toBeLessThanOrEqual(burnsMuch(runner, one) ? 10 : 5)
    }, aMinuteLater)
  })

  test('a minute more changes fluids by 30 ml/h at most, by 40 while ramping to a full liter', () => {
    pairs((one, other, runner) => {
      const [before, after] = [one.race.perHour.fluids, other.race.perHour.fluids]
      // A ramp of 30 minutes to 1,000 ml/h is 33 ml a minute, which rounding may raise to 40.
      const nearALiter = runner.climate === 'Hot & Humid' || runner.sweatRate !== null
      // Less than 100 ml in total counts as nothing, so the first rate can be a step.
      if (before === 0 || after === 0)
        expect(Math.abs(after - before)).toBeLessThanOrEqual(nearALiter ? 160 : 150)
      else expect(Math.abs(after - before)).toBeLessThanOrEqual(nearALiter ? 40 : 30)
    }, aMinuteLater)
  })

  test('a minute more changes the day before by 10 g at most, by 15 over 100 kg', () => {
    pairs((one, other, runner) => {
      const moved = Math.abs(other.raceWeek.dayBefore - one.raceWeek.dayBefore)
      // Under 45 minutes a minute is a large part of the race, and changes the training pace with it.
      if (runner.targetTime < 0.75) expect(moved).toBeLessThanOrEqual(0.3 * one.referenceMass + 5)
      else expect(moved).toBeLessThanOrEqual(one.referenceMass > 100 ? 15 : 10)
    }, aMinuteLater)
  })
})
