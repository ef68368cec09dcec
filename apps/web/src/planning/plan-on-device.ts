import { planRace, type Questionnaire, type RacePlan, readIsoDay } from '@race-nutrition/engine'

export interface ReplanRequest {
  readonly answers: Questionnaire
  /** The runner's own day, as `2026-04-12`. */
  readonly today: string
}

/** The engine's plan, made by this page; null for answers that it refuses. */
export function planOnDevice(answers: Questionnaire, today: string): RacePlan | null {
  const day = readIsoDay(today)
  const made = day && planRace(answers, day)
  return made?.ok ? made.value : null
}
