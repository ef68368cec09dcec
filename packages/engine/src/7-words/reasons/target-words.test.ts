import { describe, expect, test } from 'vitest'
import { factsFor } from '../../../testing/stages-for.ts'
import { noMenus } from '../../../testing/no-menus.ts'
import { type RunnerWishes, someRunner } from '../../../testing/some-runner.ts'
import { renderReason, renderReasons } from './render-reasons.ts'

const reasonFor = (wishes: Partial<RunnerWishes>, path: string) =>
  renderReason(factsFor(someRunner(wishes), { menus: noMenus }), path)?.text ?? ''

describe('a reason names what settled the number', () => {
  const carbs = 'targets.race.carbs_g_per_hr'
  const fluids = 'targets.race.fluids_ml_per_hr'

  const heavyMan: Partial<RunnerWishes> = { sex: 'Male', heightCm: 185, weightKg: 85 }

  test('the guideline by duration, with the share of the energy burned', () => {
    expect(reasonFor({ ...heavyMan, targetSeconds: 3.5 * 3600 }, carbs)).toBe(
      'You will be out for 3 h 30 min. For efforts over 2.5 hours the guideline is up to 90 g an hour. At your pace 75 g is about 27 percent of what you burn. To practice it, start at 40 g an hour and add 10 a week. In whole servings the table brings 71 g an hour.',
    )
  })
  test('the cap of slow and light runners', () => {
    expect(reasonFor({ targetSeconds: 5.75 * 3600, weightKg: 55 }, carbs)).toMatch(
      /rarely supplies more than 40 percent/,
    )
  })
  test('the floor of fast runners', () => {
    expect(reasonFor({ sex: 'Male', targetSeconds: 7800, weightKg: 68 }, carbs)).toMatch(
      /at least 25 percent/,
    )
  })
  test('heat', () => {
    expect(reasonFor({ climate: 'Hot & Humid' }, carbs)).toMatch(
      /In heat a stomach takes about 10 percent less/,
    )
  })
  test.each([
    [49, /To practice it, start at 40 g an hour and add 10 a week\.$/],
    [
      28,
      /You name no dose that you have held, so 30 g an hour is taken for it, and the weeks that are left lead to 50 g, so the plan stays with 50 g an hour; set your pace by feel\./,
    ],
    [7, /the weeks that are left lead to 40 g, so the plan stays with 40 g an hour/],
    [6, /no week is left to practice more, so the plan stays with 30 g an hour/],
  ])('practice in the weeks that are left, %i days before', (daysToGo, words) => {
    expect(reasonFor({ ...heavyMan, daysToGo }, carbs)).toMatch(words)
    const longRun = reasonFor({ ...heavyMan, daysToGo, longRunKm: 35 }, 'targets.long_run.carbs_g_per_hr')
    expect(longRun).toMatch(
      new RegExp(`the stops take what it knows next: ${daysToGo < 7 ? 30 : 40} g an hour\\.$`),
    )
  })
  test('what was practiced', () => {
    const practiced = { ...heavyMan, practicedRate: 40, daysToGo: 20 }
    expect(reasonFor(practiced, carbs)).toMatch(
      /You have practiced 40 g an hour, and the weeks that are left lead to 50 g, so the plan stays with 50 g an hour; set your pace by feel\./,
    )
    expect(reasonFor({ ...practiced, daysToGo: 3 }, carbs)).toMatch(
      /no week is left to practice more, so the plan stays with 40 g an hour/,
    )
  })
  test('youth', () => {
    expect(reasonFor({ age: 17, sex: 'Male', weightKg: 70, targetSeconds: 3.25 * 3600 }, carbs)).toMatch(
      /Under 18 the plan stops at 60 g/,
    )
  })
  test('a gut without fructose', () => {
    expect(reasonFor({ ...heavyMan, allergies: ['fodmap'] }, carbs)).toMatch(
      /Without fructose a gut takes up about 60 g/,
    )
  })
  test('the margin below the sweat rate, and the most that a stomach empties', () => {
    expect(reasonFor({ targetSeconds: 32_400, weightKg: 36, heightCm: 150, sweatRate: 0.6 }, fluids)).toMatch(
      /never goes over 75 percent/,
    )
    expect(reasonFor({ climate: 'Hot & Humid', sweatRate: 2, targetSeconds: 12_000 }, fluids)).toMatch(
      /stomach passes on little more than 1 L/,
    )
  })
  test('the end of the guideline’s range of drinking, below the limit of the stomach', () => {
    expect(
      reasonFor({ sweatRate: 1.2, climate: 'Moderate', weightKg: 50, targetSeconds: 14_400 }, fluids),
    ).toMatch(/Few runners do well on more than 0\.8 L an hour/)
  })
  test('the whole range of the guideline, and that its lower end is ours', () => {
    expect(reasonFor({ ...heavyMan, targetSeconds: 5 * 3600 }, 'targets.race.recovery.fluids_ml')).toMatch(
      /25 to 50 percent more over the hours after; the plan takes the lower end, to be safe \(our own choice\)\..* up to 1,500 ml of it/,
    )
    expect(reasonFor(heavyMan, 'targets.daily.protein_g')).toMatch(/\(our own place in that range\)/)
  })
  test('cool air only if heat reduced the rate', () => {
    expect(reasonFor({ ...heavyMan, allergies: ['fodmap'], climate: 'Moderate' }, carbs)).not.toMatch(
      /cool air/,
    )
    expect(reasonFor({ ...heavyMan, climate: 'Hot & Humid' }, carbs)).toMatch(/in cool air/)
  })
  test('a slow runner of much weight is not called fast', () => {
    const slow = reasonFor(
      { sex: 'Male', heightCm: 178, weightKg: 115, longRunKm: 16.1, targetSeconds: 21_600, course: 'Hilly' },
      'targets.long_run.carbs_g_per_hr',
    )
    expect(slow).toMatch(/at least 25 percent of it should come from what you eat/)
    expect(slow).not.toMatch(/fast/)
  })
  test('the age or the diet before the larger portion it requires', () => {
    expect(reasonFor({ age: 66 }, 'targets.race.recovery.protein_g')).toMatch(/^From 60 on, a meal/)
    expect(reasonFor({ age: 30, diet: 'Vegan' }, 'targets.race.recovery.protein_g')).toMatch(
      /^On a vegan diet, a meal/,
    )
  })
  test('a missing long run', () => {
    expect(reasonFor({ longRunKm: 0 }, 'targets.long_run.hours')).toMatch(/You run no long run yet/)
    expect(reasonFor({ longRunKm: 0 }, 'targets.long_run.recovery.carbs_g')).toMatch(
      /^You run no long run yet/,
    )
    expect(reasonFor({ longRunKm: 0 }, 'targets.long_run.carbs_g_per_hr')).toMatch(
      /nothing is planned on the way/,
    )
    expect(reasonFor({ longRunKm: 1 }, 'targets.long_run.recovery.carbs_g')).not.toMatch(/no long run/)
  })
  test('a week without running in words, and no zero figures', () => {
    const runner = someRunner({ weeklyKm: 0, longRunKm: 0, race: '5K', targetSeconds: 1800 })
    const reasons = Object.entries(renderReasons(factsFor(runner, { menus: noMenus }))).filter(([path]) =>
      path.startsWith('targets.'),
    )
    expect(reasons.length).toBeGreaterThan(20)
    for (const [path, { text }] of reasons) {
      expect(text, path).not.toMatch(/(?<![\d.,])0 (?:min|km|kcal)\b/)
    }
  })
  test('sweat losses to about ten milligrams', () => {
    const sodium = reasonFor({ sweatRate: 1.301 }, 'targets.race.sodium_mg_per_hr')
    expect(sodium).toMatch(/you lose about 1,200 mg an hour\. With each liter you drink come about 750 mg/)
  })
  test('the energy floor', () => {
    expect(reasonFor({ sex: 'Male', age: 60, heightCm: 188, weightKg: 90 }, 'targets.daily.kcal')).toMatch(
      /at least 40 kcal per kg/,
    )
  })
  test('ounces before milliliters, and pounds instead of kilograms, for runners who use pounds', () => {
    expect(reasonFor({ units: 'imperial' }, fluids)).toMatch(/\d+ oz \(\d+ ml\)/)
    expect(reasonFor({ units: 'metric' }, fluids)).not.toMatch(/oz/)
    expect(reasonFor({ units: 'imperial' }, 'targets.daily.carbs_g')).toMatch(/g per lb/)
  })
})
