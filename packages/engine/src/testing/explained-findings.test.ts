import { expect, test } from 'vitest'
import type { Finding } from '../6-audit/audit.ts'
import { planRace } from '../plan-race.ts'
import { isExplained } from './explained-findings.ts'
import { someRunner } from './some-runner.ts'

const { answers, today } = someRunner()
const planned = planRace(answers, today)
if (!planned.ok) throw new Error('this runner is understood')
const made = planned.value
const [day] = made.details.days
if (!day) throw new Error('a plan has days')
const { kcal, carbs_g: carbs, protein_g: protein } = day.totals

const soft = (id: string, message: string): Finding => ({
  id,
  severity: 'soft',
  section: 'daily_plan',
  message,
})
const noting = (note: string) => ({ ...made, plan: { ...made.plan, assumptions_safety: [note] } })

const short = soft(
  'days-meet-their-targets',
  `"Total: ${kcal} kcal, ${carbs} g carbs, ${protein} g protein" comes to ${kcal} kcal, and 9000 are planned.`,
)
const rows = soft(
  'near-the-targets',
  'From start to finish the rows bring 40 g of carbs an hour, and the target is 60 g.',
)
const little = soft('race-recovery-protein', 'Protein after the race: 13 g is less than 14 g. One serving.')

test.each([
  ['a day', short, 'Met at once: fiber and energy gave way on training day 1. The figures printed are'],
  ['the rows', rows, 'In the race, carbs come to about 40 g an hour instead of 60. Whole servings.'],
  ['the meal', little, 'The meal after the race holds 13 g of the 15 g protein: the foods allow no more.'],
])('a finding of %s is explained by its own sentence', (_of, finding, note) => {
  const said = note.replace('Met', 'With the foods you may eat, not every number can be met')
  expect(isExplained(finding, noting(said))).toBe(true)
  expect(isExplained(finding, made)).toBe(false)
  expect(isExplained({ ...finding, severity: 'hard' }, noting(said))).toBe(false)
})

test.each([
  [
    'another day',
    short,
    'not every number can be met at once: energy gave way on training day 2. The figures printed',
  ],
  [
    'another figure',
    short,
    'not every number can be met at once: fiber gave way on training day 1. The figures printed',
  ],
  ['the long run', rows, 'On the long run, carbs come to about 40 g an hour instead of 60. Whole servings.'],
  ['sodium', rows, 'In the race, sodium comes to about 40 mg an hour instead of 60. Whole servings.'],
  ['other grams', little, 'The meal after the race holds 12 g of the 15 g protein: the foods allow no more.'],
  ['the long run’s meal', little, 'The meal after the long run holds 13 g of the 15 g protein.'],
])('a note about %s explains nothing', (_what, finding, note) => {
  expect(isExplained(finding, noting(note))).toBe(false)
})
