import type { IgnoredWish } from '@race-nutrition/contract'
import { type ModelLine, planRace, type RacePlan } from '@race-nutrition/engine'
import type { ModelQuestion, Settlement } from '../engine/engine.ts'
import { groundedPrompt } from './grounding/grounded-prompt.ts'
import { reasonsOf, unreadable } from './grounding/repair-prompt.ts'
import { readAnswer } from './reading/read-answer.ts'
import type { RefusedCount } from './settling/refused.ts'
import { type SettledAnswer, settleAnswer } from './settling/settle-answer.ts'
import { settleWish } from './wish/settle-wish.ts'
import { wishPrompt } from './wish/wish-prompt.ts'
import type { Prompt } from './writer.ts'

/** The engine's plan with what a model chose and wrote, or with a wish that it read; and how much was left out. */
export interface PersonalizedPlan extends RacePlan {
  readonly lines: readonly ModelLine[]
  readonly refused: readonly RefusedCount[]
  /** The parts of a wish that were not taken; undefined if there was no wish. */
  readonly ignored?: readonly IgnoredWish[]
}

/** The prompt for answers that make a plan. */
export const promptFor = (question: ModelQuestion, baseline = baselineOf(question)): Prompt =>
  question.wish === undefined ? groundedPrompt(question, baseline) : wishPrompt(question, baseline.plan)

/** The best of the model's texts on top of the engine's plan: the one of which most stands; among equals, the last. */
export function settleTexts(
  question: ModelQuestion,
  texts: readonly string[],
  baseline = baselineOf(question),
): Settlement<PersonalizedPlan> {
  if (question.wish !== undefined) return settleWishes(question, texts, baseline)
  let best: SettledAnswer | null = null
  for (const text of texts) {
    const answer = readAnswer(text)
    if (!answer.ok) continue
    const settled = settleAnswer(answer.value, question, baseline)
    if (!best || settled.standing >= best.standing) best = settled
  }
  if (!best) return { made: null, toFix: [unreadable.plan] }
  const { planned, lines, standing, refused, unknownWords } = best
  const rejected = refused.reduce((sum, { count }) => sum + count, 0)
  // A second answer costs as much as the first: it is requested only when more was rejected than accepted.
  return {
    made: { ...planned, lines, refused },
    toFix: rejected > standing ? reasonsOf(refused, unknownWords) : [],
  }
}

/** The last text that can be read: a wish is asked about again only where none can. */
function settleWishes(
  question: ModelQuestion,
  texts: readonly string[],
  baseline: RacePlan,
): Settlement<PersonalizedPlan> {
  const [settled] = texts.toReversed().flatMap((text) => settleWish(text, question, baseline) ?? [])
  if (!settled) return { made: null, toFix: [unreadable.wish] }
  return { made: { ...settled.planned, lines: [], refused: [], ignored: settled.ignored }, toFix: [] }
}

/**
 * The baseline of an answer: the engine's own plan, made again, since plans are not sent between threads. What a model chose
 * before is not in it, unless a wish comes on top of that.
 */
export function baselineOf({ answers, today, preferences, wish }: ModelQuestion): RacePlan {
  const made = planRace(answers, today, wish === undefined ? withoutCoach(preferences) : preferences)
  if (!made.ok) throw new Error('A model is only called for answers that make a plan.')
  return made.value
}

function withoutCoach(preferences: unknown): unknown {
  if (typeof preferences !== 'object' || preferences === null) return preferences
  const { coach: _before, ...own } = preferences as { readonly coach?: unknown }
  return own
}
