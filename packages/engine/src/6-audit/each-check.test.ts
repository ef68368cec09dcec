import { describe, expect, test } from 'vitest'
import type { NutritionPlan } from '../nutrition-plan.ts'
import { checks } from './audit-plan.ts'
import { breakings } from './testing/breakings.ts'
import { goodMenus } from './testing/good-menus.ts'
import { goodRunner } from './testing/good-plan.ts'
import { audited, failedIn, planOf } from './testing/some-case.ts'
import { unconcerned } from './testing/unconcerned.ts'

const theGood = () => ({ plan: JSON.parse(JSON.stringify(goodMenus)) as NutritionPlan, runner: goodRunner })

describe('of a plan that passes, one change makes one check fail', () => {
  test.each(Object.entries(breakings))('%s', (id, { wishes, change, also = [] }) => {
    const given = wishes ? planOf(wishes) : theGood()
    expect(failedIn(given)).toEqual([])
    change(given.plan)
    expect(failedIn(given)).toEqual([id, ...also].toSorted())
  })

  test('and hardly any takes another with it', () => {
    expect(Object.values(breakings).filter(({ also = [] }) => also.length > 0).length).toBeLessThanOrEqual(2)
  })
})

const conditional = new Set<string>(unconcerned.flatMap((each) => each.checks))

describe('a check that does not concern a runner is neither passed nor failed', () => {
  test.each(unconcerned)('$who', ({ wishes, checks: own }) => {
    const audit = audited(planOf(wishes))
    expect(audit.not_applicable).toEqual(expect.arrayContaining([...own]))
    expect(audit.passed).toBe(audit.total)
    expect(audit.total).toBe(checks.length - audit.not_applicable.length)
  })

  test('and every other check concerns them all', () => {
    const left = unconcerned.flatMap(({ wishes }) => audited(planOf(wishes)).not_applicable)
    expect(left.filter((id) => !conditional.has(id))).toEqual([])
    expect(checks.length - conditional.size).toBeGreaterThan(40)
  })
})

const nothing = {} as NutritionPlan

/** Every text left out, every number kept, and the other way around. */
const without = (kind: 'string' | 'number', plan: NutritionPlan): NutritionPlan => {
  const left = kind === 'string' ? '' : Number.NaN
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (typeof value !== 'object' || value === null) return typeof value === kind ? left : value
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, strip(part)]))
  }
  return strip(plan) as NutritionPlan
}

const passedWithout = (kind: 'string' | 'number') => {
  const audit = audited({ plan: without(kind, goodMenus), runner: goodRunner })
  const left = new Set<string>([...audit.not_applicable, ...audit.findings.map(({ id }) => id)])
  return checks.map(({ id }) => id).filter((id) => !left.has(id))
}

describe('a plan in which nothing can be read', () => {
  test.each(unconcerned)('passes no check, for $who', ({ wishes }) => {
    const { runner } = planOf(wishes)
    expect(audited({ plan: nothing, runner }).passed).toBe(0)
  })

  test('passes no check but those of its sums and limits without its words', () => {
    expect(passedWithout('string')).toEqual([
      'readable-numbers',
      'daily-energy',
      'energy-availability',
      'daily-carbs',
      'daily-protein',
      'daily-fat',
      'daily-energy-adds-up',
      'long-run-meal',
      'long-run-carbs',
      'long-run-fluids',
      'long-run-sodium',
      'long-run-drink-strength',
      'long-run-mass-change',
      'long-run-recovery',
      'totals-add-up',
      'summary-agrees',
    ])
  })

  test('passes none of those, nor any of the race’s numbers, without its numbers', () => {
    const passed = new Set<string>(passedWithout('number'))
    const race = checks.map(({ id }) => id).filter((id) => /^(?:race|feed)-|-hour|totals|gels/.test(id))
    expect(race.length).toBeGreaterThan(10)
    expect(
      [
        ...passedWithout('string'),
        ...race,
        'near-the-targets',
        'drink-strength',
        'pre-race-fluid',
        'no-fuel-at-the-end',
        'caffeine-row-is-empty',
      ].filter((id) => passed.has(id)),
    ).toEqual([
      // Read from words.
      'race-week-grams-stated',
      'race-week-order',
      'race-recovery-protein',
    ])
  })
})

test('passed and failed make the total, in each group and in all', () => {
  const given = theGood()
  breakings['totals-add-up'].change(given.plan)
  breakings['note-heat'].change(given.plan)
  breakings.diet.change(given.plan)
  const audit = audited(given)
  const sumOf = (of: 'passed' | 'total') => audit.groups.reduce((sum, group) => sum + group[of], 0)
  expect(audit.total - audit.passed).toBe(failedIn(given).length)
  expect([sumOf('passed'), sumOf('total')]).toEqual([audit.passed, audit.total])
  expect(audit.groups.map(({ id, title, passed, total }) => `${id} (${title}): ${total - passed}`)).toEqual([
    'adds-up (It adds up): 1',
    'limits (Within the limits): 0',
    'allergies (Allergies and diet): 1',
    'safety (Safety): 0',
  ])
})
