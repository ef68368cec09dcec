import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizePlan } from './normalize-plan.ts'
import { nutritionPlan } from '../../nutrition-plan.ts'

const read = (given: unknown) => {
  const plan = normalizePlan(given)
  if (!plan.ok) throw new Error(plan.refused.code)
  return plan.value
}

describe('a plan of a model', () => {
  test('keeps numbers that were sent as text', () => {
    const { daily_plan, numbers_summary } = read({
      daily_plan: { calories_kcal: '2,800 kcal', carbs_g: '~410 g', protein_g: '110-120', fat_g: 80 },
      numbers_summary: { race_day_totals: { gels_count: '6 gels' } },
    })
    expect(daily_plan).toMatchObject({ calories_kcal: 2800, carbs_g: 410, protein_g: 110, fat_g: 80 })
    expect(numbers_summary.race_day_totals.gels_count).toBe(6)
  })

  test('has every number in the unit of its field name', () => {
    const { daily_plan, long_run_fueling, profile, numbers_summary } = read({
      daily_plan: { calories_kcal: '10000 kJ', carbs_g: '0.4 kg' },
      long_run_fueling: { during: { sodium_mg_per_hr: '1.2 g', fluids_ml_per_hr: '0.9 L' } },
      profile: { environment: { sweat_rate_lph: '900 ml/h' } },
      numbers_summary: {
        daily: { kcal: '10000 kJ' },
        race_day_totals: { fluids_ml: '2.5 L', gels_count: 6 },
      },
    })
    expect(daily_plan).toMatchObject({ calories_kcal: 2390, carbs_g: 400 })
    expect(long_run_fueling.during).toMatchObject({ sodium_mg_per_hr: 1200, fluids_ml_per_hr: 900 })
    expect(profile.environment.sweat_rate_lph).toBe(0.9)
    expect(numbers_summary).toMatchObject({ daily: { kcal: 2390 }, race_day_totals: { fluids_ml: 2500 } })
  })

  test('has zero if a number is missing, null, or not a number', () => {
    const { daily_plan } = read({ daily_plan: { carbs_g: null, protein_g: 'plenty', fat_g: true } })
    expect(daily_plan).toEqual({ calories_kcal: 0, carbs_g: 0, protein_g: 0, fat_g: 0, example_days: [] })
  })

  test.each([
    [null, null],
    [undefined, null],
    ['Not specified', null],
    ['', null],
    [0.9, 0.9],
    ['0.9 L/h', 0.9],
    ['1,2', 1.2],
  ])('with the sweat rate %j has %j', (given, rate) => {
    const { profile } = read({ profile: { environment: { course: 'Flat', sweat_rate_lph: given } } })
    expect(profile.environment.sweat_rate_lph).toBe(rate)
  })

  test('has texts if its schedule contained objects', () => {
    const { long_run_fueling } = read({
      long_run_fueling: {
        during: { schedule: [{ time: '0:30', item: '1 gel', carbs_g: 25 }, '1:00 water'] },
      },
    })
    expect(long_run_fueling.during.schedule).toEqual(['0:30, 1 gel, 25 g carbs', '1:00 water'])
  })

  test('has an empty list for each missing one, and drops unknown fields', () => {
    const plan = read({ race_week: { mon_wed: ['Rice'] }, chain_of_thought: 'secret', prep: { more: 1 } })
    expect(plan.race_week).toEqual({ mon_wed: ['Rice'], thu_fri: [], day_before: [], race_morning: [] })
    expect(plan.prep).toEqual({ batch_prep_steps: [], race_kit_checklist: [] })
    expect(plan.race_day_plan).toEqual([])
    expect(plan).not.toHaveProperty('chain_of_thought')
  })

  test('keeps a row that is one sentence as an action, and drops an empty row', () => {
    const { race_day_plan } = read({ race_day_plan: ['0:25 take a gel', null, { time: 25, carbs_g: '25g' }] })
    const nothing = { time: '', action: '', item: '', carbs_g: 0, sodium_mg: 0, fluids_ml: 0 }
    expect(race_day_plan).toEqual([
      { ...nothing, action: '0:25 take a gel' },
      { ...nothing, time: '25', carbs_g: 25 },
    ])
  })

  test('is parsed from a JSON text, fenced or not, at the top level and in a section', () => {
    const plan = { daily_plan: { carbs_g: 400 } }
    const nested = { daily_plan: JSON.stringify(plan.daily_plan) }
    for (const given of [JSON.stringify(plan), `\`\`\`json\n${JSON.stringify(plan)}\n\`\`\``, nested]) {
      expect(read(given).daily_plan.carbs_g).toBe(400)
    }
  })

  test('always has texts in its profile', () => {
    const { profile } = read({
      profile: { race_type: 'Half', body: { age: 34, height: { feet: 5, inches: 10 }, weight: null } },
    })
    expect(profile.body).toEqual({ age: '34', height: 'feet: 5, inches: 10', weight: '', sex: '' })
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Sorry, I can not do that.'],
    ['a number', 7],
    ['a list', [{ profile: { race_type: '5K' } }]],
    ['an empty object', {}],
    ['an object without any section', { error: 'quota' }],
    ['sections without content', { profile: {}, race_day_plan: [], daily_plan: null }],
    ['sections it only inherits', Object.create({ daily_plan: { carbs_g: 1 } })],
  ])('is refused for %s', (_, given) => {
    expect(normalizePlan(given)).toEqual({ ok: false, refused: { code: 'no-plan' } })
  })
})

const oddity = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withObjectString: true,
  withTypedArray: true,
})
const names = [...Object.keys(nutritionPlan.shape), '__proto__', 'constructor', 'toString']
const oddPlan = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), oddity))

describe('of anything at all', () => {
  test('the result is a plan that the schema accepts, or none, and nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(oddity, oddPlan, fc.json()), (given) => {
        const plan = normalizePlan(given)
        if (plan.ok) expect(nutritionPlan.safeParse(plan.value).success).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  test('a normalized plan stays as it is', () => {
    fc.assert(
      fc.property(oddPlan, (given) => {
        const once = normalizePlan(given)
        if (once.ok) expect(normalizePlan(structuredClone(once.value))).toEqual(once)
      }),
      { numRuns: 300 },
    )
  })

  test('no prototype can be polluted', () => {
    const attack = JSON.parse(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"daily_plan":{"__proto__":{"carbs_g":9},"fat_g":1}}',
    ) as unknown
    expect(read(attack).daily_plan).toMatchObject({ carbs_g: 0, fat_g: 1 })
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  test('endless nesting exhausts nothing', () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    const deepObject = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    const circle: Record<string, unknown> = { fat_g: 1 }
    circle['example_days'] = [circle]
    for (const within of [JSON.parse(deep), JSON.parse(deepObject), deep, circle]) {
      expect(
        read({ daily_plan: circle, race_week: { mon_wed: within }, prep: within }).daily_plan.fat_g,
      ).toBe(1)
    }
  })
})
