import { describe, expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct, holdsFructose, isNearlyWater } from '../foods/products.ts'
import { drawnRunners } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import type { FuelKit } from './schedule.ts'
import { scheduleLongRun } from './schedule-long-run.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const minutes = (count: number) => 60 * count

const everyone = (['Low', 'Medium', 'High'] as const).flatMap((budget) =>
  (
    [
      ['Half', 90],
      ['Half', 105],
      ['Half', 135],
      ['Marathon', 180],
      ['Marathon', 225],
      ['Marathon', 270],
    ] as const
  ).flatMap(([race, time]) => [16, 20, 28].map((longRunKm) => ({ budget, race, time, longRunKm }))),
)

test.each(everyone)(
  'a $budget-budget $race of $time min has its main fuel practiced in the long run of $longRunKm km',
  ({ budget, race, time, longRunKm }) => {
    const runner = someRunner({ budget, race, targetSeconds: minutes(time), longRunKm })
    const targets = setTargets(runner)
    const raceKit = scheduleRaceDay(runner, targets).kit
    const practiced = scheduleLongRun(runner, targets, raceKit).kit.fuels[0]
    if (!practiced || !raceKit.fuels[0]) return
    const raced = findProduct(raceKit.fuels[0].id)
    // Over 60 g an hour only glucose with fructose works, which a race with less may not need.
    if (raced && targets.longRun.perHour.carbs > 60 && !holdsFructose(raced)) return
    expect(practiced.id).toBe(raceKit.fuels[0].id)
  },
)

test('the runners of that table have fuel to practice with', () => {
  const practicing = everyone.filter(({ budget, race, time, longRunKm }) => {
    const runner = someRunner({ budget, race, targetSeconds: minutes(time), longRunKm })
    const targets = setTargets(runner)
    return scheduleLongRun(runner, targets, scheduleRaceDay(runner, targets).kit).kit.fuels[0] !== null
  })
  expect(practicing.length).toBeGreaterThan(everyone.length / 2)
})

/** The ids of what has carbs. */
const sourcesOf = ({ fuels, drink }: FuelKit) =>
  [...fuels, ...(drink ? [drink] : [])].map(({ id }) => id).filter((id) => (findProduct(id)?.carbs ?? 0) > 0)

test('nearly every long run is fed by what feeds the race, and by nothing else', () => {
  const fed = drawnRunners(300).flatMap((runner) => {
    const targets = setTargets(runner)
    const race = scheduleRaceDay(runner, targets).kit
    const run = sourcesOf(scheduleLongRun(runner, targets, race).kit)
    // Of many hours a long run takes food that a shorter race does without.
    const isFarLonger = targets.longRun.time >= 5 && targets.race.time < 5
    return race.fuels.length > 0 && run.length > 0 && !isFarLonger ? [{ race: sourcesOf(race), run }] : []
  })
  // A dose may be too small, or too odd, for whole gels.
  const alike = fed.filter(
    ({ race, run }) => run.some((id) => id === race[0]) && run.every((id) => race.includes(id)),
  )
  expect(fed.length).toBeGreaterThan(60)
  expect(alike.length / fed.length).toBeGreaterThanOrEqual(0.85)
})

test.each(['Low', 'Medium', 'High'] as const)(
  'a marathoner with a %s budget trains on the gels of the race alone',
  (budget) => {
    const runner = someRunner({ budget, race: 'Marathon', targetSeconds: minutes(240), longRunKm: 28 })
    const targets = setTargets(runner)
    const { kit } = scheduleRaceDay(runner, targets)
    expect(sourcesOf(scheduleLongRun(runner, targets, kit).kit)).toEqual(sourcesOf(kit))
  },
)

test('what the race takes for a change is what the long run tries, and nothing else', () => {
  const marathon = { race: 'Marathon', longRunKm: 28 } as const
  const named = (['Low', 'Medium', 'High'] as const).map((budget) =>
    someRunner({ budget, ...marathon, targetSeconds: minutes(240) }),
  )
  const tried = [...drawnRunners(1200), ...named].flatMap((runner) => {
    const targets = setTargets(runner)
    const race = scheduleRaceDay(runner, targets).kit
    const run = scheduleLongRun(runner, targets, race).kit
    return race.change && run.change ? [{ raced: race.change.id, tried: run.change.id }] : []
  })
  expect(tried.length).toBeGreaterThan(5)
  expect(tried.filter(({ raced, tried: id }) => raced !== id)).toEqual([])
})

const changeFrom = (daysToGo: number, longRunKm: number) => {
  const runner = someRunner({
    race: 'Half',
    targetSeconds: minutes(120),
    longRunKm,
    weeklyKm: 90,
    daysToGo,
  })
  const targets = setTargets(runner)
  return {
    time: targets.longRun.time,
    from: scheduleLongRun(runner, targets, scheduleRaceDay(runner, targets).kit).kit.change?.from,
  }
}

describe('a change of fuel is tried where a long run before the race comes to it', () => {
  test('of the usual length in all weeks but the last two', () => {
    const { time, from } = changeFrom(21, 27)
    expect(time).toBeLessThan(3.5)
    expect(from).toBeGreaterThanOrEqual(150)
    expect(from).toBeLessThanOrEqual(60 * time - 10)
  })

  test.each([7, 14])('not in those, %i days before', (daysToGo) => {
    expect(changeFrom(daysToGo, 27).from).toBeUndefined()
  })

  test('where 0.7 of a very long one is long enough', () => {
    const { time, from } = changeFrom(14, 40)
    expect(from).toBeLessThanOrEqual(0.7 * 60 * time - 10)
    expect(changeFrom(7, 40).from).toBeUndefined()
  })
})

test('where race and long run both drink more than water, it is the same drink for nearly all', () => {
  const drinks = drawnRunners(400).flatMap((runner) => {
    const targets = setTargets(runner)
    const race = scheduleRaceDay(runner, targets).kit
    const run = scheduleLongRun(runner, targets, race).kit
    return race.drink && run.drink ? [race.drink.id === run.drink.id] : []
  })
  expect(drinks.length).toBeGreaterThan(40)
  expect(drinks.filter((isSame) => isSame).length / drinks.length).toBeGreaterThanOrEqual(0.95)
})

test('an electrolyte tablet in the bottle is no feed: in heat it is drunk more than twice between gels', () => {
  const runner = someRunner({
    race: 'Marathon',
    pacePerMileSeconds: 480,
    sex: 'Male',
    age: 30,
    heightCm: 180,
    weightKg: 75,
    weeklyKm: 72,
    longRunKm: 32,
    sweatRate: 1.8,
    climate: 'Hot & Humid',
    budget: 'Medium',
  })
  const targets = setTargets(runner)
  const race = scheduleRaceDay(runner, targets).kit
  const { rows, kit } = scheduleLongRun(runner, targets, race)
  const drunk = findProduct(kit.drink?.id ?? '')
  expect(drunk && isNearlyWater(drunk)).toBe(true)
  expect(race.drink?.id).toBe(kit.drink?.id)
  const feeds = rows.filter(({ carbs }) => carbs > 2)
  expect(rows.length).toBeGreaterThan(2 * feeds.length)
})
