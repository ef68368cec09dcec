import { expect, test } from 'vitest'
import { audited, caseOf, changed } from '../../testing/audit/audited-case.ts'

const given = caseOf({ healthWords: ['high blood pressure'] })

const foundWith = (sodium: number) =>
  audited(
    changed(given, (plan) => {
      for (const meal of plan.training_days[0]?.meals ?? []) meal.sodium_mg = 0
      const [first] = plan.training_days[0]?.meals ?? []
      if (first) first.sodium_mg = sodium
    }),
  ).findings.flatMap(({ id, severity }) => (id === 'no-added-salt' ? [severity] : []))

test('a day of food with more than 2,300 mg of sodium is found where no salt is added', () => {
  expect(foundWith(2300)).toEqual([])
  expect(foundWith(2301)).toEqual(['soft'])
  expect(foundWith(3001)).toEqual(['hard'])
})
