import type { RacePlan } from '@race-nutrition/engine'
import { openWorker } from '../worker/open-worker.ts'
import { startWorker } from '../worker/trusted-script.ts'
import type { ReplanRequest } from './plan-on-device.ts'
import workerUrl from './planning-worker.ts?worker&url'

export interface Planning {
  /** Null for answers or preferences that the engine refuses. */
  readonly plan: (request: ReplanRequest) => Promise<RacePlan | null>
}

/** Starts the worker that contains the whole engine. */
export async function openPlanning(): Promise<Planning> {
  const { send } = await openWorker<ReplanRequest, RacePlan | null>(startWorker(workerUrl))
  return { plan: send }
}
