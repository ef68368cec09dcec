import { ok, type Questionnaire, planRace, type RacePlan, readIsoDay } from '@race-nutrition/engine'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import type { Question } from '../../src/engine/engine.ts'
import type { Settling } from '../../src/ai/personalize.ts'
import { promptFor, baselineOf, type PersonalizedPlan, settleTexts } from '../../src/ai/settle-texts.ts'
import type { Prompt, Writer } from '../../src/ai/writer.ts'

/** A golden runner's plan, with some answers changed. */
export function goldenPlan(
  name: string,
  changes: Partial<Questionnaire> = {},
): Question & { readonly planned: RacePlan } {
  const golden = goldenRunners[name]
  const today = golden && readIsoDay(golden.today)
  if (!today) throw new Error(name)
  const answers = { ...golden.answers, ...changes }
  const planned = planRace(answers, today)
  if (!planned.ok) throw new Error(JSON.stringify(planned.refused))
  return { answers, planned: planned.value, today }
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

const baselines = new WeakMap<Question, ReturnType<typeof baselineOf>>()

function baselineFor(question: Question) {
  const baseline = baselines.get(question) ?? baselineOf(question)
  baselines.set(question, baseline)
  return baseline
}

export const timeLeft = (seconds: number) => ({
  signal: new AbortController().signal,
  secondsLeft: () => seconds,
})

/** The engine's own plan with some parts changed, as a model would send it. */
export const withParts = ({ object: plan }: RacePlan, parts: object): string =>
  JSON.stringify({ ...plan, ...parts })
