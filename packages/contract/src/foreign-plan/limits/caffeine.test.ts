import { hardLimits } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { type GoodObject, planWith, row, runnerWith } from '../../../testing/some-plan.ts'
import { checkForeignPlan } from '../check-foreign-plan.ts'

const { dose, day } = hardLimits(runnerWith()).caffeine

const auditOf = (change: (plan: GoodObject) => void, runner = runnerWith()) =>
  checkForeignPlan(planWith(change), runner)

/** What is found about caffeine with these lines in a training day. */
const inDays = (lines: readonly unknown[], runner = runnerWith()) =>
  auditOf((plan) => Object.assign(plan.daily_plan, { example_days: lines }), runner)
    .findings.filter(({ id }) => id === 'caffeine-dose')
    .map(({ message }) => /([\d,.]+) mg/.exec(message)?.[1])

const inRows = (items: readonly string[], runner = runnerWith()) =>
  auditOf((plan) => {
    plan.race_day_plan = items.map((item, at) => row(`0:${10 * (at + 1)}`, item, 0, 0, 0))
  }, runner).findings.filter(({ id }) => id.includes('caffeine'))

const idsAt = (age: string, item: string) => inRows([item], runnerWith({ age })).map(({ id }) => id)

describe('milligrams beside the word caffeine', () => {
  test.each<[unknown, string | null]>([
    ['Gel with 900 mg caffeine', '900'],
    ['Gel with 900mg of caffeine', '900'],
    ['Caffeine: 900 mg', '900'],
    ['Gel (caffeine 900 mg)', '900'],
    ['Caffeine (mg): 900', '900'],
    ['CAFFEINE 1.2 g', '1,200'],
    ['９００ mg caffeine', '900'],
    ['1,200 mg caffeine', '1,200'],
    ['100-900 mg caffeine', '900'],
    ['Caffeine 100 - 900 mg', '900'],
    [{ item: 'Gel', caffeine_mg: 900 }, '900'],
    [{ gel: { caffeine: '900 mg' } }, '900'],
    // Within the limits, or about something else.
    ['Gel with 100 mg caffeine', null],
    ['Decaf gel, 900 mg sodium', null],
    ['900 mg sodium; caffeine free', null],
    ['Caffeine, then 900 mg of sodium', null],
  ])('of %j are checked against the limit of a dose: %j', (line, found) => {
    expect(inDays([line])).toEqual(found === null ? [] : [found])
  })

  test('are found in texts of any length', () => {
    const line = `${'9'.repeat(200_000)} caffeine ${'caffeine '.repeat(20_000)}${'1 '.repeat(100_000)}`
    expect(inDays([line])).toEqual([])
  })
})

describe('caffeine', () => {
  test('is checked only where an amount is named', () => {
    expect(auditOf(() => {}).not_applicable).toContain('caffeine-dose')
    const { not_applicable } = auditOf(({ prep }) => void (prep.race_kit_checklist = ['Gel, caffeine 50 mg']))
    expect(not_applicable).not.toContain('caffeine-dose')
  })

  test('is refused above a dose of 6 mg/kg, in its section', () => {
    expect(dose).toBe(360)
    expect(inRows([`Gel, caffeine ${dose} mg`])).toEqual([])
    expect(inRows([`Gel, caffeine ${dose + 1} mg`])).toMatchObject([
      { severity: 'hard', section: 'race_day_plan' },
    ])
  })

  test('is refused above 400 mg in the rows of race day', () => {
    expect(day).toBe(400)
    expect(inRows(['200 mg caffeine', '200 mg caffeine'])).toEqual([])
    expect(inRows(['200 mg caffeine', '201 mg caffeine'])).toMatchObject([{ id: 'caffeine-dose' }])
  })

  test('in a note is only a warning', () => {
    const { findings } = auditOf(
      ({ assumptions_safety: notes }) => void notes.push('Never 900 mg of caffeine.'),
    )
    expect(findings).toMatchObject([{ id: 'caffeine-dose', severity: 'soft', section: 'assumptions_safety' }])
  })

  test('is refused under 18 when named, with or without an amount', () => {
    expect(idsAt('17', 'A double espresso')).toEqual(['no-caffeine-under-18'])
    expect(idsAt('17', 'Gel, 50 mg caffeine')).toEqual(['caffeine-dose', 'no-caffeine-under-18'])
    expect(idsAt('18', 'A double espresso')).toEqual([])
    expect(idsAt('17', 'Dark chocolate and decaf coffee')).toEqual([])
  })
})
