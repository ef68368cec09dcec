import { describe, expect, test } from 'vitest'
import { emptyQuestionnaire, raceTypes } from './1-runner/questionnaire.ts'
import { planRace } from './plan-race.ts'

const today = { year: 2027, month: 3, day: 1 }
const answers = {
  ...emptyQuestionnaire,
  raceType: 'Half',
  raceDate: '2027-04-10',
  targetTimeOrPace: '1:58',
  age: '38',
  height: `5'7"`,
  weight: '150 lb',
  weeklyMileage: '25',
  longRunDistance: '10',
}
const targets = { '5K': '25:00', '10K': '52:00', Half: '1:58', Marathon: '4:10:00' }

describe('a plan from the answers', () => {
  test.each(raceTypes)('a %s gets a plan with every section filled', (raceType) => {
    const planned = planRace({ ...answers, raceType, targetTimeOrPace: targets[raceType] }, today)
    if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
    const { object, plan, audit } = planned.value
    expect(audit.total).toBeGreaterThan(50)
    expect(audit).toMatchObject({ passed: audit.total, findings: [] })
    const lists = [
      object.daily_plan.example_days,
      object.long_run_fueling.pre_run.examples,
      object.long_run_fueling.during.schedule,
      ...Object.values(object.race_week),
      object.race_day_plan,
      ...Object.values(object.grocery_list),
      ...Object.values(object.prep),
      object.assumptions_safety,
    ]
    expect(lists.filter((list) => list.length === 0)).toEqual([])
    expect([plan.training_days.length, plan.race_week.length]).toEqual([3, 7])
    expect(Object.keys(plan.reasons).length).toBeGreaterThan(10)
  })

  test('repeats the answers as typed, trimmed', () => {
    const planned = planRace({ ...answers, weight: ' 150 lb ', allergies: ' kiwi ,  walnuts' }, today)
    if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
    const { profile } = planned.value.object
    expect(profile.body).toEqual({ height: `5'7"`, weight: '150 lb', sex: 'Male', age: '38' })
    expect(profile.diet.allergies).toEqual(['kiwi', 'walnuts'])
    expect([profile.race_type, profile.race_date]).toEqual(['Half', '2027-04-10'])
    expect(profile.environment.sweat_rate_lph).toBeNull()
  })

  test('is byte-identical for the same answers and day', () => {
    const once = JSON.stringify(planRace(answers, today))
    expect(JSON.stringify(planRace({ ...answers }, { ...today }))).toBe(once)
    expect(JSON.stringify(planRace(answers, { year: 2027, month: 4, day: 8 }))).not.toBe(once)
  })

  test('returns every refusal at once', () => {
    const planned = planRace({ ...answers, age: 'old', weight: '', raceDate: '2027-02-30' }, today, {
      dose: 'double',
      forecast: { temp_c: 60, humidity: 40 },
    })
    expect(
      planned.ok ? [] : planned.refused.map((each) => ('field' in each ? each.field : each.path)).sort(),
    ).toEqual(['age', 'preferences.dose', 'preferences.forecast.temp_c', 'raceDate', 'weight'])
  })
})

describe('what a plan repeats', () => {
  const hidden = '\u202E\u2066\u200F\u0000\uD83D\u{E0041}'
  const allergies = [
    `pea${hidden}nutts`,
    `zorble${hidden}fruit`,
    `the ${hidden}weather at 5`,
    'حليب',
    '👩🏽‍🍳',
  ]

  test('has no invisible characters of what was typed, and is the plan for the visible text', () => {
    const dressed = Object.fromEntries(
      Object.entries({ ...answers, allergies: allergies.join(', ') }).map(([field, text]) => [
        field,
        `${hidden}${text}${hidden}`,
      ]),
    )
    const plain = { ...answers, allergies: allergies.join(', ').replaceAll(hidden, '') }
    const planned = planRace({ ...emptyQuestionnaire, ...dressed }, today)
    if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
    expect(JSON.stringify(planned.value)).not.toMatch(/[\u202E\u2066\u200F\u{E0041}]|\\u(?:0000|d83d)/u)
    expect(planned.value.object.profile.diet.allergies).toEqual([
      'peanutts',
      'zorblefruit',
      'the weather at 5',
      'حليب',
      '👩🏽‍🍳',
    ])
    expect(planned).toEqual(planRace(plain, today))
  })
})
