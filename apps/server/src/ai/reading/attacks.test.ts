import { expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import { attacks } from '../../../testing/reading/attack-texts.ts'
import { settleTexts } from '../settle-texts.ts'
import { longestAnswer } from './answer-limits.ts'

const given = goldenPlan('measured-sweat-hot-marathon')
const { planned } = given

test('there are over twenty attack texts, each of the requested length', () => {
  expect(attacks.length).toBeGreaterThan(20)
  for (const { text } of attacks) {
    expect(text(40_000).length).toBeGreaterThan(20_000)
    expect(text(40_000).length).toBeLessThan(80_000)
  }
})

test.each(attacks)('$name leaves the engine’s numbers, rows and foods as they are', ({ text }) => {
  const { made } = settleTexts(given, [text(longestAnswer)], planned)
  if (!made) return
  expect(made.object.race_day_plan).toEqual(planned.object.race_day_plan)
  expect(made.object.grocery_list).toEqual(planned.object.grocery_list)
  expect(made.object.numbers_summary).toEqual(planned.object.numbers_summary)
})
