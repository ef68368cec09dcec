import {
  type ModelLine,
  type Plan,
  planRace,
  type RacePlan,
  renderPlan,
  renderWords,
  withModelLines,
} from '@race-nutrition/engine'
import type { ModelQuestion } from '../../engine/engine.ts'
import { acceptLines } from '../line-check/accept-lines.ts'
import type { GivenAnswer } from '../reading/read-answer.ts'
import type { RefusedCount, RefusedKind } from './refused.ts'
import { type Coach, followChoices } from './follow-choices.ts'
import { settleChoices } from './settle-choices.ts'

/** The engine's plan with a model's choices and lines in it. */
export interface SettledAnswer {
  readonly planned: RacePlan
  readonly lines: readonly ModelLine[]
  /** How many lines and choices stand. */
  readonly standing: number
  readonly refused: readonly RefusedCount[]
  /** Words that no listed sentence has, for a second try to avoid. */
  readonly unknownWords: readonly string[]
}

/**
 * Plans again with the choices that are permitted, and adds the lines that may stand beside that plan. Every number, food and
 * note is the engine's: its audit is that of the plan as it is now.
 */
export function settleAnswer(
  answer: GivenAnswer,
  question: ModelQuestion,
  baseline: RacePlan,
): SettledAnswer {
  const choices = settleChoices(answer, baseline.plan, question.by)
  const { planned, dropped } = followChoices(choices.coach, baseline, (coach) => withChoices(question, coach))
  const { plan } = planned
  const { accepted, refused, unknownWords } = acceptLines({ lines: answer.lines, plan, lang: question.lang })
  return {
    planned: { ...planned, object: renderPlan(plan, withModelLines(renderWords(plan), accepted, plan)) },
    lines: accepted,
    standing: accepted.length + choicesIn(plan),
    refused: counted([
      ...refused.map(({ kind }) => kind),
      ...Array.from({ length: choices.refused + dropped }, () => 'choice' as const),
    ]),
    unknownWords,
  }
}

/** Those that the plan follows: a dish that would move its day too far is not among them. */
const choicesIn = ({ training_days, race_week, race_day }: Plan): number =>
  [...[...training_days, ...race_week].flatMap(({ meals }) => meals), ...race_day.kit].filter(
    (each) => each.chosen_by_model,
  ).length + (race_day.if_then_by_model?.length ?? 0)

function withChoices({ answers, today, preferences }: ModelQuestion, coach: Coach): RacePlan | null {
  const given = typeof preferences === 'object' ? preferences : null
  const made = planRace(answers, today, { ...given, coach })
  return made.ok ? made.value : null
}

function counted(kinds: readonly RefusedKind[]): RefusedCount[] {
  const counts = new Map<RefusedKind, number>()
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts].map(([kind, count]) => ({ kind, count }))
}
