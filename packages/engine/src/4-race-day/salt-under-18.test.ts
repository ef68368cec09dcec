import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { findProduct } from '../foods/products.ts'
import { anyWishes } from '../../testing/any-runner.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { scheduleLongRun } from './schedule-long-run.ts'
import { scheduleRaceDay } from './schedule-race-day.ts'

const numRuns = Math.min(Number(process.env['SWEEP_RUNS'] ?? 150), 5000)

function scheduled(wishes: RunnerWishes) {
  const runner = someRunner(wishes)
  const targets = setTargets(runner)
  const race = scheduleRaceDay(runner, targets)
  return { race, longRun: scheduleLongRun(runner, targets, race.kit) }
}

const kindsIn = ({ race, longRun }: ReturnType<typeof scheduled>) =>
  [...race.rows, ...longRun.rows].flatMap(({ servings }) =>
    servings.flatMap(({ id }) => findProduct(id)?.kind ?? []),
  )

const supplements = ['electrolyte_capsule', 'electrolyte_tablet', 'electrolyte_chew']

test('under 18 salt comes by the pinch or in a drink, and no text mentions a capsule or a tablet', () => {
  const minors = fc.sample(fc.tuple(anyWishes, fc.integer({ min: 12, max: 17 })), {
    numRuns,
    seed: 20_270_301,
  })
  let grown = 0
  for (const [wishes, age] of minors) {
    const minor = scheduled({ ...wishes, age })
    expect(kindsIn(minor).filter((kind) => supplements.includes(kind))).toEqual([])
    expect(JSON.stringify([minor.race, minor.longRun])).not.toMatch(/capsule|S!Caps|tablet/i)
    for (const { salt } of [minor.race.kit, minor.longRun.kit]) {
      if (salt) expect(['g', 'ml']).toContain(salt.unit)
    }
    if (kindsIn(scheduled({ ...wishes, age: 18 })).some((kind) => supplements.includes(kind))) grown += 1
  }
  // The same runners at 18 do get some of these: the test is not vacuous.
  expect(grown).toBeGreaterThan(numRuns / 50)
})
