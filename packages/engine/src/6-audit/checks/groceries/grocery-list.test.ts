import { describe, expect, test } from 'vitest'
import { audited, caseOf, changed, failedBeyond } from '../../../../testing/audit/audited-case.ts'

const marathon = { race: 'Marathon', targetSeconds: 4 * 3600, longRunKm: 30, budget: 'Medium' } as const

describe('on any day of the calendar', () => {
  test.each(Array.from({ length: 14 }, (_, day) => 44 + day))(
    '%i days before a race, planned in the fall of 2026, the list agrees',
    (daysToGo) => {
      const given = caseOf({ ...marathon, today: { year: 2026, month: 11, day: 27 }, daysToGo })
      expect(given.plan.groceries.for_long_runs.length).toBeGreaterThan(0)
      expect(audited(given).findings.map(({ id }) => id)).not.toContain('grocery-list-agrees')
    },
  )
})

describe('the gels of a list', () => {
  const given = caseOf({ ...marathon, daysToGo: 84 })

  test('are many enough for a homemade one in practice', () => {
    expect(given.plan.groceries.bought_gels).toBeGreaterThan(48)
    expect(given.plan.groceries.homemade_for_practice).toBe('sugar-gel-home')
  })

  test('are bought for every run where salt is limited, and the list agrees', () => {
    const limited = caseOf({ ...marathon, daysToGo: 84, healthWords: ['high blood pressure'] })
    expect(limited.plan.groceries.bought_gels).toBeGreaterThan(48)
    expect(limited.plan.groceries.homemade_for_practice).toBeNull()
    expect(audited(limited).findings.map(({ id }) => id)).not.toContain('grocery-list-agrees')
  })

  test('are made for practice with salt, which a run needs, and not of sugar that is disliked', () => {
    for (const [dislike, made] of [
      ['salt-table', 'sugar-gel-home'],
      ['sugar-white', null],
    ] as const) {
      const wished = caseOf({ ...marathon, daysToGo: 84, preferences: { kitchen: { dislikes: [dislike] } } })
      expect(wished.plan.groceries.homemade_for_practice).toBe(made)
      expect(audited(wished).findings.map(({ id }) => id)).not.toContain('grocery-list-agrees')
    }
  })

  test.each([null, 'generic-gel', 'sugar-lemon-gel-home'])('with %j for practice do not agree', (id) => {
    const other = changed(given, ({ groceries }) => {
      groceries.homemade_for_practice = id
    })
    expect(failedBeyond(given, other)).toContain('grocery-list-agrees')
  })

  test('with one less do not agree', () => {
    const other = changed(given, ({ groceries }) => {
      groceries.bought_gels -= 1
    })
    expect(failedBeyond(given, other)).toContain('grocery-list-agrees')
  })
})
