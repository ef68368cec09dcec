import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setTargets } from '../2-targets/set-targets.ts'
import { sodiumInDrink } from '../evidence/sodium.ts'
import { anyRunner } from '../../testing/any-runner.ts'
import { stagesFor } from '../../testing/stages-for.ts'
import { someRunner } from '../../testing/some-runner.ts'

test.each(['soy', 'gluten'] as const)(
  'a vegan of 35 kg who excludes %s finds protein after the race',
  (kept) => {
    const runner = someRunner({
      race: '5K',
      diet: 'Vegan',
      allergies: [kept],
      budget: 'Low',
      age: 12,
      heightCm: 146,
      weightKg: 35,
      weeklyKm: 0,
      longRunKm: 0,
      targetSeconds: 1500,
      daysToGo: 0,
    })
    const targets = setTargets(runner)
    const { protein } = stagesFor(runner).menus.recovery.race ?? { protein: 0 }
    expect(protein).toBeGreaterThanOrEqual(0.93 * targets.race.recovery.protein)
  },
)

const numRuns = Number(process.env['SWEEP_RUNS'] ?? 100)

test('salt is a pinch on the plate, and the rest is in a bottle of water at most beside it, no saltier than a sports drink', {
  timeout: 60_000 + numRuns * 1000,
}, () => {
  const salted = { onPlates: 0, inDrinks: 0 }
  fc.assert(
    fc.property(anyRunner, (runner) => {
      const targets = setTargets(runner)
      const { recovery } = stagesFor(runner).menus
      for (const [meal, run] of [
        [recovery.race, targets.race],
        [recovery.longRun, targets.longRun],
      ] as const) {
        const salts = (meal?.items ?? []).filter(({ foodId }) => foodId === 'salt-table')
        const inDrink = salts.filter((salt) => salt.inDrink)
        const onPlate = salts.filter((salt) => !inDrink.includes(salt))
        for (const { amount } of onPlate) expect(amount).toBeLessThanOrEqual(1.5)
        const added = inDrink.reduce((sum, { amount }) => sum + 387.58 * amount, 0)
        if (run.time < 1.5 && added > 0) expect((meal?.sodium ?? 0) - added).toBeLessThan(310)
        const [water, ...others] = (meal?.items ?? []).filter(({ foodId }) => foodId === 'water-tap')
        expect(others).toEqual([])
        expect(water !== undefined).toBe(inDrink.length > 0)
        if (water) expect(water.amount).toBeLessThanOrEqual(Math.max(200, Math.min(500, run.recovery.fluids)))
        for (const { amount } of inDrink) {
          const mgPerLiter = (amount * 387.58) / ((water?.amount ?? 0) / 1000)
          expect(mgPerLiter).toBeLessThanOrEqual(1.1 * sodiumInDrink.value.more)
        }
        salted.onPlates += onPlate.length
        salted.inDrinks += inDrink.length
      }
    }),
    { numRuns },
  )
  expect(salted.onPlates).toBeGreaterThan(0)
  expect(salted.inDrinks).toBeGreaterThan(0)
})
