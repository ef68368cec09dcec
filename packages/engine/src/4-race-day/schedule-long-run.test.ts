import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct, holdsFructose } from '../foods/products.ts'
import { someRunner } from '../../testing/some-runner.ts'
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
