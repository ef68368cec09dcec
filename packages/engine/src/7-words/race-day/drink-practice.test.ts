import { expect, test } from 'vitest'
import { drawnPlans } from '../../../testing/drawn-plans.ts'
import { fuelName } from './fuel-words.ts'

test('what the race feeds and the long run does not is named, with where to have it first', () => {
  let named = 0
  let alike = 0
  for (const { plan, object } of drawnPlans()) {
    const { race_day: race, long_run: run, runner } = plan
    if (run.rows.length === 0 || runner.long_run_km === 0) continue
    const [line] = object.long_run_fueling.during.schedule.filter((text) =>
      text.startsWith('This run has no room'),
    )
    const drinks = race.kit.filter(({ unit, use }) => unit === 'ml' || use === 'fuel')
    const missing = drinks.filter(({ product }) => run.kit.every((item) => item.product !== product))
    expect(line !== undefined).toBe(missing.length > 0)
    for (const { product } of missing) expect(line).toContain(fuelName(product))
    if (missing.length === 0) alike += 1
    if (!line) continue
    expect(line).toMatch(
      runner.long_runs_left > 0
        ? /have some on another run first\.$/
        : /only if you know it from training\.$/,
    )
    named += 1
  }
  expect(named).toBeGreaterThan(0)
  expect(alike).toBeGreaterThan(10)
})
