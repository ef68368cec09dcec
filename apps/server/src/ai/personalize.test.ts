import { describe, expect, test } from 'vitest'
import { personalize } from './personalize.ts'
import {
  scriptedWriter,
  inProcessSettling,
  goldenPlan,
  timeLeft,
  withParts,
} from '../../testing/ai/test-plan.ts'

const given = goldenPlan('saturday-half-vegetarian-lactose', {
  allergies: 'lactose intolerant, kiwi, oak',
})
const own = given.planned.object

const kept = 'Eat sitting down and without hurry.'
const withLine = (line: string) =>
  withParts(given.planned, {
    race_week: { ...own.race_week, day_before: [...own.race_week.day_before, line] },
  })
const badLine = 'Take an ibuprofen before the start.'

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
    const { object, replaced, calls } = await good([withLine(kept)])
    expect(object.race_week.day_before).toEqual([...own.race_week.day_before, kept])
    expect({ replaced, calls }).toEqual({ replaced: [], calls: 1 })
  })

  test('what is done at a row stays the engine’s', async () => {
    const rows = own.race_day_plan.map((row) => ({ ...row, action: 'Skip the gel' }))
    const { object } = await good([withParts(given.planned, { race_day_plan: rows })])
    expect(object.race_day_plan).toEqual(own.race_day_plan)
  })

  test('list markers, bold markup and exclamation marks are removed', async () => {
    const { object } = await good([withLine('- **Eat sitting down** and without hurry!')])
    expect(object.race_week.day_before.at(-1)).toBe('Eat sitting down and without hurry.')
  })

  test('what the engine already says is not repeated', async () => {
    const { object, replaced } = await good([withLine(`${own.race_week.day_before.at(-1)?.toUpperCase()}`)])
    expect({ object, replaced }).toEqual({ object: own, replaced: [] })
  })

  test('of many lines only as many are accepted as there is room for', async () => {
    const lines = [
      'Rest your legs today.',
      'Read a book on the sofa.',
      'Call a friend and laugh.',
      'Go to bed early tonight.',
      'Look at the course map.',
      'Lay the bib on the chair.',
    ]
    const { object } = await good([
      withParts(given.planned, { race_week: { ...own.race_week, mon_wed: lines } }),
    ])
    expect(object.race_week.mon_wed).toEqual([...own.race_week.mon_wed, ...lines.slice(0, 3)])
  })
})

describe('what a model may not write', () => {
  test('numbers of its own are restored, and the runner sees how many', async () => {
    const { object, replaced } = await good([
      withParts(given.planned, { daily_plan: { ...own.daily_plan, calories_kcal: 1200, carbs_g: 90 } }),
    ])
    expect(object).toEqual(own)
    expect(replaced).toEqual([
      expect.objectContaining({
        section: 'daily_plan',
        severity: 'soft',
        message: 'The AI changed 2 numbers here. The numbers that were worked out stand.',
      }),
    ])
  })

  test('a note never repeats the rejected line', async () => {
    const { replaced } = await good([withLine('Take an ibuprofen before the start.')])
    expect(replaced).toEqual([
      {
        id: 'ai-left-out',
        severity: 'soft',
        section: 'race_week',
        message: 'Left out here: 1 line by the AI that went beyond the plain words of a coach.',
      },
    ])
  })

  test('the engine’s safety notes stay, whatever the model did to them', async () => {
    const { object } = await good([withParts(given.planned, { assumptions_safety: ['All is safe.'] })])
    expect(object.assumptions_safety.slice(0, own.assumptions_safety.length)).toEqual(own.assumptions_safety)
  })

  test('answers stay as the runner gave them', async () => {
    const { object, replaced } = await good([
      withParts(given.planned, {
        profile: { ...own.profile, diet: { preference: 'Omnivore', allergies: [] } },
      }),
    ])
    expect(object.profile).toEqual(own.profile)
    expect(replaced.map(({ id }) => id)).toEqual(['ai-answers'])
  })
})

describe('a second answer', () => {
  test('is requested when fewer lines were accepted than rejected, with the reasons and without the lines', async () => {
    const { object, calls, asked, replaced, usage } = await good([withLine(badLine), withLine(kept)])
    expect({ calls, replaced, usage }).toEqual({
      calls: 2,
      replaced: [],
      usage: { inputTokens: 200, outputTokens: 20 },
    })
    expect(object.race_week.day_before.at(-1)).toBe(kept)
    expect(asked[1]?.turns.map(({ by }) => by)).toEqual(['user', 'assistant', 'user'])
    expect(asked[1]?.turns[2]?.text).toContain(
      'race_week: Left out here: 1 line by the AI that went beyond the plain words of a coach.',
    )
    expect(asked[1]?.turns[2]?.text).not.toContain('ibuprofen')
  })

  test('is not requested when as many lines were accepted as rejected', async () => {
    const mixed = withParts(given.planned, {
      race_week: { ...own.race_week, day_before: [badLine, kept], mon_wed: ['Rest your legs today.'] },
    })
    const { calls, replaced, object } = await good([mixed])
    expect(calls).toBe(1)
    expect(replaced.map(({ id, section }) => [id, section])).toEqual([['ai-left-out', 'race_week']])
    expect(object.race_week.day_before.at(-1)).toBe(kept)
  })

  test('that is no better leaves the engine’s words, and a note about it', async () => {
    const { object, audit, replaced, calls } = await good([withLine(badLine), withLine(badLine)])
    expect({ object, calls }).toEqual({ object: own, calls: 2 })
    expect(audit).toEqual(given.planned.audit)
    expect(replaced.map(({ id, section }) => [id, section])).toEqual([['ai-left-out', 'race_week']])
  })

  test('with fewer accepted lines than the first is ignored', async () => {
    const first = withParts(given.planned, {
      race_week: { ...own.race_week, day_before: [badLine, badLine.replace('an', 'two'), kept] },
    })
    const { object, calls } = await good([first, withLine(badLine)])
    expect({ calls, line: object.race_week.day_before.at(-1) }).toEqual({ calls: 2, line: kept })
  })

  test.each([
    [20, 2],
    [19.9, 1],
  ])('with %d seconds left there are %d calls', async (seconds, calls) => {
    const { result, asked } = await made([withLine(badLine), withLine(kept)], seconds)
    expect({ ok: result.ok, calls: asked.length }).toEqual({ ok: true, calls })
  })

  test('that cannot be parsed leaves the first', async () => {
    const { object, calls } = await good([withLine(badLine), 'Sorry.'])
    expect({ object, calls }).toEqual({ object: own, calls: 2 })
  })

  test('follows one that is not a plan', async () => {
    const { object, asked } = await good(['Sure, here you go!', withLine(kept)])
    expect(object.race_week.day_before.at(-1)).toBe(kept)
    expect(asked[1]?.turns[2]?.text).toContain('no JSON object')
  })
})

describe('for a vegan with celiac disease', () => {
  const vegan = goldenPlan('vegan-marathon-low-budget', { allergies: 'celiac disease' })
  const { object } = vegan.planned

  const everywhere = (line: string) =>
    withParts(vegan.planned, {
      race_week: Object.fromEntries(
        Object.entries(object.race_week).map(([days, lines]) => [days, [...lines, line]]),
      ),
      prep: { ...object.prep, batch_prep_steps: [...object.prep.batch_prep_steps, line] },
      assumptions_safety: [...object.assumptions_safety, line],
      daily_plan: {
        ...object.daily_plan,
        example_days: object.daily_plan.example_days.map((day) => `${day}\n${line}`),
      },
    })

  test.each([
    'Bratwurst from the grill tastes good after a win.',
    'Tabbouleh keeps well overnight.',
    'Pierogi the night before sit well.',
    'A wedge of manchego will not hurt.',
  ])('"%s" is rejected, wherever a model writes it', async (line) => {
    const { writer, prompts: asked } = scriptedWriter(everywhere(line), everywhere(line))
    const result = await personalize(vegan, inProcessSettling, writer, timeLeft(60))
    if (!result.ok) throw new Error(result.refused)
    const { made: settled } = result.value
    expect(settled.object).toEqual(object)
    expect(new Set(settled.replaced.map(({ id }) => id))).toEqual(new Set(['ai-left-out']))
    expect(asked).toHaveLength(2)
  })
})

describe('a failure', () => {
  test('is two answers that are not plans', async () => {
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
