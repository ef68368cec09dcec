import { permittedChoices, raceRates } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import {
  answerWith,
  goldenPlan,
  inProcessSettling,
  scriptedWriter,
  timeLeft,
} from '../../testing/ai/test-plan.ts'
import { personalize } from './personalize.ts'

const given = goldenPlan('saturday-half-vegetarian-lactose', {
  allergies: 'lactose intolerant, kiwi, oak',
})
const own = given.planned.object

const kept = 'Leave early and arrive relaxed.'
const badLine = 'Take an ibuprofen before the start.'
const dayBefore = (text: string) => ({ place: 'race_week.day_before', text })
const withLine = (...texts: readonly string[]) => answerWith({ lines: texts.map(dayBefore) })

async function made(texts: readonly string[], seconds = 60) {
  const { writer, prompts: asked } = scriptedWriter(...texts)
  return { result: await personalize(given, inProcessSettling, writer, timeLeft(seconds)), asked }
}

async function good(texts: readonly string[], seconds = 60) {
  const { result, asked } = await made(texts, seconds)
  if (!result.ok) throw new Error(result.refused)
  const { made: plan, ...took } = result.value
  return { ...plan, ...took, asked }
}

describe('what a model may write', () => {
  test('a line of its own goes after the engine’s', async () => {
    const { object, refused, calls } = await good([withLine(kept)])
    expect(object.race_week.day_before).toEqual([...own.race_week.day_before, kept])
    expect({ refused, calls }).toEqual({ refused: [], calls: 1 })
  })

  test('a fact in a slot is the engine’s, and the line keeps its slot for a plan made again', async () => {
    const text = 'Your plan has {race.carbs_per_hour}.'
    const { object, lines, plan } = await good([
      answerWith({ lines: [{ place: 'race_day_plan.note', text }] }),
    ])
    expect(lines).toEqual([{ place: 'race_day_plan.note', text, lang: 'en' }])
    expect(object.race_week.race_morning.at(-1)).toContain(`${raceRates(plan).carbs.amount} g`)
  })

  test('list markers, bold markup and exclamation marks are removed', async () => {
    const { object } = await good([withLine('- **Leave early** and arrive relaxed!')])
    expect(object.race_week.day_before.at(-1)).toBe('Leave early and arrive relaxed.')
  })

  test('what the engine already says is not repeated', async () => {
    const { object, refused } = await good([
      withLine(kept, `${own.race_week.day_before.at(-1)?.toUpperCase()}`),
    ])
    expect(object.race_week.day_before).toEqual([...own.race_week.day_before, kept])
    expect(refused).toEqual([{ kind: 'copy', count: 1 }])
  })
})

describe('what a model may choose', () => {
  /** No dish of them at two meals. */
  const meals = Object.entries(permittedChoices(given.planned.plan).meals)
    .map(([meal, [, ...recipes]]) => ({ meal, recipes }))
    .filter(({ recipes: [best] }, at, all) => all.findIndex(({ recipes: [other] }) => other === best) === at)

  test('dishes that the plan offers, and what matters most', async () => {
    const { plan, audit, refused, preferences } = await good([
      answerWith({ meals: meals.slice(0, 12), if_then: ['hotter'], lines: [dayBefore(kept)] }),
    ])
    const chosen = [...plan.training_days, ...plan.race_week].flatMap((day) =>
      day.meals.filter((meal) => meal.chosen_by_model),
    )
    expect(chosen.length).toBeGreaterThan(3)
    expect(plan.race_day.if_then_by_model).toEqual(['hotter'])
    expect(preferences.coach?.by).toBe('test/model')
    expect(audit.findings).toEqual(given.planned.audit.findings)
    expect(refused).toEqual([])
  })

  test('no dish that is not offered at that meal: it is counted', async () => {
    const { plan, refused } = await good([
      answerWith({
        meals: [
          { meal: 'rest.dinner', recipes: ['lobster-roll', '__proto__'] },
          { meal: 'constructor', recipes: ['dal'] },
          { meal: 'race-morning.breakfast', recipes: [meals[0]?.recipes[0] ?? ''] },
        ],
        if_then: ['skip-the-doctor'],
        lines: [dayBefore(kept), { place: 'race_week.mon_wed', text: 'Let your legs recover.' }],
      }),
    ])
    expect({ ...plan, runner: null }).toEqual({ ...given.planned.plan, runner: null })
    expect(refused).toEqual([{ kind: 'choice', count: 5 }])
  })
})

test('what a model chose before is not in the plan of an answer that chooses nothing', async () => {
  const [first] = Object.entries(permittedChoices(given.planned.plan).meals)
  const [meal, [, ...recipes]] = first ?? ['', []]
  const before = { coach: { by: 'old/model', meals: { [meal]: recipes } } }
  const { writer } = scriptedWriter(withLine(kept))
  const result = await personalize({ ...given, preferences: before }, inProcessSettling, writer, timeLeft(60))
  expect(result.ok && result.value.made.preferences.coach).toBeUndefined()
  expect(result.ok && result.value.made.plan).toEqual(given.planned.plan)
})

describe('a second answer', () => {
  test('is requested when fewer lines were accepted than rejected, with the kinds and the unknown words', async () => {
    const { object, calls, asked, refused, usage } = await good([withLine(badLine), withLine(kept)])
    expect({ calls, refused, usage }).toEqual({
      calls: 2,
      refused: [],
      usage: { inputTokens: 200, outputTokens: 20 },
    })
    expect(object.race_week.day_before.at(-1)).toBe(kept)
    expect(asked[1]?.turns.map(({ by }) => by)).toEqual(['user', 'assistant', 'user'])
    expect(asked[1]?.turns[2]?.text).toContain('1 × a word that none of the sentences has')
    expect(asked[1]?.turns[2]?.text).toContain('Words that none of them has: ')
    expect(asked[1]?.turns[2]?.text).not.toContain(badLine)
  })

  test('is not requested when as many lines were accepted as rejected', async () => {
    const { calls, refused, object } = await good([withLine(badLine, kept)])
    expect({ calls, refused }).toEqual({ calls: 1, refused: [{ kind: 'word', count: 1 }] })
    expect(object.race_week.day_before.at(-1)).toBe(kept)
  })

  test('leaves the engine’s words, and is counted, if it is not better', async () => {
    const { object, audit, refused, calls } = await good([withLine(badLine), withLine(badLine)])
    expect({ object, calls, audit }).toEqual({ object: own, calls: 2, audit: given.planned.audit })
    expect(refused).toEqual([{ kind: 'word', count: 1 }])
  })

  test('with fewer accepted lines than the first is ignored', async () => {
    const { object, calls } = await good([
      withLine(badLine, badLine.replace('an', 'the'), kept),
      withLine(badLine),
    ])
    expect({ calls, line: object.race_week.day_before.at(-1) }).toEqual({ calls: 2, line: kept })
  })

  test.each([
    [20, 2],
    [19.9, 1],
  ])('with %d seconds left there are %d calls', async (seconds, calls) => {
    const { result, asked } = await made([withLine(badLine), withLine(kept)], seconds)
    expect({ ok: result.ok, calls: asked.length }).toEqual({ ok: true, calls })
  })

  test('is not requested where most of the choices stand, and never takes them away', async () => {
    const meals = Object.entries(permittedChoices(given.planned.plan).meals)
      .slice(0, 6)
      .map(([meal, [, ...recipes]]) => ({ meal, recipes: [...recipes, 'lobster-roll'].slice(-2) }))
    const { calls } = await good([answerWith({ meals: meals.slice(0, 2), if_then: ['hotter', 'wall'] })])
    expect(calls).toBe(1)
    const bad = Array.from({ length: 12 }, () => dayBefore(badLine))
    const both = await good([answerWith({ meals, lines: bad }), answerWith({})])
    expect(both.calls).toBe(2)
    const first = await good([answerWith({ meals })])
    expect(Object.keys(first.preferences.coach?.meals ?? {}).length).toBeGreaterThan(1)
    expect(both.preferences.coach?.meals).toEqual(first.preferences.coach?.meals)
  })

  test('that cannot be parsed leaves the first', async () => {
    const { object, calls } = await good([withLine(badLine), 'Sorry.'])
    expect({ object, calls }).toEqual({ object: own, calls: 2 })
  })

  test('follows one that cannot be read', async () => {
    const { object, asked } = await good(['Sure, here you go!', withLine(kept)])
    expect(object.race_week.day_before.at(-1)).toBe(kept)
    expect(asked[1]?.turns[2]?.text).toContain('no JSON object')
  })
})

describe('for a vegan with celiac disease', () => {
  const vegan = goldenPlan('vegan-marathon-low-budget', { allergies: 'celiac disease' })
  const places = ['race_week.mon_wed', 'race_week.day_before', 'prep.batch_prep_steps', 'assumptions_safety']

  test.each([
    'Bratwurst from the grill tastes good after a win.',
    'Tabbouleh keeps well overnight.',
    'Pierogi the night before sit well.',
    'A wedge of manchego will not hurt.',
  ])('"%s" is rejected, wherever a model writes it', async (text) => {
    const everywhere = answerWith({ lines: places.map((place) => ({ place, text })) })
    const { writer, prompts: asked } = scriptedWriter(everywhere, everywhere)
    const result = await personalize(vegan, inProcessSettling, writer, timeLeft(60))
    if (!result.ok) throw new Error(result.refused)
    const { made: settled } = result.value
    expect(settled.object).toEqual(vegan.planned.object)
    expect(settled.refused.reduce((sum, { count }) => sum + count, 0)).toBe(places.length)
    expect(asked).toHaveLength(2)
  })
})

describe('a failure', () => {
  test('is two answers that cannot be read', async () => {
    expect((await made(['Sorry.', ''])).result).toEqual({ ok: false, refused: 'model-failed' })
  })

  test('is one of them when no time is left', async () => {
    const { result, asked } = await made(['Sorry.'], 5)
    expect({ result, calls: asked.length }).toEqual({
      result: { ok: false, refused: 'model-failed' },
      calls: 1,
    })
  })

  test.each(['model-busy', 'model-failed', 'model-too-slow'] as const)(
    'of the writer is passed on: %s',
    async (fault) => {
      const result = await personalize(
        given,
        inProcessSettling,
        async () => ({ ok: false, refused: fault }),
        timeLeft(60),
      )
      expect(result).toEqual({ ok: false, refused: fault })
    },
  )
})
