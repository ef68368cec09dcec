import type { PdfDocument, PdfPicture } from '@race-nutrition/documents'
import { openWorker, type OpenWorker } from '../../worker/open-worker.ts'
import { startWorker } from '../../worker/trusted-script.ts'
import type { PdfFile, PdfRequest } from './pdf-worker.ts'
import workerUrl from './pdf-worker.ts?worker&url'

/** The workers that compress the pages and write the PDF file. */
export interface PdfWorkers {
  /** Resolves with the picture of a page, whose pixels are transferred: they cannot be used afterward. */
  readonly picture: (pixels: ImageData) => Promise<PdfPicture>
  readonly write: (document: PdfDocument) => Promise<Blob>
  readonly close: () => void
}

/** A page takes longer to compress than to paint: two are compressed while the next is painted. */
export const pagesAtOnce = 2

/** Starts the workers; resolves once they are ready. */
export async function openPdfWorkers(): Promise<PdfWorkers> {
  const opening = Array.from({ length: pagesAtOnce }, openOne)
  const close = () => {
    for (const worker of opening) {
      worker.then(
        (open) => open.close(),
        () => undefined,
      )
    }
  }
  try {
    await Promise.all(opening)
  } catch (error) {
    close()
    throw error
  }
  let turn = 0
  const send = async (...request: Parameters<PdfWorker['send']>) => {
    turn = (turn + 1) % pagesAtOnce
    return (await opening[turn])?.send(...request)
  }
  return {
    picture: async ({ data, width, height }) => {
      // The buffer alone is transferred: of an ImageData the pixels would be copied.
      const made = await send({ is: 'page', data, width, height }, [data.buffer])
      if (!made || made instanceof Uint8Array) throw new Error('The worker made no picture.')
      return made
    },
    write: async (document) => {
      const made = await send({ is: 'document', document })
      if (!(made instanceof Uint8Array)) throw new Error('The worker wrote no file.')
      return new Blob([made], { type: 'application/pdf' })
    },
    close,
  }
}

type PdfWorker = OpenWorker<PdfRequest, PdfPicture | PdfFile>

const openOne = (): Promise<PdfWorker> => openWorker(startWorker(workerUrl))
