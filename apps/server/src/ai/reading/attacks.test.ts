import { expect, test } from 'vitest'
import { settlePlan } from '../settling/settle-plan.ts'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { longestAnswer } from './answer-limits.ts'
import { readAnswer } from './read-answer.ts'
import { attacks } from '../../../testing/reading/attack-texts.ts'

const { planned } = goldenPlan('measured-sweat-hot-marathon')

/** From the text of a model to a settled plan. */
function readAndSettle(text: string) {
  const answer = readAnswer(text)
  return answer.ok ? settlePlan(answer.value, planned) : null
}

test('there are over twenty attack texts, each of the requested length', () => {
  expect(attacks.length).toBeGreaterThan(20)
  for (const { text } of attacks) {
    expect(text(40_000).length).toBeGreaterThan(20_000)
    expect(text(40_000).length).toBeLessThan(80_000)
  }
})

test.each(attacks)('$name leaves the engine’s numbers, rows and foods as they are', ({ text }) => {
  const made = readAndSettle(text(longestAnswer))
  if (!made) return
  const bare = (row: (typeof made.object.race_day_plan)[number]) => ({ ...row, action: '' })
  expect(made.object.race_day_plan.map(bare)).toEqual(planned.object.race_day_plan.map(bare))
  expect(made.object.grocery_list).toEqual(planned.object.grocery_list)
  expect(made.object.numbers_summary).toEqual(planned.object.numbers_summary)
})
