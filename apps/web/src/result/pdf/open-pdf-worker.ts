import { openWorker } from '../../worker/open-worker.ts'
import { startWorker } from '../../worker/trusted-script.ts'
import type { DocumentOfPages, PdfRequest, PdfFile } from './pdf-worker.ts'
import workerUrl from './pdf-worker.ts?worker&url'

/** The worker that writes the PDF file. */
export interface PdfWorker {
  readonly forget: () => Promise<unknown>
  readonly page: (pixels: ImageData) => Promise<unknown>
  readonly write: (document: DocumentOfPages) => Promise<Blob>
  readonly close: () => void
}

/** Starts the worker; resolves once it is ready. */
export async function openPdfWorker(): Promise<PdfWorker> {
  const { send, close } = await openWorker<PdfRequest, PdfFile | null>(startWorker(workerUrl))
  return {
    forget: () => send({ is: 'forget' }),
    page: (pixels) => send({ is: 'page', pixels }, [pixels.data.buffer]),
    write: async (document) => {
      const file = await send({ is: 'document', document })
      if (!file) throw new Error('The worker wrote no file.')
      return new Blob([file], { type: 'application/pdf' })
    },
    close,
  }
}
