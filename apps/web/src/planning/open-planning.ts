import type { RacePlan } from '@race-nutrition/engine'
import { openWorker } from '../worker/open-worker.ts'
import { startWorker } from '../worker/trusted-script.ts'
import type { PlanOrder } from './plan-on-device.ts'
import workerUrl from './planning-worker.ts?worker&url'

export interface Planning {
  /** Null for answers that the engine refuses. */
  readonly plan: (order: PlanOrder) => Promise<RacePlan | null>
}

/** Starts the worker that holds the whole engine. */
export async function openPlanning(): Promise<Planning> {
  const { ask } = await openWorker<PlanOrder, RacePlan | null>(startWorker(workerUrl))
  return { plan: ask }
}
