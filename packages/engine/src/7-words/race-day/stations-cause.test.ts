import { describe, expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import type { Preferences } from '../../1-runner/preferences/preferences-schema.ts'
import type { PlanShortfall } from '../../plan.ts'
import { stationsCause } from './stations-cause.ts'

/** A marathon in 4:15 past tables that are 5 km apart. */
function planOf(preferences: Preferences, wishes: Partial<RunnerWishes> = {}) {
  const runner = someRunner({
    race: 'Marathon',
    targetSeconds: 15_300,
    weightKg: 65,
    ...wishes,
    preferences: { course: { stations: { every_km: 5 } }, ...preferences },
  })
  return factsFor(runner, { menus: noMenus })
}

const short = (of: PlanShortfall['of']): PlanShortfall => ({
  of,
  target: 70,
  delivered: 50,
  because: 'stations',
  needed: null,
})

describe('far stations', () => {
  test('leave a little less to drink, and a bottle would bring it', () => {
    const plan = planOf({})
    const [missed] = plan.race_day.shortfalls
    expect(missed).toMatchObject({ of: 'fluids', because: 'stations' })
    if (missed)
      expect(stationsCause(missed, plan)).toContain(
        'With a bottle of your own, you could drink between them too',
      )
  })

  test('with a bottle that is too small ask for a larger one', () => {
    const plan = planOf(
      { course: { stations: { at_km: [10, 21, 32] } }, forecast: { temp_c: 32, humidity: 70 } },
      { weightKg: 85 },
    )
    const missed = plan.race_day.shortfalls.find(({ because }) => because === 'stations')
    expect(missed?.of).toBe('fluids')
    if (missed)
      expect(stationsCause(missed, plan)).toBe(
        'The stations are too far apart for more, even with a bottle of 500 ml that is filled there. A larger one brings more; thirst rules.',
      )
  })

  test.each(['gu-energy-gel', 'sis-go-isotonic'])(
    'leave too few carbs, and with a bottle %s is eaten between them',
    (product) => {
      const cups = { fuel: { main: [{ product }] }, course: { stations: { every_km: 3 } } }
      expect(stationsCause(short('carbs'), planOf(cups))).toContain(
        'The table feeds at stations alone, at least 15 minutes apart, and no more fits. With a bottle of your own, you could eat between them too: at most 40 g at a time',
      )
    },
  )

  test('say nothing of eating between them where the table does so', () => {
    const berlin = [5, 9, 12, 15, 17.5, 20, 22.5, 25, 27.5, 30, 32.5, 34.5, 38, 40]
    const plan = planOf(
      {
        fuel: { main: [{ product: 'maurten-gel-100' }] },
        course: { stations: { at_km: berlin } },
      },
      { targetSeconds: 3.75 * 3600 },
    )
    expect(stationsCause(short('carbs'), plan)).toBe(
      'The table feeds at stations and between them, at least 15 minutes apart, and no more fits.',
    )
  })

  test('with a bottle that is not filled there ask for no other', () => {
    const cups = { carry: { bottle_ml: 500 }, course: { stations: { every_km: 3 } } }
    expect(stationsCause(short('fluids'), planOf(cups))).toContain(
      'With the bottle you carry, you can drink between them too',
    )
  })
})
