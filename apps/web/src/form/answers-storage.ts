import {
  emptyQuestionnaire,
  type Field,
  fieldOptions,
  fields,
  type Questionnaire,
} from '@race-nutrition/engine'
import { readText, removeText, writeText } from '../kept/device-storage.ts'

// A later form with other questions needs another key.
const key = 'race-nutrition/answers/v1'

/** The answers stored on this device; an empty questionnaire if there are none, or none that can be parsed. */
export function storedAnswers(): Questionnaire {
  try {
    const stored = readText(key)
    return stored === null ? emptyQuestionnaire : readAnswers(JSON.parse(stored))
  } catch {
    return emptyQuestionnaire
  }
}

export const storeAnswers = (answers: Questionnaire): void => writeText(key, JSON.stringify(answers))

export const removeStoredAnswers = (): void => removeText(key)

// Of this tab alone, as the link or the file that was opened in it.
const keyBeforeFill = 'race-nutrition/answers-before-fill/v1'

/** The answers that a link or a file took the place of; null if none were lost. */
export function answersBeforeFill(): Questionnaire | null {
  try {
    const stored = sessionStorage.getItem(keyBeforeFill)
    return stored === null ? null : readAnswers(JSON.parse(stored))
  } catch {
    return null
  }
}

export function keepAnswersBeforeFill(answers: Questionnaire | null): void {
  try {
    if (answers === null) sessionStorage.removeItem(keyBeforeFill)
    else sessionStorage.setItem(keyBeforeFill, JSON.stringify(answers))
  } catch {
    // Without storage they come back until the page is left.
  }
}

/** A complete questionnaire from whatever was stored: an invalid answer is replaced by its default. */
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
