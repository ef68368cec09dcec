import { lowercaseFirst } from '../../letter-case.ts'
import { findEvidence } from '../../evidence/index.ts'
import type { Evidence } from '../../evidence/rule.ts'
import { sources } from '../../evidence/sources.ts'
import { mentions } from '../../health.ts'
import type { Plan } from '../../plan.ts'
import type { Nutrient, Reason } from '../../reason.ts'
import { type AnswerAsRead, answerAsRead } from './answers-as-read.ts'
import { dayWords } from './days.ts'
import type { ReasonRenderer } from './reason-renderer.ts'
import { rowWords } from './rows.ts'
import { targetWords } from './target-words.ts'
import { totalWords } from './totals.ts'

/** The reason of a number, in plain words. */
export interface RenderedReason {
  readonly rule: string
  /** With `choice`, named as one. */
  readonly text: string
  /** The same without `choice`. */
  readonly how: string
  /** Why this product chose so; null if the rule has a source. */
  readonly choice: string | null
  /** Null if the rule is a choice of this product. */
  readonly source: { readonly title: string; readonly year: number; readonly doi: string | null } | null
  readonly because: readonly AnswerAsRead[]
}

/** Every reason of the plan, by its path. */
export const renderReasons = (plan: Plan): Readonly<Record<string, RenderedReason>> =>
  Object.fromEntries(
    Object.entries(plan.reasons).map(([path, reason]) => [path, inWords(plan, path, reason)]),
  )

/** The reason at this path of the plan's `reasons`; null if there is none. `reasonPathFor` gives the path for a number. */
export function renderReason(plan: Plan, path: string): RenderedReason | null {
  const reason = plan.reasons[path]
  return reason ? inWords(plan, path, reason) : null
}

function inWords(plan: Plan, path: string, reason: Reason): RenderedReason {
  const evidence = findEvidence(reason.rule)
  if (!evidence) throw new Error(`${reason.rule} is no rule or choice of the evidence`)
  const how = sentences(plan, path, reason)
    .filter((text) => text !== '')
    .join(' ')
  const choice = evidence.kind === 'choice' ? evidence.because : null
  return {
    rule: reason.rule,
    text: [how, ...(choice === null ? [] : [ownChoice(choice)])].filter((text) => text !== '').join(' '),
    how,
    choice,
    source: sourceOf(evidence),
    because: reason.because
      .filter((field) => field !== 'weight' || !mentions(plan.runner, 'eating_disorder'))
      .map((field) => answerAsRead(plan, field)),
  }
}

function sentences(plan: Plan, path: string, reason: Reason): readonly string[] {
  const [, index, nutrient] = /^race_day\.rows\.(\d+)\.(\w+)$/.exec(path) ?? []
  const row = plan.race_day.rows[Number(index)]
  if (row) return rowWords(plan, row, nutrient as Nutrient)
  const words = wordsByPath[path]
  if (!words) throw new Error(`${path} has a reason without words`)
  return words(plan, reason)
}

const wordsByPath: Readonly<Record<string, ReasonRenderer>> = { ...targetWords, ...dayWords, ...totalWords }

/** The sentence that names a choice of this product as one, and why. */
const ownChoice = (because: string) => `This is our own choice: ${lowercaseFirst(because)}`

function sourceOf(evidence: Evidence): RenderedReason['source'] {
  if (evidence.kind === 'choice') return null
  const { title, year, doi } = sources[evidence.source]
  return { title, year, doi }
}
