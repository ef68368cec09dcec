import {
  type Field,
  fieldLabels,
  planRace,
  renderRefusalSentence,
  renderRefusal,
} from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { refusalMessage } from './refusal-message.ts'

const refusal = (field: Field, message: string) => ({ field, code: 'c', message })

test('a refusal is shown beside its field without the name of the field', () => {
  const refusals = [refusal('age', 'Age: Try 34.'), refusal('weight', 'Weight: Try 132 lb.')]
  expect(refusalMessage('weight', refusals)).toBe('Try 132 lb.')
  expect(refusalMessage('height', refusals)).toBeNull()
})

test('a sentence that does not begin with the name is unchanged', () => {
  expect(refusalMessage('weight', [refusal('weight', 'Your Weight: is odd.')])).toBe('Your Weight: is odd.')
})

test('a refusal of the engine is reduced to how to fix it', () => {
  const unread = Object.fromEntries(Object.keys(fieldLabels).map((field) => [field, 'odd']))
  const planned = planRace(unread, { year: 2027, month: 1, day: 2 })
  const refused = planned.ok ? [] : planned.refused
  expect(refused.length).toBeGreaterThan(8)
  for (const one of refused) {
    const problem = refusal(one.field, renderRefusal(one))
    expect(refusalMessage(one.field, [problem])).toBe(renderRefusalSentence(one))
  }
})
