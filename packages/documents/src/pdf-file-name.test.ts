import { expect, test } from 'vitest'
import { sampleHalfMarathonPlan } from '../testing/sample-rendered-plan.ts'
import { pdfFileName, takeAlongName } from './pdf-file-name.ts'

test.each([
  ['Half', 'nutrition-plan-Half-2026-11-20.pdf'],
  ['10K', 'nutrition-plan-10K-2026-11-20.pdf'],
  ['Half Marathon', 'nutrition-plan-Half-Marathon-2026-11-20.pdf'],
  ['Ultra-Trail', 'nutrition-plan-Ultra-Trail-2026-11-20.pdf'],
  ['../5K: "fast"', 'nutrition-plan--5K-fast--2026-11-20.pdf'],
  ['半程马拉松', 'nutrition-plan-半程马拉松-2026-11-20.pdf'],
  ['', 'nutrition-plan-2026-11-20.pdf'],
])('the plan of a %j is named %s', (type, name) => {
  expect(pdfFileName({ type }, '2026-11-20')).toBe(name)
})

test('what goes along has the day of the race', () => {
  expect(takeAlongName('lock-screen.png', sampleHalfMarathonPlan())).toBe('lock-screen-Half-2026-12-13.png')
})
