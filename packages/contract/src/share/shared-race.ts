import {
  type Field,
  fieldOptions,
  fields,
  longestAnswer,
  ok,
  type Preferences,
  type Questionnaire,
  readIsoDay,
  readPreferences,
  type Result,
  refuse,
  type ShareFault,
} from '@race-nutrition/engine'
import * as z from 'zod'
import { isoDay } from '../wire.ts'

/** A race as links and files hold it: what a plan is made from. */
export interface SharedRace {
  readonly answers: Questionnaire
  readonly preferences: Preferences
}

/** What made a link or a file: with the same engine on the same day, the same answers give the same plan. */
export interface MadeWith {
  /** "3.13.0" */
  readonly engine: string
  /** `2026-11-27` */
  readonly today: string
}

export const sharedEngine = z.string().regex(/^\d{1,4}(?:\.\d{1,4}){2}$/)
export const sharedDay = isoDay.refine((day) => readIsoDay(day) !== undefined)

/**
 * Parses answers and preferences of any shape as if they were typed: an answer is an option of the form or a text that is
 * not too long, which the engine reads when a plan is made; preferences are those of the engine's own schema.
 */
export function readSharedRace(given: {
  readonly answers: Readonly<Partial<Record<Field, unknown>>>
  readonly preferences: unknown
}): Result<SharedRace, ShareFault> {
  const faulty = fields.find((field) => !isAnswer(field, answerOf(given.answers, field)))
  if (faulty) return refuse({ code: 'unusable-answer', field: faulty })
  const preferences = readPreferences(given.preferences)
  if (!preferences.ok) {
    const [fault] = preferences.refused
    return refuse(fault ? { code: 'unusable-preference', fault } : { code: 'wrong-shape' })
  }
  const answers = fields.map((field) => [field, answerOf(given.answers, field)])
  return ok({ answers: Object.fromEntries(answers) as Questionnaire, preferences: preferences.value })
}

const answerOf = (answers: Readonly<Partial<Record<Field, unknown>>>, field: Field) =>
  Object.hasOwn(answers, field) ? answers[field] : undefined

function isAnswer(field: Field, answer: unknown): answer is string {
  if (typeof answer !== 'string') return false
  const options: Partial<Record<Field, readonly string[]>> = fieldOptions
  const { most, allergies } = longestAnswer.value
  return options[field]?.includes(answer) ?? answer.length <= (field === 'allergies' ? allergies : most)
}
