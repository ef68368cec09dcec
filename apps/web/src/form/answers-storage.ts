import {
  emptyQuestionnaire,
  type Field,
  fieldOptions,
  fields,
  type Questionnaire,
} from '@race-nutrition/engine'

// A later form that asks other questions takes another key.
const key = 'race-nutrition/answers/v1'

/** The answers that this device keeps; the empty form where it keeps none, or none that can be read. */
export function keptAnswers(): Questionnaire {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? emptyQuestionnaire : readAnswers(JSON.parse(stored))
  } catch {
    return emptyQuestionnaire
  }
}

/** Keeps them on this device. A device that refuses (private window, full) loses nothing else. */
export function keepAnswers(answers: Questionnaire): void {
  try {
    localStorage.setItem(key, JSON.stringify(answers))
  } catch {
    // The form works without.
  }
}

export function forgetAnswers(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing could be kept there either.
  }
}

/** Whatever was stored as a whole questionnaire: an answer that is none takes its default. */
export function readAnswers(stored: unknown): Questionnaire {
  const given = new Map(Object.entries(stored ?? {}))
  const answers = fields.map((field) => {
    const answer: unknown = given.get(field)
    return [field, isAnswer(field, answer) ? answer : emptyQuestionnaire[field]]
  })
  return Object.fromEntries(answers) as Questionnaire
}

function isAnswer(field: Field, answer: unknown): answer is string {
  if (typeof answer !== 'string') return false
  const options: Partial<Record<Field, readonly string[]>> = fieldOptions
  return options[field]?.includes(answer) ?? true
}
