import type { AnswerProblem } from '@race-nutrition/contract'
import {
  type FuelOption,
  fuelOptions,
  type Questionnaire,
  type RacePlan,
  readIsoDay,
  readRunner,
  renderRefusal,
  replanner,
} from '@race-nutrition/engine'

export interface ReplanRequest {
  readonly answers: Questionnaire
  /** The runner's own day, as `2026-04-12`. */
  readonly today: string
  /** As set or stored; the engine validates them. */
  readonly preferences?: unknown
}

/** The answers and the day alone. */
export type AnswersRequest = Pick<ReplanRequest, 'answers' | 'today'>

export type PlanningRequest =
  | ({ readonly is: 'plan' } & ReplanRequest)
  | ({ readonly is: 'fuels' } & AnswersRequest)
  | ({ readonly is: 'refusals' } & AnswersRequest)

/** The catalog, with why this runner may not take a product; null for answers that the engine refuses. */
export function fuelsFor({ answers, today }: AnswersRequest): readonly FuelOption[] | null {
  const day = readIsoDay(today)
  const read = day && readRunner(answers, day)
  return read?.ok ? fuelOptions(read.value) : null
}

/** The answers that the engine cannot use, with what the runner reads beside each. */
export function refusalsFor({ answers, today }: AnswersRequest): readonly AnswerProblem[] {
  const day = readIsoDay(today)
  const read = day && readRunner(answers, day)
  if (!read || read.ok) return []
  return read.refused.map((refusal) => ({
    field: refusal.field,
    code: refusal.code,
    message: renderRefusal(refusal),
  }))
}

const plan = replanner()

/** The engine's plan, made by this page; null for answers or preferences that it refuses. */
export function planOnDevice({ answers, today, preferences }: ReplanRequest): RacePlan | null {
  const day = readIsoDay(today)
  const made = day && plan(answers, day, preferences)
  return made?.ok ? made.value : null
}
