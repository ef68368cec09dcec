import { openWorker } from '../worker/open-worker.ts'
import { startWorker } from '../worker/trusted-script.ts'
import type { ReadOrder, Readings } from './understanding.ts'
import workerUrl from './understanding-worker.ts?worker&url'

export interface Interpretation {
  readonly read: (order: ReadOrder) => Promise<Readings>
}

/** Starts the worker that reads the answers: the words of every allergy are too many for a key to wait for. */
export async function openUnderstanding(): Promise<Interpretation> {
  const { ask } = await openWorker<ReadOrder, Readings>(startWorker(workerUrl))
  return { read: ask }
}
