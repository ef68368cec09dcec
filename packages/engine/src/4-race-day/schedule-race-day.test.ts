import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const minutes = (count: number) => 60 * count

function scheduleFor(wishes: Partial<RunnerWishes>) {
  const runner = someRunner(wishes)
  const targets = setTargets(runner)
  const schedule = scheduleRaceDay(runner, targets)
  const hours = targets.race.time
  const perHour = {
    carbs: schedule.startToFinish.carbs / hours,
    fluids: schedule.startToFinish.fluids / hours,
  }
  const during = schedule.rows.filter(({ phase }) => phase === 'during')
  return { ...schedule, targets, perHour, during, phases: schedule.rows.map(({ phase }) => phase) }
}

test('a 22-minute 5K gets breakfast, optional caffeine and recovery', () => {
  const { phases, kit, gels } = scheduleFor({ race: '5K', targetSeconds: minutes(22) })
  expect(phases).toEqual(['breakfast', 'caffeine', 'recovery'])
  expect(kit.fuels).toEqual([])
  expect(gels).toBe(0)
})

test('sips before the start begin at 45 minutes', () => {
  expect(scheduleFor({ race: '5K', targetSeconds: minutes(45) - 1 }).phases).not.toContain('top-up')
  expect(scheduleFor({ race: '5K', targetSeconds: minutes(45) }).phases).toContain('top-up')
})

test('a hot 55-minute 10K gets water and no carbs', () => {
  const { during, startToFinish } = scheduleFor({
    race: '10K',
    targetSeconds: minutes(55),
    climate: 'Hot & Humid',
  })
  expect(during.map(({ servings }) => servings)).toEqual([
    [{ kind: 'water', id: 'water-tap', amount: 150, unit: 'ml' }],
  ])
  expect(startToFinish.carbs).toBe(0)
})

test('a half of 1:29 and one of 1:31 differ only slightly', () => {
  const faster = scheduleFor({ race: 'Half', targetSeconds: minutes(89) })
  const slower = scheduleFor({ race: 'Half', targetSeconds: minutes(91) })
  expect(Math.abs(faster.perHour.carbs - slower.perHour.carbs)).toBeLessThan(5)
  expect(Math.abs(faster.perHour.fluids - slower.perHour.fluids)).toBeLessThan(60)
  expect(Math.abs(faster.during.length - slower.during.length)).toBeLessThanOrEqual(1)
})

test.each(['Low', 'Medium', 'High'] as const)(
  'a 2:10 marathon on a %s budget gets 75 to 90 g an hour in feeds a fast runner can take',
  (budget) => {
    const { perHour, during, targets } = scheduleFor({
      targetSeconds: minutes(130),
      sex: 'Male',
      weeklyKm: 160,
      budget,
    })
    expect(targets.race.perHour.carbs).toBeGreaterThanOrEqual(75)
    expect(perHour.carbs).toBeGreaterThanOrEqual(70)
    expect(perHour.carbs).toBeLessThanOrEqual(90)
    for (const { carbs } of during) expect(carbs).toBeLessThanOrEqual(40)
  },
)

test('a 6:30 walk-run gets small regular feeds', () => {
  const { during } = scheduleFor({ targetSeconds: minutes(390) })
  expect(during.length).toBeGreaterThanOrEqual(10)
  for (const { carbs, fluids } of during) {
    expect(carbs).toBeLessThanOrEqual(30)
    expect(fluids).toBeLessThanOrEqual(200)
  }
})

test('the gel before the start counts in the whole table and not between start and finish', () => {
  const { rows, startToFinish, breakfastToRecovery, during, gels, targets } = scheduleFor({})
  const topUp = rows.find(({ phase }) => phase === 'top-up')
  expect(topUp).toMatchObject({ minute: -15, fluids: 150 })
  expect(topUp?.servings[0]).toMatchObject({ kind: 'product', amount: 1 })
  expect(startToFinish.carbs).toBe(during.reduce((sum, { carbs }) => sum + carbs, 0))
  const around = targets.race.breakfast.carbs + targets.race.recovery.carbs + (topUp?.carbs ?? 0)
  expect(breakfastToRecovery.carbs).toBe(startToFinish.carbs + around)
  expect(gels).toBeGreaterThan(1)
})

test('the caffeine row has no figures', () => {
  const { rows } = scheduleFor({})
  expect(rows.find(({ phase }) => phase === 'caffeine')).toMatchObject({ carbs: 0, sodium: 0, fluids: 0 })
  expect(scheduleFor({ age: 17 }).phases).not.toContain('caffeine')
  expect(scheduleFor({ allergies: ['caffeine'] }).phases).not.toContain('caffeine')
})

test('if a product fits by its usual recipe only, the kit requires a label check', () => {
  const { kit } = scheduleFor({
    race: 'Half',
    targetSeconds: minutes(120),
    budget: 'Medium',
    allergies: ['peanut'],
  })
  expect(kit.fuels[0]?.label).toEqual({ readFor: [] })
})

test.each(['Low', 'Medium', 'High'] as const)(
  'on a %s budget a marathon is fueled until its last half hour or so',
  (budget) => {
    for (const finish of [165, 195, 210, 225, 255, 300, 360]) {
      const { during } = scheduleFor({ targetSeconds: minutes(finish), budget })
      const last = Math.max(...during.filter(({ carbs }) => carbs > 0).map(({ minute }) => minute))
      expect(finish - last, `${finish} min`).toBeLessThanOrEqual(35)
    }
  },
)
