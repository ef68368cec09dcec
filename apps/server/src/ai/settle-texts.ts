import { type ModelLine, planRace, type RacePlan, readRunner } from '@race-nutrition/engine'
import type { Question, Settlement } from '../engine/engine.ts'
import { groundedAsk } from './grounding/grounded-ask.ts'
import { reasonsOf, unreadable } from './grounding/repair-ask.ts'
import { readAnswer } from './reading/read-answer.ts'
import type { Replaced } from './settling/replacement-notes.ts'
import { type Settled, settlePlan } from './settling/settle-plan.ts'
import type { Ask } from './writer.ts'

/**
 * The engine's plan with a model's words beside it. Its facts are the engine's own, and so is its audit: the words were let
 * in by the allow-list alone.
 */
export interface Personalised extends RacePlan {
  readonly lines: readonly ModelLine[]
  /** What of the model's was replaced and why: findings to show beside those of the audit. */
  readonly replaced: readonly Replaced[]
}

/** What a model is asked for answers that make a plan. */
export function askFor(question: Question, { runner, planned } = baselineOf(question)): Ask {
  return groundedAsk(question.answers, runner, planned)
}

/** The best of the model's texts over the engine's plan: the one of which the most lines stand, of equals the last. */
export function settleTexts(
  question: Question,
  texts: readonly string[],
  { planned } = baselineOf(question),
): Settlement<Personalised> {
  let best: Settled | null = null
  for (const text of texts) {
    const answer = readAnswer(text)
    if (!answer.ok) continue
    const settled = settlePlan(answer.value, planned)
    if (!best || settled.lines.length >= best.lines.length) best = settled
  }
  if (!best) return { made: null, toMend: [unreadable] }
  const { fell, ...settled } = best
  const made = { ...planned, ...settled }
  // A second answer costs as much as the first: it is for one of which less stands than fell.
  return { made, toMend: fell > made.lines.length ? reasonsOf(made.replaced) : [] }
}

/** What an answer is held against: the engine's own plan, made anew, since plans are not sent from thread to thread. */
export function baselineOf({ answers, today }: Question) {
  const read = readRunner(answers, today)
  const made = planRace(answers, today)
  if (!read.ok || !made.ok) throw new Error('A model is asked for a plan that was made.')
  return { runner: read.value, planned: made.value }
}
