import { describe, expect, test } from 'vitest'
import type { AllergenGroupId } from '../foods/exclusions/allergen-groups.ts'
import type { Climate, Course, Diet, RaceType, Sex } from '../1-runner/questionnaire.ts'
import { someRunner } from '../../testing/some-runner.ts'
import examples from '../../testing/science-examples.json' with { type: 'json' }
import { setTargets } from './set-targets.ts'

type Example = (typeof examples)[number]

describe('the twelve worked examples', () => {
  test('are all here', () =>
    expect(examples.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]))

  test.each(examples)('$id: $title', (example) => {
    const { expected } = example
    const targets = setTargets(runnerOf(example))
    const { longRun, raceWeek, race } = targets
    expect(targets.daily).toEqual({
      energy: expected.daily.kcal,
      carbs: expected.daily.carbs,
      protein: expected.daily.protein,
      fat: expected.daily.fat,
    })
    expect(longRun.time).toBeCloseTo(expected.long_run.hours, 6)
    expect(longRun.before.carbs).toBe(expected.long_run.pre_carbs_g)
    expect({ ...longRun.perHour, carbs: longRun.goal }).toEqual({
      carbs: expected.long_run.carbs_g_h,
      sodium: expected.long_run.sodium_mg_h,
      fluids: expected.long_run.fluids_ml_h,
    })
    expectRecovery(longRun.recovery, expected.long_run.post)
    expectDayTypes(targets.dayTypes, expected.day_types)
    expectWeek(raceWeek, expected.race_week_carbs_g)
    expect(race.perHour).toEqual({
      carbs: expected.race_per_hour.carbs_g,
      sodium: expected.race_per_hour.sodium_mg,
      fluids: expected.race_per_hour.fluids_ml,
    })
    expectRecovery(race.recovery, expected.race_post)
    expectBreakfast(race.breakfast, expected.timeline[0])
    expect(race.breakfast.optional).toBe(expected.race_week_carbs_g.raceMorningOptional)
    expect(race.gutTraining.lighter).toBe(expected.race_per_hour.lighter_carbs_g)
    expect({ race: race.overdrinking, long: longRun.overdrinking }).toEqual(expected.overdrinking)
    expect(targets.caffeine).toBe(expected.caffeine_mg)
    expect([...targets.flags].sort()).toEqual([...expected.flags].sort())
  })
})

type Targets = ReturnType<typeof setTargets>

function expectRecovery(recovery: Targets['race']['recovery'], expected: Example['expected']['race_post']) {
  const { carbs, protein, fluids, sodium, wholeDayFluids } = recovery
  expect({ carbs, protein, fluids, sodium, wholeDayFluids }).toEqual({
    carbs: expected.carbs,
    protein: expected.protein,
    fluids: expected.fluids,
    sodium: expected.sodium,
    wholeDayFluids: expected.total_fluids,
  })
  expect(recovery.deficit).toBeCloseTo(expected.deficit, 6)
}

function expectDayTypes(types: Targets['dayTypes'], expected: Example['expected']['day_types']) {
  expect([types.runsAWeek, types.share]).toEqual([expected.n, expected.k])
  for (const [type, name] of [
    [types.rest, 'rest'],
    [types.run, 'run'],
    [types.longRun, 'long'],
  ] as const) {
    const { kcal: energy, ...macros } = expected[name]
    expect(type, name).toMatchObject({ energy, ...macros })
    expect(type?.distance, name).toBeCloseTo(expected.km[name], 9)
  }
}

function expectWeek(week: Targets['raceWeek'], expected: Example['expected']['race_week_carbs_g']) {
  expect(week.mondayToWednesday).toBe(expected.monWed)
  expect(week.thursdayToFriday).toBe(expected.thuFri)
  expect(week.dayBefore).toBe(expected.dayBefore)
  expect(week.raceMorning).toBe(expected.raceMorning)
  expect(week.perKilogram.mondayToWednesday).toBeCloseTo(expected.gkg.mw, 9)
  expect(week.perKilogram.thursdayToFriday).toBeCloseTo(expected.gkg.tf, 9)
  expect(week.perKilogram.dayBefore).toBeCloseTo(expected.gkg.d1, 9)
  expect(week.perKilogram.raceMorning).toBeCloseTo(expected.gkg.rm, 9)
}

function expectBreakfast(
  breakfast: Targets['race']['breakfast'],
  row: Example['expected']['timeline'][number] | undefined,
) {
  expect(row?.a).toBe('Breakfast')
  expect(breakfast).toMatchObject({ carbs: row?.carbs, sodium: row?.na, fluids: row?.ml })
}

function runnerOf({ id, input }: Example) {
  const imperial = input.W !== Math.round(input.W)
  return someRunner({
    race: (input.race === 'Half Marathon' ? 'Half' : input.race) as RaceType,
    targetSeconds: input.T_s,
    sex: input.sex as Sex,
    age: input.age,
    heightCm: input.H,
    weightKg: input.W,
    weeklyKm: input.weeklyKm,
    longRunKm: input.longKm,
    diet: input.diet as Diet,
    climate: input.climate as Climate,
    course: input.course as Course,
    sweatRate: 'sweat' in input ? (input.sweat ?? null) : null,
    allergies: id === 12 ? (['tree_nut', 'soy'] satisfies AllergenGroupId[]) : [],
    units: imperial ? 'imperial' : 'metric',
  })
}
