import { describe, expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import { stationsCause } from './stations-cause.ts'

/** A marathon in 5:00 past tables that are 7 km apart. */
function causes(preferences: Preferences) {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 18_000,
    preferences: { course: { stations: { every_km: 7 } }, ...preferences },
  })
  const plan = factsFor(runner, { menus: noMenus })
  const byStations = plan.race_day.shortfalls.filter(({ because }) => because === 'stations')
  return Object.fromEntries(byStations.map((each) => [each.of, stationsCause(each, plan)]))
}

describe('far stations', () => {
  test('without a bottle ask for one, if what is eaten needs water', () => {
    const { carbs, fluids } = causes({ fuel: { main: [{ product: 'gu-energy-gel' }] } })
    expect(carbs).toMatch(
      /With a bottle of your own, you could eat between them too: at most 40 g at a time, 15 minutes apart, and \d+ g an hour/,
    )
    expect(fluids).toContain('With a bottle of your own, you could drink between them too')
  })

  test('with a bottle ask for no other', () => {
    const { carbs, fluids } = causes({ carry: { bottle_ml: 500 } })
    expect(carbs).toContain('With the bottle you carry, you can eat between them too')
    expect(fluids).toContain('With the bottle you carry, you can drink between them too')
  })

  test('with gels that need no water ask for a bottle to drink alone', () => {
    const { carbs, fluids } = causes({ fuel: { main: [{ product: 'sis-go-isotonic' }] } })
    expect(carbs).toContain('What you eat needs no water, so you can eat between them too')
    expect(fluids).toContain('With a bottle of your own, you could drink between them too')
  })
})
