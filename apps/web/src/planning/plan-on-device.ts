import { planRace, type Questionnaire, type RacePlan, readIsoDay } from '@race-nutrition/engine'

export interface ReplanRequest {
  readonly answers: Questionnaire
  /** The runner's own day, as `2026-04-12`. */
  readonly today: string
  /** As set or stored; the engine validates them. */
  readonly preferences?: unknown
}

/** The engine's plan, made by this page; null for answers or preferences that it refuses. */
export function planOnDevice({ answers, today, preferences }: ReplanRequest): RacePlan | null {
  const day = readIsoDay(today)
  const made = day && planRace(answers, day, preferences)
  return made?.ok ? made.value : null
}
