import type { AnswerProblem } from '@race-nutrition/contract'
import { type Field, fieldLabels } from '@race-nutrition/engine'

/** Why the server could not use the answer, without the field's name, which is right above. */
export function refusalMessage(field: Field, refusals: readonly AnswerProblem[]): string | null {
  const message = refusals.find((refusal) => refusal.field === field)?.message
  if (message === undefined) return null
  const name = `${fieldLabels[field]}: `
  return message.startsWith(name) ? message.slice(name.length) : message
}
