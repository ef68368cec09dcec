import {
  type FuelOption,
  fuelOptions,
  type Questionnaire,
  type RacePlan,
  readIsoDay,
  readRunner,
  replanner,
} from '@race-nutrition/engine'

export interface ReplanRequest {
  readonly answers: Questionnaire
  /** The runner's own day, as `2026-04-12`. */
  readonly today: string
  /** As set or stored; the engine validates them. */
  readonly preferences?: unknown
}

export type FuelsRequest = Pick<ReplanRequest, 'answers' | 'today'>

export type PlanningRequest =
  | ({ readonly is: 'plan' } & ReplanRequest)
  | ({ readonly is: 'fuels' } & FuelsRequest)

/** The catalog, with why this runner may not take a product; null for answers that the engine refuses. */
export function fuelsFor({ answers, today }: FuelsRequest): readonly FuelOption[] | null {
  const day = readIsoDay(today)
  const read = day && readRunner(answers, day)
  return read?.ok ? fuelOptions(read.value) : null
}

const plan = replanner()

/** The engine's plan, made by this page; null for answers or preferences that it refuses. */
export function planOnDevice({ answers, today, preferences }: ReplanRequest): RacePlan | null {
  const day = readIsoDay(today)
  const made = day && plan(answers, day, preferences)
  return made?.ok ? made.value : null
}
