import type { WorkerSays } from './says.ts'

/**
 * Runs in a worker: does what it is asked and says what came of it. Only the module that opens a worker orders from it,
 * so an order is what `obey` takes. What is made may hand its buffers over.
 */
export function takeOrders<Made>(
  obey: (order: never) => Made | Promise<Made>,
  handOver: (made: Made) => Transferable[] = () => [],
): void {
  self.addEventListener('message', ({ data: order }: MessageEvent) => {
    // Within the promise, so that what is thrown at once is told like what fails later.
    Promise.resolve()
      .then(() => obey(order as never))
      .then(
        (made) => say({ is: 'done', made }, handOver(made)),
        (error: unknown) => say({ is: 'failed', why: String(error) }),
      )
  })
  say({ is: 'ready' })
}

const say = (what: WorkerSays<unknown>, transfer: Transferable[] = []) => self.postMessage(what, { transfer })
