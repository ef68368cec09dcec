import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goodObject, planWith, runnerWith } from '../../testing/some-plan.ts'
import { checkForeignPlan, foreignCheckGroups } from './check-foreign-plan.ts'
import { normalizePlan } from './normalize/normalize-plan.ts'

const everythingExcluded = runnerWith({ allergies: 'peanut, durian', dietPreference: 'Vegan' })
const ids = foreignCheckGroups.flatMap(({ checks }) => Object.keys(checks))

describe('the checks of another service’s plan', () => {
  test('each have a unique id and a title, in three groups', () => {
    expect(foreignCheckGroups.map(({ id }) => id)).toEqual(['adds-up', 'limits', 'allergies'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(15)
    for (const { checks } of foreignCheckGroups) {
      for (const title of Object.values(checks)) expect(title).toMatch(/^[A-Z].{10,}$/)
    }
  })

  test('pass a good plan, and count only the checks that apply', () => {
    const { passed, total, not_applicable, findings } = checkForeignPlan(
      planWith(() => {}),
      runnerWith(),
    )
    expect(findings).toEqual([])
    expect(passed).toBe(total)
    expect(not_applicable).toEqual([
      'caffeine-dose',
      'no-caffeine-under-18',
      'no-caffeine-by-health',
      'allergens',
      'diet',
      'unknown-exclusions',
    ])
    expect(total).toBe(ids.length - not_applicable.length)
  })

  test('all apply to a young runner who excludes something of each kind, where a dose of caffeine is named', () => {
    const plan = planWith(({ prep }) => void prep.race_kit_checklist.push('Caffeine: 0 mg'))
    const young = runnerWith({ age: '17', allergies: 'peanut, durian, anxiety', dietPreference: 'Vegan' })
    const { total, not_applicable } = checkForeignPlan(plan, young)
    expect(total).toBe(ids.length)
    expect(not_applicable).toEqual([])
  })

  test('are counted by group', () => {
    const plan = planWith(({ daily_plan }) => void (daily_plan.carbs_g = 1900))
    const { passed, total, groups } = checkForeignPlan(plan, runnerWith())
    expect(groups.map(({ title, passed: ok, total: all }) => `${title} ${ok} of ${all}`)).toEqual([
      'It adds up 1 of 3',
      'Within the limits 17 of 19',
      'Allergies and diet 0 of 0',
    ])
    expect([passed, total]).toEqual([18, 22])
  })

  test('that apply and find nothing to read all fail', () => {
    const empty = normalizePlan({ profile: { race_type: 'Half' } })
    if (!empty.ok) throw new Error('a profile is a plan')
    const { passed, total, not_applicable, findings } = checkForeignPlan(empty.value, everythingExcluded)
    expect(passed).toBe(0)
    expect(not_applicable).toEqual([
      'before-race',
      'after-race',
      'caffeine-dose',
      'no-caffeine-under-18',
      'no-caffeine-by-health',
    ])
    expect(total).toBe(ids.length - 5)
    expect(findings).toHaveLength(total)
    for (const { severity, message } of findings) {
      expect(severity).toBe('hard')
      expect(message).toMatch(/^Not checked: the plan gives no [a-z ]+\.$/)
    }
  })

  test.each([
    [
      'daily_plan',
      ['daily-energy-adds-up', 'summary-agrees', 'daily-energy', 'daily-carbs', 'daily-protein', 'daily-fat'],
    ],
    [
      'long_run_fueling',
      [
        'summary-agrees',
        'long-run-meal',
        'long-run-carbs',
        'long-run-sodium',
        'long-run-fluids',
        'long-run-drink',
        'long-run-recovery',
      ],
    ],
    [
      'race_day_plan',
      [
        'totals-add-up',
        'readable-times',
        'feed-size',
        'feed-gap',
        'race-carbs',
        'race-sodium',
        'race-fluids',
        'race-drink',
      ],
    ],
    ['numbers_summary', ['summary-agrees', 'totals-add-up']],
  ] as const)('without its %s a plan fails %j', (section, failed) => {
    const { [section]: _, ...rest } = goodObject()
    const plan = normalizePlan(rest)
    if (!plan.ok) throw new Error('there is a plan left')
    const found = checkForeignPlan(plan.value, runnerWith()).findings.map(({ id }) => id)
    expect([...new Set(found)]).toEqual(failed)
  })
})

test('of any plan that was read: passed plus failed is the number that apply, and nothing throws', () => {
  const names = Object.keys(goodObject())
  const number = fc.oneof(fc.double(), fc.constantFrom(0, -1, 1e308, '60-90 g', 'NaN', null))
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('', 'peanut', '-- : before', 'T-', '0:00'),
  )
  const oddPlan = fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.jsonValue(), fc.array(text), number))
  const pouredInto = (value: unknown, pour: () => unknown): unknown => {
    if (typeof value === 'string' || typeof value === 'number') return pour() ?? value
    if (Array.isArray(value)) return value.map((part) => pouredInto(part, pour))
    return Object.fromEntries(
      Object.entries(value as object).map(([name, part]) => [name, pouredInto(part, pour)]),
    )
  }
  const poured = fc
    .infiniteStream(fc.oneof(fc.constant(undefined), number, text))
    .map((stream) => pouredInto(goodObject(), () => stream.next().value))
  fc.assert(
    fc.property(fc.oneof(oddPlan, poured), (given) => {
      const plan = normalizePlan(given)
      if (!plan.ok) return
      const { passed, total, not_applicable, groups, findings } = checkForeignPlan(
        plan.value,
        everythingExcluded,
      )
      expect(total + not_applicable.length).toBe(ids.length)
      expect(passed + new Set(findings.map(({ id }) => id)).size).toBe(total)
      expect(groups.reduce((sum, group) => sum + group.total, 0)).toBe(total)
      // A quoted text may contain anything.
      const numbers = findings.filter(({ message }) => !message.includes('"'))
      for (const { message } of numbers) expect(message).not.toMatch(/NaN|undefined|Infinity|∞|\d{8}/)
    }),
    { numRuns: 100 },
  )
})
