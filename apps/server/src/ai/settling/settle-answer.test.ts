import { permittedChoices, planRace, type RacePlan, raceRates } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { goldenPlan } from '../../../testing/ai/test-plan.ts'
import type { GivenAnswer } from '../reading/read-answer.ts'
import { settleAnswer } from './settle-answer.ts'

const { planned: own, ...question } = goldenPlan('half-1-45-omnivore')
/** No dish of them at two meals. */
const meals = Object.entries(permittedChoices(own.plan).meals)
  .map(([meal, [, ...recipes]]) => ({ meal, recipes }))
  .filter(({ recipes: [best] }, at, all) => all.findIndex(({ recipes: [other] }) => other === best) === at)

const settle = (given: Partial<GivenAnswer>, asked: Parameters<typeof settleAnswer>[1] = question) =>
  settleAnswer({ meals: [], fuels: [], if_then: [], lines: [], ...given }, asked, own)

const kept = 'Leave early and arrive relaxed.'
const bad = 'Take an ibuprofen before the start.'
const dayBefore = (text: string) => ({ place: 'race_week.day_before', text })

const chosenIn = ({ plan }: RacePlan) =>
  [...plan.training_days, ...plan.race_week].flatMap((day) =>
    day.meals
      .filter((meal) => meal.chosen_by_model)
      .map((meal) => ({ meal: `${day.key}.${meal.name}`, recipe: meal.recipe.id })),
  )

test('an empty answer is the engine’s plan', () => {
  expect(settle({})).toEqual({ planned: own, lines: [], standing: 0, refused: [], unknownWords: [] })
})

test('lines stand after the engine’s, and the plan under them is the engine’s own', () => {
  const { planned, lines, standing } = settle({ lines: [dayBefore(kept)] })
  expect(lines).toEqual([{ place: 'race_week.day_before', text: kept, lang: 'en' }])
  expect(standing).toBe(1)
  expect(planned.object).toEqual({
    ...own.object,
    race_week: { ...own.object.race_week, day_before: [...own.object.race_week.day_before, kept] },
  })
  expect({ plan: planned.plan, audit: planned.audit }).toEqual({ plan: own.plan, audit: own.audit })
})

describe('choices', () => {
  const settled = settle({ meals: meals.slice(0, 12), if_then: ['hotter'] })

  test('stand in a plan made again, as dishes that were offered', () => {
    const chosen = chosenIn(settled.planned)
    expect(chosen.length).toBeGreaterThan(3)
    for (const { meal, recipe } of chosen) {
      expect(meals.find((each) => each.meal === meal)?.recipes).toContain(recipe)
    }
    expect(settled.planned.plan.race_day.if_then_by_model).toEqual(['hotter'])
    expect(settled.planned.preferences.coach?.by).toBe('test/model')
    expect(settled.refused).toEqual([])
  })

  test('move no number, row or finding of the race', () => {
    const { object, audit, plan } = settled.planned
    expect(object.race_day_plan).toEqual(own.object.race_day_plan)
    expect(object.numbers_summary).toEqual(own.object.numbers_summary)
    expect(plan.targets).toEqual(own.plan.targets)
    expect(audit.findings).toEqual(own.audit.findings)
  })

  test('stand in a plan that is made again from the preferences of this one', () => {
    const { preferences, plan } = settled.planned
    const again = planRace(question.answers, question.today, preferences)
    expect(again.ok && again.value.plan).toEqual(plan)
  })

  test('stand beside what the runner set, which wins over them', () => {
    const first = meals.find(({ recipes }) => recipes.length > 1)
    const [mine = '', theirs = ''] = first?.recipes ?? []
    const place = first?.meal ?? ''
    const preferences = { start_time: '09:30', kitchen: { swaps: { [place]: mine } } }
    const { planned } = settle({ meals: [{ meal: place, recipes: [theirs] }] }, { ...question, preferences })
    expect(theirs).not.toBe('')
    expect(planned.preferences).toMatchObject(preferences)
    expect(chosenIn(planned)).toEqual([])
  })

  test('are the model’s by its name as it is printed', () => {
    const { planned } = settle({ meals }, { ...question, by: `a model ${'x'.repeat(500)}` })
    expect(planned.preferences.coach?.by).toMatch(/^a-model-x{72}$/)
    expect(planned.plan.runner.preferences.coach?.by).toBe(planned.preferences.coach?.by)
  })
})

describe('what is left out is counted by kind', () => {
  test('lines and choices together, each kind once', () => {
    const { refused, standing, unknownWords, planned } = settle({
      meals: [
        { meal: meals[0]?.meal ?? '', recipes: ['lobster-roll', '__proto__'] },
        { meal: 'constructor', recipes: ['dal'] },
      ],
      if_then: ['skip-the-doctor'],
      lines: [
        dayBefore(bad),
        dayBefore(bad.replace('an', 'the')),
        dayBefore('Take 200 g of carbs an hour.'),
        { place: '__proto__', text: kept },
        dayBefore(kept),
        dayBefore(own.object.race_week.day_before[0] ?? ''),
      ],
    })
    expect(Object.fromEntries(refused.map(({ kind, count }) => [kind, count]))).toEqual({
      word: 2,
      figure: 1,
      place: 1,
      copy: 1,
      choice: 4,
    })
    expect(refused).toHaveLength(5)
    expect(standing).toBe(1)
    expect(unknownWords).toContain('ibuprofen')
    expect(chosenIn(planned)).toEqual([])
  })

  test('a bad line does not take the choices beside it away, nor a bad choice the lines', () => {
    const choices = { meals: meals.slice(0, 12) }
    const lines = [dayBefore(kept)]
    expect(chosenIn(settle({ ...choices, lines: [dayBefore(bad)] }).planned)).toEqual(
      chosenIn(settle(choices).planned),
    )
    expect(settle({ meals: [{ meal: 'x', recipes: ['x'] }], lines }).lines).toEqual(settle({ lines }).lines)
  })
})

test('a slot is filled from the plan with the choices in it', () => {
  const text = 'Your plan has {race.carbs_per_hour}.'
  const { planned } = settle({
    meals: meals.slice(0, 12),
    lines: [{ place: 'race_day_plan.note', text }],
  })
  expect(planned.object.race_week.race_morning.at(-1)).toContain(`${raceRates(planned.plan).carbs.amount} g`)
})

test('what stands is what the plan follows', () => {
  const { planned, standing } = settle({ meals, if_then: ['hotter', 'stop-signs'] })
  expect(standing).toBe(chosenIn(planned).length + 1)
})
