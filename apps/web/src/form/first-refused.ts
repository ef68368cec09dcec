import type { AnswerProblem } from '@race-nutrition/contract'
import { type Field, fields } from '@race-nutrition/engine'

/** The first refused question in the order of the form; null if none of them is refused. */
export const firstRefused = (refusals: readonly AnswerProblem[]): Field | null =>
  fields.find((field) => refusals.some((refusal) => refusal.field === field)) ?? null

/** The element for an answer: its input, or the chosen option of a group. */
export const questionOf = (field: Field): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[name="${field}"]:checked`) ??
  document.querySelector<HTMLElement>(`[name="${field}"]`)
