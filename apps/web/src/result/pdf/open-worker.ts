import type { Answer, DocumentOfPages, Order } from './pdf-worker.ts'

/** The worker that makes files of pages; one order at a time. */
export interface PdfWorker {
  readonly forget: () => Promise<unknown>
  readonly page: (pixels: ImageData) => Promise<unknown>
  readonly write: (document: DocumentOfPages) => Promise<Blob>
  readonly close: () => void
}

/** Starts it; there once it has loaded and answers. */
export async function openWorker(): Promise<PdfWorker> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' })
  const answer = () =>
    new Promise<Uint8Array<ArrayBuffer> | null>((resolve, reject) => {
      const once = { once: true }
      const hear = ({ data }: MessageEvent<Answer>) => {
        worker.removeEventListener('error', fail)
        if (data.is === 'failed') reject(new Error(data.why))
        else resolve(data.is === 'done' ? data.file : null)
      }
      const fail = (event: ErrorEvent) => {
        worker.removeEventListener('message', hear)
        reject(new Error(event.message || 'The worker did not load.'))
      }
      worker.addEventListener('message', hear, once)
      worker.addEventListener('error', fail, once)
    })
  const ask = (order: Order, transfer: Transferable[] = []) => {
    const answered = answer()
    worker.postMessage(order, transfer)
    return answered
  }
  try {
    await answer()
  } catch (error) {
    worker.terminate()
    throw error
  }
  return {
    forget: () => ask({ is: 'forget' }),
    page: (pixels) => ask({ is: 'page', pixels }, [pixels.data.buffer]),
    write: async (document) => {
      const file = await ask({ is: 'document', document })
      if (!file) throw new Error('The worker wrote no file.')
      return new Blob([file], { type: 'application/pdf' })
    },
    close: () => worker.terminate(),
  }
}
