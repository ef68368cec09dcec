import {
  type Field,
  fieldLabels,
  planRace,
  renderRefusalSentence,
  renderRefusal,
} from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { refusalBeside } from './refusal-beside.ts'

const refusal = (field: Field, message: string) => ({ field, code: 'c', message })

test('a refusal stands beside its field without the name of the field', () => {
  const refusals = [refusal('age', 'Age: Try 34.'), refusal('weight', 'Weight: Try 132 lb.')]
  expect(refusalBeside('weight', refusals)).toBe('Try 132 lb.')
  expect(refusalBeside('height', refusals)).toBeNull()
})

test('a sentence that does not begin with the name stays whole', () => {
  expect(refusalBeside('weight', [refusal('weight', 'Your Weight: is odd.')])).toBe('Your Weight: is odd.')
})

test('what the engine refuses comes down to how to mend it', () => {
  const unread = Object.fromEntries(Object.keys(fieldLabels).map((field) => [field, 'odd']))
  const planned = planRace(unread as never, { year: 2027, month: 1, day: 2 })
  const refused = planned.ok ? [] : planned.refused
  expect(refused.length).toBeGreaterThan(8)
  for (const one of refused) {
    const problem = refusal(one.field, renderRefusal(one))
    expect(refusalBeside(one.field, [problem])).toBe(renderRefusalSentence(one))
  }
})
