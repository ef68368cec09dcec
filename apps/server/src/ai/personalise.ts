import {
  type Audit,
  auditPlan,
  checkTitles,
  type Finding,
  type NutritionPlan,
  ok,
  type PlainDay,
  type PlanSection,
  type Questionnaire,
  type RacePlan,
  readRunner,
  refuse,
  type Result,
  type Runner,
  setTargets,
} from '@race-nutrition/engine'
import { groundedAsk } from './grounding/grounded-ask.ts'
import { reasonsOf, repairAsk, unreadable } from './grounding/repair-ask.ts'
import { factsOf } from './provenance/facts.ts'
import { readAnswer } from './reading/read-answer.ts'
import { type Replaced, sectionStands } from './settling/replaced.ts'
import { type Settled, settlePlan } from './settling/settle-plan.ts'
import type { Ask, Usage, Writer, WriterFault } from './writer.ts'

export interface Given {
  readonly answers: Questionnaire
  readonly planned: RacePlan
  readonly today: PlainDay
}

export interface Time {
  readonly signal: AbortSignal
  readonly secondsLeft: () => number
}

/** The engine's plan with a model's words beside it. */
export interface Personalised {
  readonly plan: NutritionPlan
  /** Of the plan as it is handed out. */
  readonly audit: Audit
  readonly usage: Usage
  readonly calls: number
  /** What of the model's was replaced and why: findings to show beside those of the audit. */
  readonly replaced: readonly Replaced[]
}

/** A second answer takes about as long as the first. */
const leastForARepair = 20

/** Asks the model, keeps what may stand, sends back once what may not, and lets the engine's words stand for the rest. */
export async function personalise(
  given: Given,
  writer: Writer,
  time: Time,
): Promise<Result<Personalised, WriterFault>> {
  const baseline = baselineOf(given)
  const ask = groundedAsk(given.answers, baseline.runner, given.planned)
  const first = await writer(ask, time.signal)
  if (!first.ok) return first
  const draft = await draftOf(first.value.text, baseline)
  if (draft?.hard.length === 0) return ok(handedOut(draft, baseline, [first.value.usage]))
  const second = await repaired(ask, { text: first.value.text, draft }, writer, time)
  const usages = [first.value.usage, ...(second?.ok ? [second.value.usage] : [])]
  const better = second?.ok ? await draftOf(second.value.text, baseline) : null
  const best = better && better.hard.length <= (draft?.hard.length ?? Infinity) ? better : (draft ?? better)
  if (best) return ok(handedOut(best, baseline, usages, second ? 2 : 1))
  return second && !second.ok ? second : refuse('model-failed')
}

/** What the answer is held against, worked out once. */
interface Baseline {
  readonly planned: RacePlan
  readonly runner: Runner
  readonly audited: (plan: NutritionPlan) => Audit
  readonly settled: (written: NutritionPlan) => Settled
  /** Hard findings that the engine's own plan does not have. */
  readonly brought: (audit: Audit) => readonly Finding[]
}

function baselineOf({ answers, planned, today }: Given): Baseline {
  const read = readRunner(answers, today)
  if (!read.ok) throw new Error('The answers of a plan that was made can be read.')
  const runner = read.value
  const targets = setTargets(runner)
  const facts = factsOf(planned)
  const own = new Set(planned.audit.findings.map(sayOf))
  return {
    planned,
    runner,
    audited: (plan) => auditPlan(plan, runner, targets),
    settled: (written) => settlePlan(written, planned, facts),
    brought: ({ findings }) => findings.filter((finding) => isHard(finding) && !own.has(sayOf(finding))),
  }
}

const isHard = ({ severity }: Finding) => severity === 'hard'
const sayOf = ({ id, section, message }: Finding) => `${id} ${section} ${message}`

/** An answer settled against the baseline, with the hard findings that its words brought. */
interface Draft extends Settled {
  readonly audit: Audit
  readonly hard: readonly Finding[]
}

async function draftOf(text: string, baseline: Baseline): Promise<Draft | null> {
  const answer = await readAnswer(text)
  if (!answer.ok) return null
  const settled = baseline.settled(answer.value)
  const audit = baseline.audited(settled.plan)
  return { ...settled, audit, hard: baseline.brought(audit) }
}

/** Null where there is no time for a second answer. */
async function repaired(
  ask: Ask,
  { text, draft }: { text: string; draft: Draft | null },
  writer: Writer,
  time: Time,
): Promise<Awaited<ReturnType<Writer>> | null> {
  if (time.signal.aborted || time.secondsLeft() < leastForARepair) return null
  const reasons = draft ? reasonsOf(draft.hard, draft.replaced) : [unreadable]
  return writer(repairAsk(ask, text, reasons), time.signal)
}

function handedOut(draft: Draft, baseline: Baseline, usages: readonly Usage[], calls = 1): Personalised {
  const { plan, audit, replaced } = withoutHard(draft, baseline)
  return { plan, audit, replaced, calls, usage: sumOf(usages) }
}

/** Sections with a hard finding go back to the engine's words, and the whole plan where that does not help. */
function withoutHard(
  draft: Draft,
  { planned, audited, brought }: Baseline,
): Settled & { readonly audit: Audit } {
  if (draft.hard.length === 0) return draft
  const failed = new Map(draft.hard.map(({ section, id }) => [section, id]))
  const told = [...failed].map(([section, id]) => sectionStands(section, checkTitles[id] ?? id))
  const replaced = [...draft.replaced.filter(({ section }) => !failed.has(section)), ...told]
  const plan = { ...draft.plan, ...pick(planned.plan, [...failed.keys()]) }
  const audit = audited(plan)
  return brought(audit).length === 0 ? { plan, audit, replaced } : { ...planned, replaced }
}

const pick = (plan: NutritionPlan, sections: readonly PlanSection[]): Partial<NutritionPlan> =>
  Object.fromEntries(sections.map((section) => [section, plan[section]]))

const sumOf = (usages: readonly Usage[]): Usage => ({
  inputTokens: sum(usages.map(({ inputTokens }) => inputTokens)),
  outputTokens: sum(usages.map(({ outputTokens }) => outputTokens)),
})

/** Unknown where one of the calls did not say. */
const sum = (counts: readonly (number | null)[]) =>
  counts.some((count) => count === null)
    ? null
    : counts.reduce<number>((total, count) => total + (count ?? 0), 0)
