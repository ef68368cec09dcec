import { type ModelLine, renderWords } from '@race-nutrition/engine'
import { expect, test } from 'vitest'
import { sampleHalfMarathonPlan } from '../testing/sample-rendered-plan.ts'
import { linesAt, modelOfChoices, writtenLines } from './model-part.ts'
import { raceScheduleTable } from './race-schedule-table.ts'
import { raceScheduleText } from './race-schedule-text.ts'
import type { RenderedPlan } from './rendered-plan.ts'

const { facts } = sampleHalfMarathonPlan()
const line = (place: string, text: string): ModelLine => ({ place, text, lang: 'en' })
const lines = [
  line('race_day_plan.note', 'Trust {race.carbs_per_hour}.'),
  line('race_week.thu_fri', 'Stay calm.'),
  line('race_day_plan.note', 'The start is at {race.start}.'),
  line('race_day_plan.0.action', 'Eat calmly.'),
]

test('lines have the facts of their plan and the model that wrote them; without its fact or its place a line is left out', () => {
  const written = writtenLines(lines, facts, 'some-model')
  expect(written.map(({ place, by }) => [place, by])).toEqual([
    ['race_day_plan.note', 'some-model'],
    ['race_week.thu_fri', 'some-model'],
  ])
  expect(written[0]?.text).toMatch(/^Trust \d+ g of carbs an hour\.$/)
})

test('a plan of the engine alone has no lines and no choices of a model', () => {
  expect(linesAt({}, 'race_day_plan.note')).toEqual([])
  expect(modelOfChoices(facts)).toBeNull()
})

const first = facts.race_day.if_then[1]
if (!first) throw new Error('no if–then line')

/** The half marathon with a line and a first if–then line of a model. */
function withModel(): RenderedPlan {
  const chosen = {
    ...facts,
    runner: { ...facts.runner, preferences: { coach: { by: 'some-model' } } },
    race_day: {
      ...facts.race_day,
      kit: facts.race_day.kit.map((item) => ({ ...item, chosen_by_model: true as const })),
      if_then_by_model: [first?.code ?? 'cramp'],
    },
  }
  return { facts: chosen, words: renderWords(chosen), modelLines: writtenLines(lines, chosen, 'some-model') }
}

test.each([
  ['in a chat', raceScheduleText],
  ['for a spreadsheet', raceScheduleTable],
])('the copied schedule %s marks what is a model’s, and nothing else', (_, copy) => {
  const texts = copy(withModel()).split('\n')
  const own = copy({ facts, words: renderWords(facts) }).split('\n')
  const ofModel = texts.filter((text) => !own.includes(text))
  expect(ofModel).toEqual([
    expect.stringMatching(/^Fuel: [A-Z].* \(chosen by some-model\)$/),
    expect.stringMatching(/^Trust \d+ g of carbs an hour\. \(written by some-model\)$/),
    expect.stringMatching(/ \(chosen by some-model\)$/),
  ])
  expect(own.join('\n')).not.toContain('some-model')
})
