import { ok, type Questionnaire, planRace, type RacePlan, readIsoDay } from '@race-nutrition/engine'
import { goldenRunners } from '../../../../tests/golden-runners.ts'
import type { Question } from '../../src/engine/engine.ts'
import type { Settling } from '../../src/ai/personalise.ts'
import { askFor, baselineOf, type Personalised, settleTexts } from '../../src/ai/settle-texts.ts'
import type { Ask, Writer } from '../../src/ai/writer.ts'

/** A golden runner's plan, with other answers where they are given. */
export function somePlanOf(
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

/** A model by script, and what it was asked. */
export function scriptedWriter(...texts: readonly string[]): { writer: Writer; asked: Ask[] } {
  const asked: Ask[] = []
  const writer: Writer = async (ask) => {
    const text = texts[asked.length] ?? ''
    asked.push(ask)
    return { ok: true, value: { text, usage: { inputTokens: 100, outputTokens: 10 } } }
  }
  return { writer, asked }
}

/** Questions put and answers settled in this thread; a question's own plan is made once. */
export const settlingHere: Settling<Personalised> = {
  ask: async (question) => ok(askFor(question, baselineFor(question))),
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

/** The engine's own plan with some parts of it changed, as a model would hand it over. */
export const withParts = ({ object: plan }: RacePlan, parts: object): string =>
  JSON.stringify({ ...plan, ...parts })
