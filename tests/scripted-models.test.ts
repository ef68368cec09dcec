import { type NutritionPlan, planRace, readIsoDay } from '@race-nutrition/engine'
import { describe, expect, test } from 'vitest'
import { personalize } from '../apps/server/src/ai/personalize.ts'
import { inProcessSettling } from '../apps/server/testing/ai/test-plan.ts'
import type { Writer } from '../apps/server/src/ai/writer.ts'
import { numbersIn } from '../evals/plain-search.ts'
import { scriptedModels } from '../evals/scripted-models.ts'
import { goldenRunners } from './golden-runners.ts'

const time = { signal: new AbortController().signal, secondsLeft: () => 60 }

const planned = ['saturday-half-vegetarian-lactose', 'teen-marathon', 'race-today'].map((name) => {
  const golden = goldenRunners[name]
  const today = golden && readIsoDay(golden.today)
  const made = today && planRace(golden.answers, today)
  if (!golden || !today || !made?.ok) throw new Error(name)
  return { name, answers: golden.answers, today, by: 'test/model', lang: 'en' as const, planned: made.value }
})

/** Three in four of the dishes that the script chooses: most that may stand alone do not stand together. */
const mostDropped = 9

/** Dishes may be others; targets, rates and the table of the race are not. */
const numbersOfTheRace = ({ race_day_plan, numbers_summary, long_run_fueling }: NutritionPlan) =>
  numbersIn({ race_day_plan, numbers_summary, during: long_run_fueling.during })

describe.each(scriptedModels)('a model that $name', ({ name, answers }) => {
  test.each(planned)('leaves $name without a hard finding and with the engine’s numbers', async (given) => {
    const texts = [...answers(given.planned)]
    const writer: Writer = async () => ({
      ok: true,
      value: { text: texts.shift() ?? '', usage: { inputTokens: null, outputTokens: null } },
    })
    const made = await personalize(given, inProcessSettling, writer, time)
    if (!made.ok) {
      // A whole plan is not what was asked for: the runner gets the engine's own.
      expect([name, made.refused]).toEqual(['hands the whole plan back', 'model-failed'])
      return
    }
    const { object, audit, lines, refused, plan } = made.value.made
    expect(audit.findings.filter(({ severity }) => severity === 'hard')).toEqual([])
    expect(audit.findings.length).toBeLessThanOrEqual(given.planned.audit.findings.length)
    expect(numbersOfTheRace(object)).toEqual(numbersOfTheRace(given.planned.object))
    expect(lines.filter(({ text }) => /\d|:\/\//.test(text))).toEqual([])
    if (name !== 'is perfect') return
    // A dozen dishes at once may together break a check that each alone keeps: some of them are dropped, and counted.
    const dropped = refused.find(({ kind }) => kind === 'choice')?.count ?? 0
    expect(refused.filter(({ kind }) => kind !== 'choice')).toEqual([])
    expect(dropped).toBeLessThanOrEqual(mostDropped)
    expect(lines.length).toBeGreaterThanOrEqual(given.name === 'race-today' ? 3 : 9)
    const meals = [...plan.training_days, ...plan.race_week].flatMap((day) => day.meals)
    expect(meals.some((meal) => meal.chosen_by_model)).toBe(true)
  })
})
