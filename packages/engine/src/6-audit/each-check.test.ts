import { describe, expect, test } from 'vitest'
import { checks } from './audit-plan.ts'
import { audited, caseOf, changed, failedBeyond } from '../../testing/audit/audited-case.ts'
import { failingChanges } from '../../testing/audit/failing-changes.ts'
import { inapplicableChecks } from '../../testing/audit/inapplicable-checks.ts'

const theGood = caseOf({})

describe('one change to a good plan makes one check fail', () => {
  test.each(Object.entries(failingChanges))('%s', (id, { wishes, allergies, change, also = [] }) => {
    const given = wishes || allergies !== undefined ? caseOf(wishes ?? {}, allergies) : theGood
    expect(audited(given).not_applicable).not.toContain(id)
    expect(audited(given).findings.map((finding) => finding.id)).not.toContain(id)
    expect(failedBeyond(given, changed(given, change))).toEqual([id, ...also].toSorted())
  })
})

const conditional = new Set<string>(inapplicableChecks.flatMap((each) => each.checks))

describe('a check that does not apply to a runner neither passes nor fails', () => {
  test.each(inapplicableChecks)('$who', ({ wishes, checks: own }) => {
    const audit = audited(caseOf(wishes))
    expect(audit.not_applicable).toEqual(expect.arrayContaining([...own]))
    expect(audit.passed).toBe(audit.total)
    expect(audit.total).toBe(checks.length - audit.not_applicable.length)
  })

  test('and every other check applies to all of them', () => {
    const left = inapplicableChecks.flatMap(({ wishes }) => audited(caseOf(wishes)).not_applicable)
    expect(left.filter((id) => !conditional.has(id))).toEqual([])
    expect(checks.length - conditional.size).toBeGreaterThan(35)
  })
})

test('passed and failed add up to the total, in each group and overall', () => {
  const broken = changed(theGood, (plan) => {
    failingChanges['feed-gap'].change(plan)
    failingChanges['totals-add-up'].change(plan)
    failingChanges['note-drink-to-thirst'].change(plan)
  })
  const audit = audited(broken)
  const sumOf = (of: 'passed' | 'total') => audit.groups.reduce((sum, group) => sum + group[of], 0)
  expect(audit.total - audit.passed).toBe(3)
  expect([sumOf('passed'), sumOf('total')]).toEqual([audit.passed, audit.total])
  expect(audit.groups.map(({ id, passed, total }) => `${id} ${total - passed}`)).toEqual([
    'adds-up 1',
    'limits 1',
    'allergies 0',
    'safety 1',
  ])
})

test('every check is in one group', () => {
  const grouped = audited(theGood).groups.reduce((sum, { total }) => sum + total, 0)
  expect(grouped).toBe(audited(theGood).total)
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
  expect(Object.keys(failingChanges).toSorted()).toEqual(checks.map(({ id }) => id as string).toSorted())
})
