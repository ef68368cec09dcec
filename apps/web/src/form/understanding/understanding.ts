import {
  type Field,
  fields,
  type Questionnaire,
  readIsoDay,
  type Interpretation,
  interpretAnswer,
} from '@race-nutrition/engine'

export type Reading = Interpretation
export type Readings = Partial<Record<Field, Reading>>

export interface ReadRequest {
  readonly answers: Questionnaire
  /** The runner's own day, as `2026-04-12`. */
  readonly today: string
}

/** How the engine reads each answer while the others are as they are. */
export function readingsOf(answers: Questionnaire, today: string): Readings {
  const day = readIsoDay(today)
  if (!day) return {}
  const readings = fields.map(
    (field) => [field, interpretAnswer(field, answers[field], answers, day)] as const,
  )
  return Object.fromEntries(readings.filter(([, reading]) => reading !== null))
}
