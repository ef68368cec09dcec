import {
  type Audit,
  auditPlan,
  checkTitles,
  type Finding,
  type NutritionPlan,
  planRace,
  type PlanSection,
  type RacePlan,
  readRunner,
  setTargets,
} from '@race-nutrition/engine'
import type { Question, Settlement } from '../engine/engine.ts'
import { groundedAsk } from './grounding/grounded-ask.ts'
import { reasonsOf, unreadable } from './grounding/repair-ask.ts'
import { readAnswer } from './reading/read-answer.ts'
import { type Replaced, sectionStands } from './settling/replacement-notes.ts'
import { type Settled, settlePlan } from './settling/settle-plan.ts'
import type { Ask } from './writer.ts'

/** The engine's plan with a model's words beside it, checked as it is handed out. */
export interface Personalised extends Omit<RacePlan, 'details'> {
  /** What of the model's was replaced and why: findings to show beside those of the audit. */
  readonly replaced: readonly Replaced[]
}

/** What a model is asked for answers that make a plan. */
export function askFor(question: Question, { runner, planned } = baselineOf(question)): Ask {
  return groundedAsk(question.answers, runner, planned)
}

/** The best of the model's texts over the engine's plan, with the engine's words where a section cannot stand. */
export function settleTexts(
  question: Question,
  texts: readonly string[],
  baseline = baselineOf(question),
): Settlement<Personalised> {
  let best: Draft | null = null
  for (const text of texts) {
    const draft = draftOf(text, baseline)
    if (draft && draft.hard.length <= (best?.hard.length ?? Infinity)) best = draft
  }
  if (!best) return { made: null, toMend: [unreadable] }
  const toMend = best.hard.length === 0 ? [] : reasonsOf(best.hard, best.replaced)
  return { made: withoutHard(best, baseline), toMend }
}

type Baseline = ReturnType<typeof baselineOf>

/** What an answer is held against: the engine's own plan, made anew, since plans are not sent from thread to thread. */
export function baselineOf({ answers, today }: Question) {
  const read = readRunner(answers, today)
  const made = planRace(answers, today)
  if (!read.ok || !made.ok) throw new Error('A model is asked for a plan that was made.')
  const [runner, planned] = [read.value, made.value]
  const targets = setTargets(runner)
  const readAsAnothers = (plan: NutritionPlan) => auditPlan(plan, runner, targets, 'another').findings
  let own: ReadonlySet<string> | undefined
  return {
    runner,
    planned,
    audited: (plan: NutritionPlan): Audit => auditPlan(plan, runner, targets),
    settled: (written: NutritionPlan): Settled => settlePlan(written, planned),
    /** Hard findings that the engine's own plan does not have, with any word of the model's taken for a food's name. */
    brought: (plan: NutritionPlan): readonly Finding[] => {
      const ours = (own ??= new Set(readAsAnothers(planned.plan).map(sayOf)))
      return readAsAnothers(plan).filter((found) => found.severity === 'hard' && !ours.has(sayOf(found)))
    },
  }
}

const sayOf = ({ id, section, message }: Finding) => `${id} ${section} ${message}`

/** An answer settled against the baseline, with the hard findings that its words brought. */
interface Draft extends Settled {
  readonly hard: readonly Finding[]
}

function draftOf(text: string, baseline: Baseline): Draft | null {
  const answer = readAnswer(text)
  if (!answer.ok) return null
  const settled = baseline.settled(answer.value)
  return { ...settled, hard: baseline.brought(settled.plan) }
}

/** Sections with a hard finding go back to the engine's words, and the whole plan where that does not help. */
function withoutHard(draft: Draft, { planned, audited, brought }: Baseline): Personalised {
  const { facts } = planned
  if (draft.hard.length === 0) return { ...draft, audit: audited(draft.plan), facts }
  const failed = new Map(draft.hard.map(({ section, id }) => [section, id]))
  const stand = [...failed].map(([section, id]) => sectionStands(section, checkTitles[id] ?? id))
  const replaced = [...draft.replaced.filter(({ section }) => !failed.has(section)), ...stand]
  const plan = { ...draft.plan, ...pick(planned.plan, [...failed.keys()]) }
  return brought(plan).length === 0
    ? { plan, facts, audit: audited(plan), replaced }
    : { ...planned, replaced }
}

const pick = (plan: NutritionPlan, sections: readonly PlanSection[]): Partial<NutritionPlan> =>
  Object.fromEntries(sections.map((section) => [section, plan[section]]))
