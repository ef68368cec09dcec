import type { WorkerMessage } from './worker-message.ts'

/**
 * Runs in a worker: handles each request and posts its outcome. Only the module that opens a worker sends requests, so a
 * request is whatever `handle` takes. The buffers of a result may be transferred.
 */
export function serveRequests<Made>(
  handle: (request: never) => Made | Promise<Made>,
  transferables: (made: Made) => Transferable[] = () => [],
): void {
  self.addEventListener('message', ({ data: request }: MessageEvent) => {
    // Within the promise, so that a synchronous error is reported like an asynchronous one.
    Promise.resolve()
      .then(() => handle(request as never))
      .then(
        (made) => post({ is: 'done', made }, transferables(made)),
        (error: unknown) => post({ is: 'failed', why: String(error) }),
      )
  })
  post({ is: 'ready' })
}

const post = (message: WorkerMessage<unknown>, transfer: Transferable[] = []) =>
  self.postMessage(message, { transfer })
