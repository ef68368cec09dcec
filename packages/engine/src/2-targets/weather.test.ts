import { describe, expect, test } from 'vitest'
import { factsFor } from '../../testing/stages-for.ts'
import { noMenus } from '../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../testing/some-runner.ts'
import { setTargets } from './set-targets.ts'
import { raceWeather } from './weather.ts'

const inWeather = (temp_c: number, humidity: number, wishes: Partial<RunnerWishes> = {}) =>
  someRunner({ ...wishes, preferences: { forecast: { temp_c, humidity } } })

describe('a forecast', () => {
  // Evidence: forecast-figures. Each edge and just below it.
  test.each([
    [21.9, 60, { timesSweat: 1, isHot: false, warns: false }],
    [22, 60, { timesSweat: 1.15, isHot: false, warns: true }],
    [22, 59, { timesSweat: 1, isHot: false, warns: false }],
    [24, 60, { timesSweat: 1.15, isHot: true, warns: true }],
    [24.9, 59, { timesSweat: 1, isHot: false, warns: false }],
    [25, 59, { timesSweat: 1, isHot: false, warns: true }],
    [28, 10, { timesSweat: 1, isHot: true, warns: true, isTooHot: false }],
    [32, 10, { isTooHot: true }],
  ])('of %d °C and %d percent', (temp, humidity, expected) => {
    expect(raceWeather(inWeather(temp, humidity))).toMatchObject({ celsius: temp, ...expected })
  })

  test('that says what the climate says moves nothing of the race', () => {
    const byClimate = setTargets(someRunner({ climate: 'Hot & Humid' }))
    const byForecast = setTargets(inWeather(30, 80, { climate: 'Hot & Humid' }))
    expect(byForecast.race).toEqual(byClimate.race)
    expect(byForecast.longRun).toEqual(byClimate.longRun)
  })

  test('moves the race and leaves training with its climate', () => {
    const moderate = setTargets(someRunner())
    const hot = setTargets(inWeather(31, 70))
    expect(hot.longRun).toEqual(moderate.longRun)
    expect(hot.race.sweatRate).toBeGreaterThan(moderate.race.sweatRate)
    expect(hot.race.perHour.carbs).toBeLessThan(moderate.race.perHour.carbs)
    expect(hot.race.perHour.fluids).toBeGreaterThan(moderate.race.perHour.fluids)
  })

  test('lists each figure that it moves, and none where it moves none', () => {
    const { working, targets } = factsFor(inWeather(31, 70), { menus: noMenus })
    const usual = factsFor(someRunner(), { menus: noMenus }).targets.race
    expect(working.moved_by_forecast).toContainEqual({
      of: 'carbs_g_per_hr',
      from: usual.carbs_g_per_hr,
      to: targets.race.carbs_g_per_hr,
    })
    const of = working.moved_by_forecast.map((moved) => moved.of)
    expect(of).toEqual(expect.arrayContaining(['sweat_rate_lph', 'sodium_mg_per_hr', 'fluids_ml_per_hr']))
    expect(factsFor(inWeather(20, 40), { menus: noMenus }).working.moved_by_forecast).toEqual([])
  })

  test('does not move a measured sweat rate', () => {
    expect(setTargets(inWeather(35, 90, { sweatRate: 1.1 })).race.sweatRate).toBe(1.1)
  })
})
