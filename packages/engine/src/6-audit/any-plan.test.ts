import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NutritionPlan } from '../nutrition-plan.ts'
import { auditPlan } from './audit-plan.ts'
import { goodPlan, goodRunner, goodTargets } from './testing/good-plan.ts'

const anyValue = fc.oneof(
  fc.double(),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -0, -1, 1e308, 0, null, undefined, '', true),
  fc.string({ unit: 'binary' }),
  fc.anything(),
)

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '(((',
    '1/0 g',
    '999999999999999999 g carbs',
    '-- : before',
    'T-',
    'every 0 min: 50 g',
    '0:00',
    'a\u0000b',
    '🥜 peanut 🥜',
  ),
)

/** The shape of a plan with anything at all in some of its places. */
const poured = fc.infiniteStream(fc.tuple(fc.nat(9), anyValue, anyText)).map((stream) => {
  const pour = (value: unknown): unknown => {
    const [lot, other, text] = stream.next().value ?? [0, null, '']
    if (lot === 0) return other
    if (Array.isArray(value)) return lot === 1 ? [] : value.map(pour)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, pour(part)]))
    }
    if (typeof value === 'string') return lot < 4 ? text : value
    return lot < 4 ? other : value
  }
  return pour(goodPlan) as NutritionPlan
})

test('whatever is poured into the shape of a plan, the audit answers and does not throw', () => {
  fc.assert(
    fc.property(poured, (plan) => {
      const audit = auditPlan(plan, goodRunner, goodTargets)
      expect(audit.passed).toBeLessThanOrEqual(audit.total)
      for (const { id, severity, message } of audit.findings) {
        expect(id).not.toBe('')
        expect(['hard', 'soft']).toContain(severity)
        expect(message.length).toBeGreaterThan(10)
      }
    }),
    { numRuns: 300 },
  )
})

test.each<unknown>([null, undefined, 7, 'a plan', [], {}])(
  '%o in place of a plan is audited, and fails',
  (nothing) => {
    const audit = auditPlan(nothing as NutritionPlan, goodRunner, goodTargets)
    expect(audit.findings.some(({ severity }) => severity === 'hard')).toBe(true)
  },
)

test('a plan of zeros fails by its ranges', () => {
  const zeros = JSON.parse(JSON.stringify(goodPlan), (_name, value: unknown) =>
    typeof value === 'number' ? 0 : value,
  ) as NutritionPlan
  const ids = new Set(auditPlan(zeros, goodRunner, goodTargets).findings.map(({ id }) => id))
  for (const id of [
    'daily-energy',
    'daily-carbs',
    'daily-protein',
    'daily-fat',
    'long-run-meal',
    'long-run-recovery',
  ]) {
    expect(ids).toContain(id)
  }
})

test('a very long text is read in a moment', () => {
  const long: NutritionPlan = {
    ...goodPlan,
    assumptions_safety: [
      'no '.repeat(20_000),
      'milk, '.repeat(10_000),
      '1 '.repeat(20_000),
      'a '.repeat(20_000),
    ],
  }
  const start = performance.now()
  auditPlan(long, goodRunner, goodTargets)
  expect(performance.now() - start).toBeLessThan(5000)
})
