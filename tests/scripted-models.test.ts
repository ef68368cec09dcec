import { planRace, readIsoDay } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { personalize } from '../apps/server/src/ai/personalize.ts'
import { inProcessSettling } from '../apps/server/testing/ai/test-plan.ts'
import type { Writer } from '../apps/server/src/ai/writer.ts'
import { addedLines, numbersIn } from '../evals/plain-search.ts'
import { scriptedModels } from '../evals/scripted-models.ts'
import { goldenRunners } from './golden-runners.ts'

const time = { signal: new AbortController().signal, secondsLeft: () => 60 }

const planned = ['saturday-half-vegetarian-lactose', 'teen-marathon', 'race-today'].map((name) => {
  const golden = goldenRunners[name]
  const today = golden && readIsoDay(golden.today)
  const made = today && planRace(golden.answers, today)
  if (!golden || !today || !made?.ok) throw new Error(name)
  return { name, answers: golden.answers, today, planned: made.value }
})

describe.each(scriptedModels)('a model that $name', ({ name, answers }) => {
  test.each(planned)('leaves $name without a hard finding and with the engine’s numbers', async (given) => {
    const texts = [...answers(given.planned)]
    const writer: Writer = async () => ({
      ok: true,
      value: { text: texts.shift() ?? '', usage: { inputTokens: null, outputTokens: null } },
    })
    const made = await personalize(given, inProcessSettling, writer, time)
    if (!made.ok) throw new Error(made.refused)
    const { object, audit, replaced } = made.value.made
    expect(audit.findings.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect(numbersIn(object)).toEqual(numbersIn(given.planned.object))
    if (name !== 'is perfect') return
    expect(replaced).toEqual([])
    expect(addedLines(object, given.planned.object).length).toBeGreaterThanOrEqual(12)
  })
})
