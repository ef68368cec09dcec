import { type ModelLine, planRace, type RacePlan, readRunner } from '@race-nutrition/engine'
import type { Question, Settlement } from '../engine/engine.ts'
import { groundedPrompt } from './grounding/grounded-prompt.ts'
import { reasonsOf, unreadable } from './grounding/repair-prompt.ts'
import { readAnswer } from './reading/read-answer.ts'
import type { Replaced } from './settling/replacement-notes.ts'
import { type Settled, settlePlan } from './settling/settle-plan.ts'
import type { Prompt } from './writer.ts'

/**
 * The engine's plan with a model's lines added. Its facts and its audit are the engine's own: the lines passed the
 * allow-list alone.
 */
export interface PersonalizedPlan extends RacePlan {
  readonly lines: readonly ModelLine[]
  /** Which of the model's texts were replaced and why: findings to show beside those of the audit. */
  readonly replaced: readonly Replaced[]
}

/** The prompt for answers that make a plan. */
export function promptFor(question: Question, { runner, planned } = baselineOf(question)): Prompt {
  return groundedPrompt(question.answers, runner, planned)
}

/** The best of the model's texts on top of the engine's plan: the one with the most accepted lines; among equals, the last. */
export function settleTexts(
  question: Question,
  texts: readonly string[],
  { planned } = baselineOf(question),
): Settlement<PersonalizedPlan> {
  let best: Settled | null = null
  for (const text of texts) {
    const answer = readAnswer(text)
    if (!answer.ok) continue
    const settled = settlePlan(answer.value, planned)
    if (!best || settled.lines.length >= best.lines.length) best = settled
  }
  if (!best) return { made: null, toFix: [unreadable] }
  const { rejected, ...settled } = best
  const made = { ...planned, ...settled }
  // A second answer costs as much as the first: it is requested only when more lines were rejected than accepted.
  return { made, toFix: rejected > made.lines.length ? reasonsOf(made.replaced) : [] }
}

/** The baseline of an answer: the engine's own plan, made again, since plans are not sent between threads. */
export function baselineOf({ answers, today, preferences }: Question) {
  const made = planRace(answers, today, preferences)
  const read = readRunner(answers, today, made.ok ? made.value.plan.runner.preferences : undefined)
  if (!read.ok || !made.ok) throw new Error('A model is only called for answers that make a plan.')
  return { runner: read.value, planned: made.value }
}
