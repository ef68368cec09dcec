import { describe, expect, test } from 'vitest'
import { factsFor } from '../../testing/stages-for.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { withModelLines } from './model-lines.ts'
import { renderPlan } from './render-plan.ts'
import { renderWords } from './render-words.ts'

const plan = factsFor(someRunner())
const own = renderPlan(plan)
const text = 'Keep the evening calm.'
const readAt = (place: string, from: unknown): unknown =>
  place.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], from)

describe('a line that a model wrote', () => {
  test.each([
    'long_run_fueling.pre_run.examples',
    'long_run_fueling.during.schedule',
    'race_week.mon_wed',
    'race_week.thu_fri',
    'race_week.day_before',
    'race_week.race_morning',
    'prep.batch_prep_steps',
    'prep.race_kit_checklist',
    'assumptions_safety',
  ])('appears once in %s, and nowhere else', (place) => {
    const rendered = renderPlan(plan, withModelLines(renderWords(plan), [{ place, text }]))
    const list = readAt(place, rendered) as string[]
    expect(list.filter((line) => line === text)).toHaveLength(1)
    expect(list.filter((line) => line !== text)).toEqual(readAt(place, own))
    expect(JSON.stringify(rendered).split(text)).toHaveLength(2)
  })

  test('is at the end of its example day', () => {
    const rendered = renderPlan(
      plan,
      withModelLines(renderWords(plan), [{ place: 'daily_plan.example_days.1', text }]),
    )
    expect(rendered.daily_plan.example_days[1]).toBe(`${own.daily_plan.example_days[1]}\n${text}`)
    expect(rendered.daily_plan.example_days[0]).toBe(own.daily_plan.example_days[0])
  })

  test('replaces the action of a row, and nothing else in it', () => {
    const rendered = renderPlan(
      plan,
      withModelLines(renderWords(plan), [{ place: 'race_day_plan.2.action', text }]),
    )
    expect(rendered.race_day_plan[2]).toEqual({ ...own.race_day_plan[2], action: text })
  })

  test('for a place that the plan does not have is left out', () => {
    expect(
      renderPlan(plan, withModelLines(renderWords(plan), [{ place: 'race_week.sunday', text }])),
    ).toEqual(own)
  })
})
