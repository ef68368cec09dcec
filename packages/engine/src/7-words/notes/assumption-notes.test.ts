import { describe, expect, test } from 'vitest'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { factsFor } from '../../../testing/stages-for.ts'
import { raceRates } from '../../race-rates.ts'
import { renderPlan } from '../render-plan.ts'

const notesOf = (wishes: Partial<RunnerWishes>) =>
  renderPlan(factsFor(someRunner(wishes), { menus: noMenus })).assumptions_safety.join('\n')

describe('the assumptions', () => {
  test('name the climate’s temperature', () => {
    expect(notesOf({})).toContain('The race numbers assume 4:00:00 at about 20 °C.')
  })

  test('name a forecast, and each number that it moves', () => {
    const preferences = { forecast: { temp_c: 31, humidity: 70 } }
    const notes = notesOf({ preferences })
    expect(notes).toContain('at about 31 °C and 70% humidity, as forecast.')
    expect(notes).toMatch(
      /Your forecast moves the race: sweat an hour [\d.]+ L → [\d.]+ L, carbs an hour \d+ g → \d+ g, sodium an hour \d+ mg → \d+ mg, fluids an hour \d+ ml → \d+ ml\./,
    )
    expect(notesOf({ units: 'imperial', preferences })).toContain('at about 87.8 °F and 70% humidity')
  })

  test('name what the table brings, which is what the race is headed by, where a target that moved is not it', () => {
    const preferences = { forecast: { temp_c: 31, humidity: 70 } }
    const plan = factsFor(someRunner({ targetSeconds: 15_300, preferences }), { menus: noMenus })
    const notes = renderPlan(plan).assumptions_safety.join('\n')
    const { carbs, fluids } = raceRates(plan)
    const { carbs_g_per_hr: target, fluids_ml_per_hr: toDrink } = plan.targets.race
    expect(carbs.amount).not.toBe(target)
    expect(fluids.amount).not.toBe(toDrink)
    expect(notes).toContain(`→ ${target} g, sodium`)
    expect(notes).toContain(
      `In whole servings the table brings ${carbs.amount} g carbs, ${fluids.amount} ml fluids.`,
    )
  })

  test('say in heat that the target stays', () => {
    const stays = 'Your target time stays as you gave it, and heat slows runners: set a slower one'
    expect(notesOf({ preferences: { forecast: { temp_c: 30, humidity: 70 } } })).toContain(stays)
    expect(notesOf({ preferences: { forecast: { temp_c: 20, humidity: 40 } } })).not.toContain('heat slows')
  })

  test('say so where a forecast moves nothing', () => {
    expect(notesOf({ preferences: { forecast: { temp_c: 20, humidity: 40 } } })).toContain(
      'Your forecast moves no number of the race.',
    )
  })

  test('show a measured climb beside the answer that it replaces', () => {
    const preferences = { course: { climb_m: 640 } }
    expect(notesOf({ course: 'Hilly', preferences })).toContain(
      'Your course climbs 640 m: it counts as 1.2% more energy than flat, in place of your answer “Hilly”.',
    )
    expect(notesOf({ units: 'imperial', preferences })).toContain('climbs 2,100 ft')
  })
})
