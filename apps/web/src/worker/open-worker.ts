import type { WorkerMessage } from './worker-message.ts'

export interface OpenWorker<Request, Made> {
  /** Requests run one after the other, so that each gets its own response. Rejects if the worker failed. */
  readonly send: (request: Request, transfer?: readonly Transferable[]) => Promise<Made>
  readonly close: () => void
}

/** Resolves once the worker is ready; rejects if it does not load. */
export async function openWorker<Request, Made>(worker: Worker): Promise<OpenWorker<Request, Made>> {
  try {
    await nextMessage<Made>(worker)
  } catch (error) {
    worker.terminate()
    throw error
  }
  let before: Promise<unknown> = Promise.resolve()
  const send = (request: Request, transfer: readonly Transferable[] = []) => {
    const made = before.then(async () => {
      const message = await nextMessage<Made>(worker, () => worker.postMessage(request, [...transfer]))
      if (message.is !== 'done') throw new Error(`The worker sent "${message.is}" instead of a result.`)
      return message.made
    })
    before = made.catch(() => undefined)
    return made
  }
  return { send, close: () => worker.terminate() }
}

/** The next message of the worker, after `send`. */
function nextMessage<Made>(worker: Worker, send: () => void = () => {}): Promise<WorkerMessage<Made>> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController()
    const listen = { signal: listening.signal }
    const onMessage = ({ data }: MessageEvent<WorkerMessage<Made>>) => {
      listening.abort()
      if (data.is === 'failed') reject(new Error(data.why))
      else resolve(data)
    }
    const fail = (why: unknown) => {
      listening.abort()
      reject(why)
    }
    worker.addEventListener('message', onMessage, listen)
    worker.addEventListener(
      'error',
      ({ message }) => fail(new Error(message || 'The worker did not load.')),
      listen,
    )
    worker.addEventListener(
      'messageerror',
      () => fail(new Error('The message of the worker could not be deserialized.')),
      listen,
    )
    try {
      send()
    } catch (error) {
      // Nothing was sent, so its next message is not a response to this.
      fail(error)
    }
  })
}
