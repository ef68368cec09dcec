import { openWorker } from '../../worker/open-worker.ts'
import { startWorker } from '../../worker/trusted-script.ts'
import type { DocumentOfPages, Order, PdfFile } from './pdf-worker.ts'
import workerUrl from './pdf-worker.ts?worker&url'

/** The worker that makes files of pages. */
export interface PdfWorker {
  readonly forget: () => Promise<unknown>
  readonly page: (pixels: ImageData) => Promise<unknown>
  readonly write: (document: DocumentOfPages) => Promise<Blob>
  readonly close: () => void
}

/** Starts it; there once it has loaded and answers. */
export async function openPdfWorker(): Promise<PdfWorker> {
  const { ask, close } = await openWorker<Order, PdfFile | null>(startWorker(workerUrl))
  return {
    forget: () => ask({ is: 'forget' }),
    page: (pixels) => ask({ is: 'page', pixels }, [pixels.data.buffer]),
    write: async (document) => {
      const file = await ask({ is: 'document', document })
      if (!file) throw new Error('The worker wrote no file.')
      return new Blob([file], { type: 'application/pdf' })
    },
    close,
  }
}
