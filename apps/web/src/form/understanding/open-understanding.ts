import { openWorker } from '../../worker/open-worker.ts'
import { startWorker } from '../../worker/trusted-script.ts'
import type { ReadRequest, Readings } from './understanding.ts'
import workerUrl from './understanding-worker.ts?worker&url'

export interface Interpretation {
  readonly read: (request: ReadRequest) => Promise<Readings>
}

/** Starts the worker that parses the answers: the vocabulary of allergies is too large to run on every keystroke. */
export async function openUnderstanding(): Promise<Interpretation> {
  const { send } = await openWorker<ReadRequest, Readings>(startWorker(workerUrl))
  return { read: send }
}
