import { describe, expect, test } from 'vitest'
import { factsFor } from '../../testing/stages-for.ts'
import { someRunner } from '../../testing/some-runner.ts'
import { linePlaces } from './coach/line-places.ts'
import { raceRates } from '../race-rates.ts'
import { withModelLines } from './model-lines.ts'
import { renderPlan } from './render-plan.ts'
import { renderWords } from './render-words.ts'

const plan = factsFor(someRunner())
const own = renderPlan(plan)
const text = 'Keep the evening calm.'
const withLine = (place: string, written = text) =>
  renderPlan(plan, withModelLines(renderWords(plan), [{ place, text: written, lang: 'en' }], plan))
const readAt = (place: string, from: unknown): unknown =>
  place.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], from)

describe('a line that a model wrote', () => {
  test.each(linePlaces.filter((place) => !/daily_plan|note/.test(place)))(
    'appears once in %s, and nowhere else',
    (place) => {
      const rendered = withLine(place)
      const list = readAt(place, rendered) as string[]
      expect(list.filter((line) => line === text)).toHaveLength(1)
      expect(list.filter((line) => line !== text)).toEqual(readAt(place, own))
      expect(JSON.stringify(rendered).split(text)).toHaveLength(2)
    },
  )

  test('is at the end of its example day', () => {
    const rendered = withLine('daily_plan.example_days.1')
    expect(rendered.daily_plan.example_days[1]).toBe(`${own.daily_plan.example_days[1]}\n${text}`)
    expect(rendered.daily_plan.example_days[0]).toBe(own.daily_plan.example_days[0])
  })

  test('under the table of the race ends race morning on the wire', () => {
    expect(withLine('race_day_plan.note')).toEqual({
      ...own,
      race_week: { ...own.race_week, race_morning: [...own.race_week.race_morning, text] },
    })
  })

  test('has its facts filled in', () => {
    const rendered = withLine('race_week.race_morning', 'Your plan has {race.carbs_per_hour}.')
    expect(rendered.race_week.race_morning.at(-1)).toBe(
      `Your plan has ${raceRates(plan).carbs.amount} g of carbs an hour.`,
    )
  })

  test.each([
    ['a place that the plan does not have', 'race_week.sunday', text],
    ['a fact that the plan does not have', 'race_day_plan.note', 'Take {row.99}.'],
    ['a fact of another part of the plan', 'prep.batch_prep_steps', 'Your plan has {race.carbs_per_hour}.'],
  ])('with %s is left out', (_, place, written) => {
    expect(withLine(place, written)).toEqual(own)
  })
})
