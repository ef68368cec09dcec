import {
  type ModelLine,
  type NutritionPlan,
  type RacePlan,
  renderPlan,
  withModelLines,
  renderWords,
} from '@race-nutrition/engine'
import { acceptLines } from '../line-check/accept-lines.ts'
import { findChanges } from './find-changes.ts'
import { writtenLines } from './written-lines.ts'
import { notesOf } from './refused-lines.ts'
import type { Replaced } from './replacement-notes.ts'

export interface Settled {
  /** The nine sections with the lines in their places. */
  readonly object: NutritionPlan
  /** The model's accepted lines and their places. */
  readonly lines: readonly ModelLine[]
  readonly replaced: readonly Replaced[]
  /** How many lines of the model were rejected. */
  readonly rejected: number
}

/**
 * The engine's plan with the model's accepted lines, added after the engine's own. Every number, time, dose, food and note of
 * the engine stays as it is, so nothing is lost that the model left out or changed.
 */
export function settlePlan(written: NutritionPlan, { object: own, plan }: RacePlan): Settled {
  const { accepted, refused } = acceptLines({ lines: writtenLines(written), plan, lang: 'en' })
  // The engine's own lines come back with every plan.
  const rejected = refused.filter(({ kind }) => kind !== 'copy')
  return {
    object: renderPlan(plan, withModelLines(renderWords(plan), accepted, plan)),
    lines: accepted,
    replaced: deduplicated([...findChanges(written, own), ...notesOf(rejected)]),
    rejected: rejected.length,
  }
}

const deduplicated = (replaced: readonly Replaced[]) =>
  replaced.filter(
    ({ section, message }, at) =>
      replaced.findIndex((other) => other.section === section && other.message === message) === at,
  )
