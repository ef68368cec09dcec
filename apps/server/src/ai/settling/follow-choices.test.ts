import type { RacePlan } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { type Coach, followChoices } from './follow-choices.ts'

const { planned: baseline } = goldenPlan('half-1-45-omnivore')
const places = Array.from({ length: 12 }, (_, at) => `${at}-days-before.dinner`)
const coach: Coach = {
  by: 'test/model',
  meals: Object.fromEntries(places.map((place) => [place, ['dal']])),
  fuels: ['generic-gel'],
}

/** Plans that fail a check for each of these meals, and how many were made. */
function planning(atFault: readonly string[]) {
  const made: Coach[] = []
  const planOf = (choices: Coach): RacePlan => {
    made.push(choices)
    const faults = Object.keys(choices.meals ?? {}).filter((place) => atFault.includes(place))
    const findings = faults.map(() => ({ id: 'kitchen-bounds', severity: 'soft' }))
    return {
      ...baseline,
      preferences: { coach: choices },
      audit: { ...baseline.audit, findings: [...baseline.audit.findings, ...findings] },
    } as unknown as RacePlan
  }
  const { planned, dropped } = followChoices(coach, baseline, planOf)
  return { kept: planned.preferences.coach, dropped, made: made.length }
}

test('choices that cost no check are all followed, by one plan', () => {
  expect(planning([])).toEqual({ kept: coach, dropped: 0, made: 1 })
})

test('one dish that costs a check goes with the quarter that it is in', () => {
  const { kept, dropped, made } = planning(['4-days-before.dinner'])
  expect(Object.keys(kept?.meals ?? {})).toEqual(places.filter((_, at) => at < 3 || at > 5))
  expect(dropped).toBe(3)
  expect(made).toBeLessThanOrEqual(8)
})

test('where all do, what is no dish is still followed', () => {
  const { kept, dropped, made } = planning(places)
  expect(kept).toEqual({ by: 'test/model', fuels: ['generic-gel'] })
  expect(dropped).toBe(12)
  expect(made).toBeLessThanOrEqual(8)
})

test('without a choice there is nothing to plan', () => {
  expect(followChoices(null, baseline, () => null)).toEqual({ planned: baseline, dropped: 0 })
})
