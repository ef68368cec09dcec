import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { type RunnerWishes, someRunner } from '../testing/some-runner.ts'
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
  return { ...schedule, targets, perHour, during, actions: schedule.rows.map(({ action }) => action) }
}

test('a 22-minute 5K gets breakfast, optional caffeine and recovery, and a sentence why that is all', () => {
  const { actions, nothingNeeded, kit, gels } = scheduleFor({ race: '5K', targetSeconds: minutes(22) })
  expect(actions).toEqual(['Breakfast', 'Optional caffeine', 'Recovery'])
  expect(nothingNeeded).toContain('nothing is needed on the course')
  expect(kit.mainFuel).toBeNull()
  expect(gels).toBe(0)
})

test('sips before the start begin at 45 minutes', () => {
  expect(scheduleFor({ race: '5K', targetSeconds: minutes(45) - 1 }).actions).not.toContain('Top up')
  expect(scheduleFor({ race: '5K', targetSeconds: minutes(45) }).actions).toContain('Top up')
})

test('a hot 55-minute 10K gets water and no carbs', () => {
  const { during, startToFinish, nothingNeeded } = scheduleFor({
    race: '10K',
    targetSeconds: minutes(55),
    climate: 'Hot & Humid',
  })
  expect(during.map(({ item }) => item)).toEqual(['150 ml water'])
  expect(startToFinish.carbs).toBe(0)
  expect(nothingNeeded).toBeNull()
})

test('a half of 1:29 and one of 1:31 differ by little', () => {
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

test('a 6:30 walk-run gets small regular feeds and a firm word on drinking to thirst', () => {
  const { during } = scheduleFor({ targetSeconds: minutes(390) })
  expect(during.length).toBeGreaterThanOrEqual(10)
  for (const { carbs, fluids } of during) {
    expect(carbs).toBeLessThanOrEqual(30)
    expect(fluids).toBeLessThanOrEqual(200)
  }
  expect(during[0]?.item).toContain('drink when thirsty, less if you are not, never more')
  expect(scheduleFor({ targetSeconds: minutes(239) }).during[0]?.item).not.toContain('thirsty')
})

test('the gel before the start counts among all rows and not between start and finish', () => {
  const { rows, startToFinish, breakfastToRecovery, during, gels, targets } = scheduleFor({})
  const topUp = rows.find(({ phase }) => phase === 'top-up')
  expect(topUp).toMatchObject({ minute: -15, action: 'Top up', fluids: 150 })
  expect(topUp?.servings[0]).toMatchObject({ kind: 'product', amount: 1 })
  expect(startToFinish.carbs).toBe(during.reduce((sum, { carbs }) => sum + carbs, 0))
  const around = targets.race.breakfast.carbs + targets.race.recovery.carbs + (topUp?.carbs ?? 0)
  expect(breakfastToRecovery.carbs).toBe(startToFinish.carbs + around)
  expect(gels).toBeGreaterThan(1)
})

test('recovery is an amount to thirst, with who has none of it', () => {
  const { rows } = scheduleFor({})
  expect(rows.at(-1)?.item).toContain(
    'over the next 2 h, to thirst; none if you gained weight or have a headache, nausea or confusion',
  )
})

test('caffeine carries no figures, and is within the breakfast fluid', () => {
  const { rows } = scheduleFor({})
  expect(rows.find(({ phase }) => phase === 'caffeine')).toMatchObject({ carbs: 0, sodium: 0, fluids: 0 })
  expect(rows.find(({ phase }) => phase === 'caffeine')?.item).toContain('within the breakfast fluid')
  expect(scheduleFor({ age: 17 }).actions).not.toContain('Optional caffeine')
  expect(scheduleFor({ allergies: ['caffeine'] }).actions).not.toContain('Optional caffeine')
})

test('who weighs in pounds and runs in miles reads ounces beside milliliters', () => {
  expect(scheduleFor({ units: 'imperial' }).during[0]?.item).toMatch(/\d+ ml \(\d+ oz\)/)
  expect(scheduleFor({ units: 'metric' }).during[0]?.item).not.toContain('oz')
})

test('an approximate figure says about', () => {
  const { rows } = scheduleFor({ race: 'Half', targetSeconds: minutes(120), budget: 'Medium' })
  expect(rows.find(({ phase }) => phase === 'top-up')?.item).toBe(
    '1 energy gel (23 g carbs, about 50 mg sodium) with 150 ml water',
  )
})

test('where a product fits by its usual recipe only, its rows and the kit say to read the label', () => {
  const { rows, kit } = scheduleFor({
    race: 'Half',
    targetSeconds: minutes(120),
    budget: 'Medium',
    allergies: ['peanut'],
  })
  expect(rows.find(({ phase }) => phase === 'top-up')?.item).toContain('read the label first')
  expect(kit.mainFuel?.labelWarning).toContain('usual recipe')
})

test('a homemade kit brings its recipe and how long it keeps', () => {
  const { kit } = scheduleFor({ budget: 'Low' })
  expect(kit.mainFuel?.recipe).toMatch(/25 g sugar.*within a day/)
  expect(kit.swap).toContain('In place of each')
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
