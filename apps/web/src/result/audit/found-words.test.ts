import type { PlanAudit } from '@race-nutrition/contract'
import { expect, test } from 'vitest'
import { foundWords } from './found-words.ts'

type Finding = PlanAudit['findings'][number]

const finding = (severity: Finding['severity'], section: string): Finding => ({
  id: 'energy',
  severity,
  section,
  message: 'The energy of a day is low.',
})

test.each<[string, Finding[]]>([
  ['', []],
  ['Worth knowing: daily plan', [finding('soft', 'daily_plan')]],
  ['Worth knowing: daily plan', [finding('soft', 'daily_plan'), finding('soft', 'daily_plan')]],
  ['Worth knowing: daily plan and 1 more', [finding('soft', 'daily_plan'), finding('soft', 'race_week')]],
  ['Must be put right: race week', [finding('soft', 'daily_plan'), finding('hard', 'race_week')]],
  ['Worth knowing: the plan', [finding('soft', 'a section of a later version')]],
])('"%s" is said of what was found', (words, findings) => {
  expect(foundWords(findings)).toBe(words)
})
