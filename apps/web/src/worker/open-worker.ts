import type { WorkerSays } from './says.ts'

export interface OpenWorker<Order, Made> {
  /** Orders wait for one another, so that each hears what came of it. Rejects where the worker could not do it. */
  readonly ask: (order: Order, handedOver?: readonly Transferable[]) => Promise<Made>
  readonly close: () => void
}

/** The worker, once it has loaded and answers; rejects where it does not load. */
export async function openWorker<Order, Made>(worker: Worker): Promise<OpenWorker<Order, Made>> {
  try {
    await heard<Made>(worker)
  } catch (error) {
    worker.terminate()
    throw error
  }
  let before: Promise<unknown> = Promise.resolve()
  const ask = (order: Order, handedOver: readonly Transferable[] = []) => {
    const made = before.then(async () => {
      const says = await heard<Made>(worker, () => worker.postMessage(order, [...handedOver]))
      if (says.is !== 'done') throw new Error(`The worker says "${says.is}" to an order.`)
      return says.made
    })
    before = made.catch(() => undefined)
    return made
  }
  return { ask, close: () => worker.terminate() }
}

/** What the worker says next, once it was asked. */
function heard<Made>(worker: Worker, tell: () => void = () => {}): Promise<WorkerSays<Made>> {
  return new Promise((resolve, reject) => {
    const hearing = new AbortController()
    const listen = { signal: hearing.signal }
    const hear = ({ data }: MessageEvent<WorkerSays<Made>>) => {
      hearing.abort()
      if (data.is === 'failed') reject(new Error(data.why))
      else resolve(data)
    }
    const fail = (why: unknown) => {
      hearing.abort()
      reject(why)
    }
    worker.addEventListener('message', hear, listen)
    worker.addEventListener(
      'error',
      ({ message }) => fail(new Error(message || 'The worker did not load.')),
      listen,
    )
    worker.addEventListener(
      'messageerror',
      () => fail(new Error('What the worker said could not be read.')),
      listen,
    )
    try {
      tell()
    } catch (error) {
      // Nothing was asked: the next thing that it says is no answer to this.
      fail(error)
    }
  })
}
