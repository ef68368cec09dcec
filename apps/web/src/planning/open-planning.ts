import type { AnswerProblem } from '@race-nutrition/contract'
import type { FuelOption, RacePlan } from '@race-nutrition/engine'
import { openWorker } from '../worker/open-worker.ts'
import { startWorker } from '../worker/trusted-script.ts'
import type { AnswersRequest, PlanningRequest, ReplanRequest } from './plan-on-device.ts'
import workerUrl from './planning-worker.ts?worker&url'

export interface Planning {
  /** Null for answers or preferences that the engine refuses. */
  readonly plan: (request: ReplanRequest) => Promise<RacePlan | null>
  /** The catalog for this runner; null for answers that the engine refuses. */
  readonly fuels: (request: AnswersRequest) => Promise<readonly FuelOption[] | null>
  /** The answers that the engine refuses. */
  readonly refusals: (request: AnswersRequest) => Promise<readonly AnswerProblem[]>
}

/** Starts the worker that contains the whole engine. */
export async function openPlanning(): Promise<Planning> {
  const { send } = await openWorker<PlanningRequest, unknown>(startWorker(workerUrl))
  return {
    plan: async (request) => (await send({ is: 'plan', ...request })) as RacePlan | null,
    fuels: async (request) => (await send({ is: 'fuels', ...request })) as readonly FuelOption[] | null,
    refusals: async (request) => (await send({ is: 'refusals', ...request })) as readonly AnswerProblem[],
  }
}
