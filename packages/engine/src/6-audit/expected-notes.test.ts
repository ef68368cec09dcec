import { describe, expect, test } from 'vitest'
import { audited, caseOf, changed, failedBeyond } from '../../testing/audit/audited-case.ts'
import type { Given } from './audit.ts'

const withoutNote = (given: Given, code: string) =>
  changed(given, (plan) => {
    plan.notes = plan.notes.filter((note) => note.code !== code)
  })

const withNote = (given: Given, code: 'gelatin' | 'honey-and-gelatin') =>
  changed(given, (plan) => {
    plan.notes.push({ code, facts: null })
  })

describe.each([
  ['Vegetarian', 'gelatin'],
  ['Vegan', 'honey-and-gelatin'],
] as const)('the note of gelatin of a %s runner', (diet, code) => {
  const bought = caseOf({ diet, budget: 'Medium' })
  const homemade = caseOf({ diet, budget: 'Low' })

  test('is required if a kit names a bought gel', () => {
    expect(audited(bought).findings).toEqual([])
    expect(failedBeyond(bought, withoutNote(bought, code))).toEqual(['note-exclusions'])
  })

  test('has no ground where all fuel is homemade', () => {
    expect(audited(homemade).findings).toEqual([])
    expect(failedBeyond(homemade, withNote(homemade, code))).toEqual(['notes-fit-the-plan'])
  })
})
