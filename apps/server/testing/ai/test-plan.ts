import { ok, type Questionnaire, planRace, type RacePlan, readIsoDay } from '@race-nutrition/engine'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import type { ModelQuestion } from '../../src/engine/engine.ts'
import type { GivenAnswer } from '../../src/ai/reading/read-answer.ts'
import type { Settling } from '../../src/ai/personalize.ts'
import { promptFor, baselineOf, type PersonalizedPlan, settleTexts } from '../../src/ai/settle-texts.ts'
import type { Prompt, Writer } from '../../src/ai/writer.ts'

/** A golden runner's plan, with some answers changed. */
export function goldenPlan(
  name: string,
  changes: Partial<Questionnaire> = {},
): ModelQuestion & { readonly planned: RacePlan } {
  const golden = goldenRunners[name]
  const today = golden && readIsoDay(golden.today)
  if (!today) throw new Error(name)
  const answers = { ...golden.answers, ...changes }
  const planned = planRace(answers, today)
  if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
  return { answers, planned: planned.value, today, by: 'test/model', lang: 'en' }
}

/** A scripted model, and the prompts that it received. */
export function scriptedWriter(...texts: readonly string[]): { writer: Writer; prompts: Prompt[] } {
  const prompts: Prompt[] = []
  const writer: Writer = async (prompt) => {
    const text = texts[prompts.length] ?? ''
    prompts.push(prompt)
    return { ok: true, value: { text, usage: { inputTokens: 100, outputTokens: 10 } } }
  }
  return { writer, prompts }
}

/** Writes prompts and settles answers in this thread; the plan of each question is made once. */
export const inProcessSettling: Settling<PersonalizedPlan> = {
  ask: async (question) => ok(promptFor(question, baselineFor(question))),
  settle: async (question, texts) => ok(settleTexts(question, texts, baselineFor(question))),
}

const baselines = new WeakMap<ModelQuestion, ReturnType<typeof baselineOf>>()

function baselineFor(question: ModelQuestion) {
  const baseline = baselines.get(question) ?? baselineOf(question)
  baselines.set(question, baseline)
  return baseline
}

export const timeLeft = (seconds: number) => ({
  signal: new AbortController().signal,
  secondsLeft: () => seconds,
})

/** What a model would send: its choices and its lines. */
export const answerWith = ({
  lines = [],
  meals = [],
  fuels = [],
  if_then = [],
}: Partial<GivenAnswer>): string => JSON.stringify({ choices: { meals, fuels, if_then }, lines })
