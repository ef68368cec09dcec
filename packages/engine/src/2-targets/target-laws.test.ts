import fc from 'fast-check'
import { eatsLowFodmap, isWithoutAddedSalt, isWithoutCaffeine, mentions } from '../health.ts'
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

  test('carbohydrate rises through the race week, to 800 g at most, and to 8 g/kg under 18', () => {
    always((runner, { raceWeek, referenceMass }) => {
      const { mondayToWednesday, thursday, thursdayToFriday, friday, dayBefore } = raceWeek
      const week = [mondayToWednesday, thursday, thursdayToFriday, friday, dayBefore]
      expect(week).toEqual([...week].sort((one, other) => one - other))
      expect(dayBefore).toBeLessThanOrEqual(800)
      if (runner.age < 18) expect(dayBefore - 2.5).toBeLessThanOrEqual(8 * referenceMass + 1e-6)
    })
  })

  test('a race of an hour or of 10 km has no load, and race week begins no lower than an ordinary day', () => {
    always(({ raceDistance, targetTime }, { raceWeek, daily, referenceMass }) => {
      const { mondayToWednesday: early, thursday, friday, dayBefore } = raceWeek
      if (targetTime <= 1 || raceDistance <= 10) {
        expect([thursday, friday, dayBefore]).toEqual([early, early, early])
      }
      expect(early + 3).toBeGreaterThanOrEqual(Math.min(daily.carbs, 7 * referenceMass, 800))
    })
  })

  test('the seven days are the mean day in energy, carbs, protein and fat', () => {
    always((runner, { daily, dayTypes: { rest, run, longRun } }) => {
      const days = [rest, longRun, ...(run ? [run] : [])]
      expect(days.reduce((sum, day) => sum + day.days, 0)).toBe(7)
      const mean = (part: 'energy' | 'carbs' | 'protein' | 'fat') =>
        days.reduce((sum, day) => sum + day.days * day[part], 0) / 7
      if (mentions(runner, 'eating_disorder')) {
        for (const day of days) expect(day.energy).toBeGreaterThanOrEqual(daily.energy)
      } else {
        expect(Math.abs(mean('carbs') - daily.carbs)).toBeLessThanOrEqual(1 + 1e-9)
        expect(Math.abs(mean('energy') - daily.energy)).toBeLessThanOrEqual(4 + 1e-9)
      }
      expect([mean('protein'), mean('fat')].map(Math.round)).toEqual([daily.protein, daily.fat])
      for (const day of days) expect(day.energy).toBe(4 * day.carbs + 4 * day.protein + 9 * day.fat)
    })
  })

  test('food follows at most half of a run, and a day without running keeps enough energy', () => {
    always((runner, { dayTypes: { share, rest, longRun, run }, fatFreeMass, daily, referenceMass }) => {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(0.5)
      const bodyMassIndex = runner.weight / (runner.height / 100) ** 2
      const floor = runner.age < 18 || bodyMassIndex < 18.5 ? 45 : 40
      // The day adds up whole grams: half a gram of each is 8.5 kcal.
      expect(rest.energy + 8.5).toBeGreaterThanOrEqual(floor * fatFreeMass)
      expect(rest.carbs + 1).toBeGreaterThanOrEqual(Math.min(3 * referenceMass, daily.carbs))
      const fullest = Math.max(longRun.carbs, run?.carbs ?? 0)
      expect(fullest - 1).toBeLessThanOrEqual(Math.max(10 * referenceMass, daily.carbs))
      expect(Math.max(longRun.energy, run?.energy ?? 0) - 8.5).toBeLessThanOrEqual(
        Math.max(7000, daily.energy),
      )
    })
  })

  test('words about health lower a load or a dose, and add food', () => {
    const read = new Map<string, number>()
    always((runner, targets) => {
      const { daily, dayTypes, raceWeek, race, longRun, caffeine, referenceMass, milkEnergy } = targets
      for (const { code } of runner.health) read.set(code, (read.get(code) ?? 0) + 1)
      if (isWithoutCaffeine(runner)) expect(caffeine).toBe(0)
      if (mentions(runner, 'breastfeeding')) {
        expect(caffeine).toBeLessThanOrEqual(100)
        expect(milkEnergy).toBe(400)
      }
      if (mentions(runner, 'diabetes')) {
        const { mondayToWednesday: early, thursday, friday, dayBefore } = raceWeek
        expect([thursday, friday, dayBefore, race.breakfast.optional]).toEqual([early, early, early, 0])
      }
      if (mentions(runner, 'kidney')) expect(daily.protein - 0.5).toBeLessThanOrEqual(1.2 * referenceMass)
      if (mentions(runner, 'eating_disorder')) {
        expect(dayTypes.rest.energy).toBeGreaterThanOrEqual(daily.energy)
        expect(targets.energyAvailability).toBeGreaterThan(45 - 1e-9)
      }
      if (eatsLowFodmap(runner)) expect(Math.max(race.perHour.carbs, longRun.perHour.carbs)).toBeLessThan(61)
      if (!isWithoutAddedSalt(runner)) return
      for (const run of [race, longRun]) {
        expect([run.perHour.sodium, run.recovery.sodium]).toEqual([0, 300])
        expect(run.perHour.fluids - 5).toBeLessThanOrEqual(Math.min(500 * run.sweatRate, 500))
        if (run.time >= 2) expect(run.overdrinking).toBe('strong')
      }
    })
    expect(read.size).toBeGreaterThan(15)
  })

  test('practice never falls, rises by 10 g an hour at most, and holds the top for two weeks', () => {
    let ramps = 0
    always((runner, { race: { gutTraining, perHour } }) => {
      const { target, planned, top, steps } = gutTraining
      expect(planned).toBe(perHour.carbs)
      expect(planned).toBeLessThanOrEqual(target)
      if (runner.preferences.practiced_g_per_hr !== undefined) expect(planned).toBeLessThanOrEqual(top)
      const start = runner.preferences.practiced_g_per_hr ?? 30
      const rates = steps.map(({ rate }) => rate)
      for (const [index, rate] of rates.entries()) {
        expect(rate).toBeGreaterThanOrEqual(Math.min(rates[index - 1] ?? 0, top))
        expect(rate - (rates[index - 1] ?? start)).toBeLessThanOrEqual(10)
      }
      if (rates.length > 0) {
        ramps += 1
        expect(target).toBeGreaterThanOrEqual(40)
        expect(rates.slice(-2)).toEqual(Array(Math.min(2, rates.length)).fill(top))
      }
    })
    expect(ramps).toBeGreaterThan(10)
  })

  test('nobody drinks over 80 percent of the sweat rate, 1 L/h, or 0.8 L/h from four and a half hours', () => {
    always((runner, targets) => {
      for (const { time, sweatRate, perHour } of eachRun(targets)) {
        expect(perHour.fluids).toBeLessThanOrEqual(800 * sweatRate + 1e-6)
        if (time >= 4.5 && runner.sweatRate === null)
          expect(perHour.fluids).toBeLessThanOrEqual(600 * sweatRate + 1e-6)
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
      expect(targets.race.breakfast.carbs).toBeLessThanOrEqual(150)
      expect(targets.longRun.before.carbs).toBeLessThanOrEqual(120)
      for (const meal of [targets.race.breakfast, targets.longRun.before]) {
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

  test('a minute more changes fluids by 40 ml/h at most, by 50 while ramping to a high measured rate', () => {
    pairs((one, other, runner) => {
      const [before, after] = [one.race.perHour.fluids, other.race.perHour.fluids]
      const nearALiter = runner.climate === 'Hot & Humid' || runner.sweatRate !== null
      // Within the ramp of 30 minutes, what keeps a light runner's loss at 2 percent rises too.
      const ramping = runner.targetTime < 1.25 && runner.sweatRate !== null
      // Less than 100 ml in total counts as nothing, so the first rate can be a step.
      if (before === 0 || after === 0)
        expect(Math.abs(after - before)).toBeLessThanOrEqual(nearALiter ? 160 : 150)
      else expect(Math.abs(after - before)).toBeLessThanOrEqual(ramping ? 50 : 40)
    }, aMinuteLater)
  })

  test('a minute more changes the loading days by 20 g at most up to 90 minutes, and by 5 g beyond', () => {
    pairs((one, other, runner) => {
      const moved = (['thursdayToFriday', 'dayBefore'] as const).map((step) =>
        Math.abs(other.raceWeek[step] - one.raceWeek[step]),
      )
      expect(Math.max(...moved)).toBeLessThanOrEqual(runner.targetTime < 1.5 ? 20 : 5)
    }, aMinuteLater)
  })
})
