import { type Plan, renderWords } from '@race-nutrition/engine'

/** The sentences about wishes for the kitchen that this plan does not keep, without those that the one before said too. */
export function newlyNotKept(before: Plan, after: Plan): readonly string[] {
  if ((after.kitchen_not_kept ?? []).length === 0) return []
  const said = new Set(sentencesOf(before))
  return sentencesOf(after).filter((sentence) => !said.has(sentence))
}

const sentencesOf = (plan: Plan): string[] =>
  renderWords(plan).notes.flatMap(({ code, text }) => (code === 'kitchen-not-kept' ? [text] : []))
