import { expect, test } from 'vitest'
import { drawnRunners } from '../../../testing/any-runner.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { setTargets } from '../set-targets.ts'

test.each([
  ['the first step of the weeks left', { daysToGo: 45 }, 40],
  ['what has been practiced, with no week left', { daysToGo: 5, practicedRate: 45 }, 45],
  ['where practice starts, with nothing practiced', { daysToGo: 5 }, 30],
])('the long run takes %s', (_, wishes, dose) => {
  const { longRun } = setTargets(someRunner({ ...wishes, longRunKm: 28 }))
  expect(longRun.perHour.carbs).toBe(dose)
  expect(longRun.goal).toBeGreaterThan(dose)
})

test('a race that needs no practice leaves the long run its own rate', () => {
  const { longRun } = setTargets(someRunner({ race: '10K', targetSeconds: 3000, longRunKm: 28 }))
  expect(longRun.perHour.carbs).toBe(longRun.goal)
})

test('no long run takes more than its own rate or the next step, nor an amount not worth carrying', () => {
  for (const runner of drawnRunners(500)) {
    const { longRun, race } = setTargets(runner)
    const { carbs } = longRun.perHour
    expect(carbs).toBeLessThanOrEqual(Math.min(longRun.goal, race.gutTraining.steps[0]?.rate ?? longRun.goal))
    if (carbs > 0) expect(carbs * longRun.time).toBeGreaterThanOrEqual(15)
  }
})
