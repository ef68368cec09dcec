import { expect, test } from 'vitest'
import { drawnRunners } from '../../testing/any-runner.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { setTargets } from '../2-targets/set-targets.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const scheduled = (runner: ReturnType<typeof someRunner>) => {
  const targets = setTargets(runner)
  return { targets, schedule: scheduleRaceDay(runner, targets) }
}

test('three of the rows of a marathon are left out, evenly spread, for two thirds of its rate', () => {
  const { targets, schedule } = scheduled(someRunner({ targetSeconds: 4 * 3600, daysToGo: 49 }))
  const { lighter, startToFinish } = schedule
  expect(lighter?.rate).toBe(targets.race.gutTraining.lighter)
  const left = lighter?.leaveOut ?? []
  expect(left.length).toBeGreaterThan(2)
  const gaps = left.slice(1).map((minute, index) => minute - (left[index] ?? 0))
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(30)
  expect(lighter?.carbs).toBeLessThan(startToFinish.carbs)
})

test('a practiced rate needs no lighter table', () => {
  expect(scheduled(someRunner({ practicedRate: 60, daysToGo: 49 })).schedule.lighter).toBeNull()
})

test('every lighter table comes within half a serving of its dose', () => {
  let made = 0
  for (const runner of drawnRunners(200)) {
    const { targets, schedule } = scheduled(runner)
    const { lighter } = schedule
    if (!lighter) continue
    expect(Math.abs(lighter.carbs - lighter.rate * targets.race.time)).toBeLessThanOrEqual(31)
    expect(lighter.rate).toBeLessThan(targets.race.perHour.carbs)
    made += 1
  }
  expect(made).toBeGreaterThan(20)
})

test('of foods in turn none is left out altogether', () => {
  const { schedule } = scheduled(
    someRunner({ targetSeconds: 6.5 * 3600, budget: 'Low', weightKg: 77, daysToGo: 49 }),
  )
  const left: readonly number[] = schedule.lighter?.leaveOut ?? []
  const kept = schedule.rows.filter(({ phase, minute }) => phase === 'during' && !left.includes(minute))
  expect(left.length).toBeGreaterThan(2)
  for (const { id } of schedule.kit.fuels)
    expect(
      kept.some(({ servings }) => servings.some((each) => each.id === id)),
      id,
    ).toBe(true)
})
