import { describe, expect, test } from 'vitest'
import { audited, caseOf, type Changeable, changed } from '../../../../testing/audit/audited-case.ts'
import { saltyGel } from '../../../../testing/salty-gel.ts'
import type { Given } from '../../audit.ts'
import type { Plan } from '../../../plan.ts'

const marathon = { race: 'Marathon', targetSeconds: 4.25 * 3600, daysToGo: 60 } as const

const withDrink = caseOf({
  ...marathon,
  preferences: { fuel: { main: [], drink: { product: 'tailwind-endurance' } } },
})

const withSaltyGel = caseOf({
  ...marathon,
  preferences: {
    fuel: {
      main: [{ label: saltyGel }],
    },
  },
})

const codesAfter = (given: Given, change: (plan: Changeable<Plan>) => void) =>
  audited(changed(given, change))
    .findings.filter(({ id }) => id === 'gut-training-dated')
    .map(({ code, severity, facts }) => [code, severity, facts && 'of' in facts ? facts.of : null].join())

describe.each([
  { given: withDrink, by: 'fluids' },
  { given: withSaltyGel, by: 'sodium' },
])('practice that its $by limit', ({ given, by }) => {
  test('is fine as planned', () => {
    expect(given.plan.gut_training.filter(({ limited }) => limited?.by === by).length).toBeGreaterThan(0)
    expect(codesAfter(given, () => {})).toEqual([])
  })

  test('is a hard finding with as many servings as the step alone asks for', () => {
    const codes = codesAfter(given, ({ gut_training: steps }) => {
      const step = steps.find(({ limited }) => limited)
      if (step) step.servings = 8
    })
    expect(codes).toContain(`practice-above-limit,hard,${by}`)
  })

  test('is a finding where it does not say so', () => {
    const codes = codesAfter(given, ({ gut_training: steps }) => {
      for (const step of steps) delete step.limited
    })
    expect(new Set(codes)).toEqual(new Set(['differs,soft,']))
  })
})
